import { Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Live } from '../../apollo/Live.tsx';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { failureCode, isNetworkFailure } from '../../apollo/read-failure.ts';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { useOnReturn } from '../../apollo/use-on-return.ts';
import type { OrderPageQuery } from '../../gql/graphql.ts';
import { useOrderPageChangedSubscription, useOrderPageQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { orderPageTexts as texts } from '../../messages/order-page.ts';
import { callTexts } from '../../messages/shell.ts';
import { useOfflinePage } from '../../offline/use-offline-page.ts';
import { useSession } from '../../session/session.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { FoundTicketActions } from '../finding/FoundTicketActions.tsx';
import { FoundReceipts } from '../receipts/FoundReceipts.tsx';
import { OrderReceipts } from '../receipts/OrderReceipts.tsx';
import { admits } from '../tickets/codes/TicketCodes.tsx';
import { HolderActions } from '../tickets/holder/HolderActions.tsx';
import { isVoidTicket } from '../tickets/is-void-ticket.ts';
import { TicketActions } from '../tickets/TicketActions.tsx';
import { TicketCard } from '../tickets/TicketCard.tsx';
import { OrderNow } from './OrderNow.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { savedOrder, saveOrder } from './saved-orders.ts';
import { UnknownOrder } from './UnknownOrder.tsx';

graphql(`
  fragment OrderPage_order on Order {
    id
    number
    status
    event {
      id
      name
      endDate
      ...OrderNow_event
    }
    tickets {
      id
      status
      qrText
      file
      viewerIsHolder
      ...OrderNow_ticket
      ...TicketCard_ticket
      ...HolderActions_ticket
      ...FoundTicketActions_ticket
    }
    ...OrderSteps_order
  }
`);

graphql(`
  query OrderPage($id: ID!, $orderKey: String, $pass: String) {
    order(id: $id, orderKey: $orderKey, pass: $pass) {
      ...OrderPage_order @unmask
    }
  }
`);

graphql(`
  subscription OrderPageChanged($id: ID!, $orderKey: String, $pass: String) {
    orderChanged(id: $id, orderKey: $orderKey, pass: $pass) {
      ...OrderPage_order @unmask
    }
  }
`);

type PageOrder = NonNullable<OrderPageQuery['order']>;

/** How a reader proves an order; without any of them, by the account. */
interface OrderProof {
  orderKey: string | null;
  pass: string | null;
}

interface OrderViewProps {
  id: string;
  proof: OrderProof;
}

/** One order with its tickets, live; the copy on this device when the server does not answer. */
export function OrderView({ id, proof }: OrderViewProps) {
  const userId = useSession()?.user.id ?? null;
  const saved = savedOrder<PageOrder>(userId, id);
  const variables = { id, ...proof };
  const { data, loading, error, refetch } = useOrderPageQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const order = data?.order ?? null;
  useOrderPageChangedSubscription({ variables, skip: order === null, ignoreResults: true });
  // Entries are not announced to each order: a guest who looks again sees that they are in.
  useOnReturn(refetchQuietly({ refetch }));
  const isCached = useOfflinePage('ticket', order !== null);
  useEffect(() => {
    if (order) saveOrder(userId, order);
  }, [order, userId]);

  if (order) return <Shown order={order} proof={proof} isCached={isCached === true} />;
  const isAway = error !== undefined && isNetworkFailure(error);
  if (saved && (loading || isAway))
    return (
      <Shown order={saved.order} proof={proof} since={isAway ? saved.savedAt : null} isOffline={isAway} />
    );
  if (loading) return <SkeletonBlock label={texts.title} height={420} />;
  const isUnknown = !error || ['NOT_FOUND', 'LINK_INVALID'].includes(failureCode(error) ?? '');
  if (isUnknown) return <UnknownOrder />;
  return <QueryFailure title={callTexts.loadFailed(texts.loaded)} error={error} refetch={refetch} />;
}

interface ShownProps {
  order: PageOrder;
  proof: OrderProof;
  isCached?: boolean;
  isOffline?: boolean;
  /** When the shown copy was saved; null while online. */
  since?: number | null;
}

function Shown({ order, proof, isCached = false, isOffline = false, since = null }: ShownProps) {
  const isMember = useSession() !== null;
  const { pass } = proof;
  const [isOver] = useState(() => Date.parse(order.event.endDate) <= Date.now());
  const receipts = !isOffline && order.status !== 'HELD' && <Receipts order={order} proof={proof} />;
  return (
    <>
      {since !== null && (
        <Group justify="flex-end" mb="xs">
          <LiveDot status="offline" since={since} />
        </Group>
      )}
      <OrderNow
        event={order.event}
        tickets={order.tickets}
        {...(pass && { pass })}
        canAnswer={!isOffline && (pass !== null || isMember)}
        unpaidId={order.status === 'HELD' ? order.id : null}
        afterwards={isOver && receipts}
      />
      <PageTitle
        title={order.event.name}
        lead={
          <>
            {texts.number} <TicketNumber>{order.number}</TicketNumber>
          </>
        }
      >
        {!isOffline && <Live />}
      </PageTitle>
      <OrderSteps order={order} />
      <Stack gap="xl">
        {order.tickets.map((ticket) => (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            isCodeShown={admits(ticket)}
            actions={<Actions ticket={ticket} proof={proof} isOffline={isOffline} />}
          />
        ))}
      </Stack>
      {!isOver && receipts}
      {isCached && (
        <Text size="sm" c="dimmed" mt="lg">
          {texts.keptHere}
        </Text>
      )}
    </>
  );
}

function Actions({
  ticket,
  proof: { orderKey, pass },
  isOffline,
}: {
  ticket: PageOrder['tickets'][number];
  proof: OrderProof;
  isOffline: boolean;
}) {
  if (pass !== null && !isOffline)
    return <FoundTicketActions ticket={ticket} pass={pass} showsOnly onReplaced={() => undefined} />;
  if (ticket.viewerIsHolder)
    return <HolderActions ticket={ticket} isOffline={isOffline} orderKey={orderKey} />;
  return (
    <TicketActions
      ticketId={ticket.id}
      file={ticket.file}
      isPlain
      hasPdf={!isOffline}
      isVoid={isVoidTicket(ticket)}
      orderKey={orderKey}
    />
  );
}

function Receipts({ order: { id, status }, proof: { orderKey, pass } }: Pick<ShownProps, 'order' | 'proof'>) {
  if (pass !== null) return <FoundReceipts pass={pass} />;
  if (status === 'DUE') return null;
  return <OrderReceipts order={{ id, key: orderKey }} heading={2} />;
}
