import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Live } from '../../apollo/Live.tsx';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { failureCode, isNetworkFailure } from '../../apollo/read-failure.ts';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { useOnReturn } from '../../apollo/use-on-return.ts';
import type { MoveAnswer, OrderPageQuery } from '../../gql/graphql.ts';
import { useOrderPageChangedSubscription, useOrderPageQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts } from '../../messages/finding.ts';
import { orderPageTexts as texts } from '../../messages/order-page.ts';
import { callTexts } from '../../messages/shell.ts';
import { useOfflinePage } from '../../offline/use-offline-page.ts';
import { useSession } from '../../session/session.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { EndMailLink } from '../finding/EndMailLink.tsx';
import { FoundTicketActions } from '../finding/FoundTicketActions.tsx';
import { FreshLink } from '../finding/FreshLink.tsx';
import { isViewOnly, type OpenPass, ticketPass } from '../finding/ticket-pass.ts';
import { OrderPhone } from '../phone/OrderPhone.tsx';
import { FoundReceipts } from '../receipts/FoundReceipts.tsx';
import { OrderReceipts } from '../receipts/OrderReceipts.tsx';
import { admits } from '../tickets/codes/TicketCodes.tsx';
import { HolderActions } from '../tickets/holder/HolderActions.tsx';
import { isVoidTicket } from '../tickets/is-void-ticket.ts';
import { PhoneProofContext } from '../tickets/live/phone-proof.ts';
import { removeTicket, saveTickets } from '../tickets/saved-tickets.ts';
import { TicketActions } from '../tickets/TicketActions.tsx';
import { TicketCard } from '../tickets/TicketCard.tsx';
import { forgetOrders } from './forget-orders.ts';
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
      entryRule
      entriesLeft
      qrText
      file
      expiresAt
      viewerIsHolder
      event {
        id
        startDate
      }
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
export interface OrderProof {
  orderKey: string | null;
  pass: OpenPass | null;
}

const BY_ACCOUNT: OrderProof = { orderKey: null, pass: null };

interface OrderViewProps {
  id: string;
  /** Tried in turn until one opens the order. */
  proofs: readonly OrderProof[];
  /** Answer that the reader chose in the mail about a move. */
  chosen?: MoveAnswer | null;
  /** Whether a mailed link among the proofs before was over. */
  isLinkOver?: boolean;
  /** Called when the reader of a mailed link leaves the order. */
  onEnd: () => void;
}

/** One order with its tickets, live; the copy on this device when the server does not answer. */
export function OrderView(props: OrderViewProps) {
  const { id, proofs, chosen = null, isLinkOver = false, onEnd } = props;
  const [proof = BY_ACCOUNT, ...others] = proofs;
  const { orderKey, pass } = proof;
  const userId = useSession()?.user.id ?? null;
  // Once the proof has failed the next one is shown for good, and this one is not asked for again.
  const [overBefore, setOverBefore] = useState<boolean | null>(null);
  const saved = savedOrder<PageOrder>(userId, id);
  const variables = { id, orderKey, pass: pass?.pass ?? null };
  const { data, loading, error, refetch } = useOrderPageQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    skip: overBefore !== null,
  });
  const order = data?.order ?? null;
  useOrderPageChangedSubscription({ variables, skip: order === null, ignoreResults: true });
  // For what happened while the phone slept.
  useOnReturn(() => {
    if (overBefore === null) refetchQuietly({ refetch })();
  });
  const isCached = useOfflinePage('ticket', order !== null);
  useEffect(() => {
    if (order) saveOrder(userId, order);
  }, [order, userId]);
  useEffect(() => {
    if (order && pass?.isFromMail) keepOfMail(order, pass, userId);
  }, [order, pass, userId]);

  if (overBefore !== null) return <OrderView {...props} proofs={others} isLinkOver={overBefore} />;
  const shown = { proof, chosen, onEnd, onReplaced: refetchQuietly({ refetch }) };
  if (order) return <Shown order={order} isCached={isCached === true} {...shown} />;
  const isAway = error !== undefined && isNetworkFailure(error);
  if (saved && (loading || isAway))
    return <Shown order={saved.order} since={isAway ? saved.savedAt : null} isOffline={isAway} {...shown} />;
  if (loading) return <SkeletonBlock label={texts.title} height={420} />;
  if (!isUnknown(error))
    return <QueryFailure title={callTexts.loadFailed(texts.loaded)} error={error} refetch={refetch} />;
  const isOver = isLinkOver || isSpent(error, pass);
  if (others.length > 0) setOverBefore(isOver);
  return <UnknownOrder isLinkOver={isOver} />;
}

/** Whether the proof does not open the order, or there is none. */
const isUnknown = (error: unknown): error is undefined =>
  !error || ['NOT_FOUND', 'LINK_INVALID'].includes(failureCode(error) ?? '');

const isSpent = (error: unknown, pass: OpenPass | null): boolean =>
  failureCode(error) === 'LINK_INVALID' && pass?.isFromMail === true;

/** Keeps the tickets of a mailed link on this device, and the link for a reload of the page. */
function keepOfMail(order: PageOrder, pass: OpenPass, userId: string | null): void {
  saveTickets(
    userId,
    order.tickets.filter((ticket) => !isVoidTicket(ticket)),
  );
  ticketPass.keep({ ...pass, expiresAt: order.event.endDate });
}

interface ShownProps {
  order: PageOrder;
  proof: OrderProof;
  chosen: MoveAnswer | null;
  onEnd: () => void;
  /** Called when a ticket with a new code has replaced one of the order. */
  onReplaced: () => void;
  isCached?: boolean;
  isOffline?: boolean;
  /** When the shown copy was saved; null while online. */
  since?: number | null;
}

function Shown({
  order,
  proof,
  chosen,
  onEnd,
  onReplaced,
  isCached = false,
  isOffline = false,
  since = null,
}: ShownProps) {
  const isMember = useSession() !== null;
  const { pass } = proof;
  const [isOver] = useState(() => Date.parse(order.event.endDate) <= Date.now());
  const receipts = !isOffline && order.status !== 'HELD' && <Receipts order={order} proof={proof} />;
  const phoneProof = {
    orderKey: proof.orderKey,
    pass: pass?.pass ?? null,
    isFresh: pass !== null && !isViewOnly(pass),
  };
  return (
    <PhoneProofContext value={phoneProof}>
      {since !== null && (
        <Group justify="flex-end" mb="xs">
          <LiveDot status="offline" since={since} />
        </Group>
      )}
      <OrderNow
        event={order.event}
        tickets={order.tickets}
        {...(pass && { pass: pass.pass })}
        chosen={chosen}
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
            actions={<Actions ticket={ticket} proof={proof} isOffline={isOffline} onReplaced={onReplaced} />}
          />
        ))}
      </Stack>
      <Phone order={order} proof={proof} isOver={isOver} isOffline={isOffline} />
      {pass && !isOffline && <FreshLink pass={pass} tickets={order.tickets} />}
      {!isOver && receipts}
      {isCached && (
        <Text size="sm" c="dimmed" mt="lg">
          {texts.keptHere}
        </Text>
      )}
      {pass && !isOffline && <LeaveLink order={order} pass={pass} onEnd={onEnd} />}
    </PhoneProofContext>
  );
}

interface LeaveLinkProps {
  order: PageOrder;
  pass: OpenPass;
  onEnd: () => void;
}

/** For the reader of a mailed link: deletes what this device keeps of the order, and ends the link of a mail. */
function LeaveLink({ order, pass, onEnd }: LeaveLinkProps) {
  const leave = (): void => {
    for (const { id } of order.tickets) removeTicket(id);
    forgetOrders([order.id]);
    onEnd();
  };
  return (
    <Group gap="sm" mt="lg">
      <Button variant="default" leftSection={<IconEyeOff size={18} aria-hidden />} onClick={leave}>
        {findingTexts.forget}
      </Button>
      {pass.isFromMail && <EndMailLink token={pass.pass} onEnded={leave} />}
    </Group>
  );
}

interface ActionsProps {
  ticket: PageOrder['tickets'][number];
  proof: OrderProof;
  isOffline: boolean;
  onReplaced: () => void;
}

function Actions({ ticket, proof: { orderKey, pass }, isOffline, onReplaced }: ActionsProps) {
  if (pass !== null && !isOffline)
    return (
      <FoundTicketActions
        ticket={ticket}
        pass={pass.pass}
        showsOnly={isViewOnly(pass)}
        onReplaced={onReplaced}
      />
    );
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

interface PhoneProps extends Pick<ShownProps, 'order' | 'proof'> {
  isOver: boolean;
  isOffline: boolean;
}

/** Messages about the order on a phone, until the event is over. */
function Phone({ order, proof: { orderKey, pass }, isOver, isOffline }: PhoneProps) {
  const isVoid = order.status === 'CANCELLED' || order.status === 'REFUNDED';
  if (isOver || isOffline || isVoid) return null;
  return <OrderPhone orderId={order.id} orderKey={orderKey} pass={pass?.pass ?? null} />;
}

function Receipts({ order: { id, status }, proof: { orderKey, pass } }: Pick<ShownProps, 'order' | 'proof'>) {
  if (pass !== null) return <FoundReceipts pass={pass.pass} />;
  if (status === 'DUE') return null;
  return <OrderReceipts order={{ id, key: orderKey }} heading={2} />;
}
