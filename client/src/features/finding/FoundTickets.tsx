import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { MoreOf } from '../../apollo/PagedList.tsx';
import { failureCode, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { refetchQuietly } from '../../apollo/refetch.ts';
import type { FoundTicketsQuery, MoveAnswer } from '../../gql/graphql.ts';
import { useFoundTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { findingTexts as texts } from '../../messages/finding.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useOfflinePage } from '../../offline/use-offline-page.ts';
import { useSession } from '../../session/session.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { timeText } from '../../ui/moment-text.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RowSkeletons } from '../../ui/RowSkeletons.tsx';
import { forgetOrders } from '../order-page/forget-orders.ts';
import { OrderNow } from '../order-page/OrderNow.tsx';
import { FoundReceipts } from '../receipts/FoundReceipts.tsx';
import { admits, TicketCodes } from '../tickets/codes/TicketCodes.tsx';
import { MoveOffers } from '../tickets/holder/MoveOffers.tsx';
import { isVoidTicket } from '../tickets/is-void-ticket.ts';
import { PhoneProofContext } from '../tickets/live/phone-proof.ts';
import { removeTicket, saveTickets, soonestFirst } from '../tickets/saved-tickets.ts';
import { TicketCard } from '../tickets/TicketCard.tsx';
import { EndMailLink } from './EndMailLink.tsx';
import { FoundOrder } from './FoundOrder.tsx';
import { FoundTicketActions } from './FoundTicketActions.tsx';
import { FreshLink } from './FreshLink.tsx';
import { KeptTickets } from './KeptTickets.tsx';
import { isViewOnly, type TicketPass } from './ticket-pass.ts';

graphql(`
  query FoundTickets($pass: String!, $first: Int!, $after: String) {
    foundTickets(pass: $pass, first: $first, after: $after) {
      totalCount
      pageInfo {
        ...Page @unmask
      }
      nodes {
        id
        status
        entryRule
        entriesLeft
        expiresAt
        viewerIsHolder
        order {
          id
          number
        }
        event {
          id
          startDate
          ...OrderNow_event
        }
        ...OrderNow_ticket
        ...HolderActions_ticket
        qrText
        ...TicketCode_ticket
        ...TicketCard_ticket
        ...FoundTicketActions_ticket
        ...MoveOffer_ticket
      }
    }
  }
`);

const PAGE = 10;

interface FoundTicketsProps {
  pass: TicketPass;
  /** Answer that the reader chose in the mail about a move. */
  chosen?: MoveAnswer | null;
  /** Deletes the pass. */
  onEnd: () => void;
}

/** The tickets of the address, each with its code and actions. */
export default function FoundTickets({ pass, chosen = null, onEnd }: FoundTicketsProps) {
  const { data, loading, error, refetch, fetchMore } = useFoundTicketsQuery({
    variables: { pass: pass.pass, first: PAGE },
  });
  const list = data?.foundTickets;
  const userId = useSession()?.user.id ?? null;
  const isFromMail = pass.isFromMail === true;
  const nodes = list?.nodes;
  useEffect(() => {
    if (isFromMail && nodes)
      saveTickets(
        userId,
        nodes.filter((ticket) => !isVoidTicket(ticket)),
      );
  }, [isFromMail, nodes, userId]);
  const end = (): void => {
    if (isFromMail) for (const { id } of nodes ?? []) removeTicket(id);
    forgetOrders(orderIdsOf(nodes ?? []));
    onEnd();
  };
  const isOver = failureCode(error) === 'LINK_INVALID';
  const isAway = isFromMail && isNetworkFailure(error);
  const isKept = useOfflinePage('ticket', isFromMail) === true && nodes !== undefined;
  const proof = { orderKey: null, pass: pass.pass, isFresh: !isViewOnly(pass) };
  return (
    <PhoneProofContext value={proof}>
      {nodes && <FoundNow nodes={nodes} pass={pass.pass} chosen={chosen} />}
      <PageTitle title={texts.yourTickets} lead={list ? ticketTexts.count(list.totalCount) : undefined}>
        <Button variant="default" leftSection={<IconEyeOff size={18} aria-hidden />} onClick={end}>
          {texts.forget}
        </Button>
      </PageTitle>
      <Storage pass={pass} isKept={isKept} />
      {!list && loading && <RowSkeletons label={texts.yourTickets} />}
      {!list && isAway && <KeptTickets />}
      {!list && error && (
        <LoadFailure
          title={isOver ? texts.passOver : callTexts.loadFailed(labelTexts.yourTickets)}
          reason={isOver ? undefined : readFailure(error)}
          onRetry={isOver ? onEnd : () => void refetch().catch(() => undefined)}
          retryLabel={isOver ? texts.title : callTexts.retry}
        />
      )}
      {nodes && <FoundOrder ids={orderIdsOf(nodes)} pass={pass.pass} />}
      <Stack gap="xl">
        {list?.nodes.map((ticket) => (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            isCodeShown={admits(ticket)}
            actions={
              <FoundTicketActions
                ticket={ticket}
                pass={pass.pass}
                showsOnly={isViewOnly(pass)}
                onReplaced={refetchQuietly({ refetch })}
              />
            }
          />
        ))}
      </Stack>
      <FreshLink pass={pass} tickets={nodes} />
      {list && <FoundReceipts pass={pass.pass} />}
      {isFromMail && list && (
        <Group mt="lg">
          <EndMailLink token={pass.pass} onEnded={end} />
        </Group>
      )}
      <MoreOf query={{ loading, fetchMore }} list={list} label={ticketTexts.loadMore} />
    </PhoneProofContext>
  );
}

type Nodes = FoundTicketsQuery['foundTickets']['nodes'];

const orderIdsOf = (nodes: Nodes): string[] => [...new Set(nodes.flatMap(({ order }) => order?.id ?? []))];

interface FoundNowProps {
  nodes: Nodes;
  pass: string;
  chosen: MoveAnswer | null;
}

/** The head of the page: the present step of the one event of the tickets, or the codes of all. */
function FoundNow({ nodes, pass, chosen }: FoundNowProps) {
  const [first] = nodes;
  const isOne = first && nodes.every(({ event }) => event.id === first.event.id);
  return (
    <>
      <MoveOffers tickets={nodes} pass={pass} chosen={chosen} />
      {isOne ? (
        <OrderNow event={first.event} tickets={nodes} canAnswer={false} />
      ) : (
        <TicketCodes tickets={soonestFirst(nodes.filter(admits))} />
      )}
    </>
  );
}

/** Whether the tickets are kept on this device, and until when they are shown. */
function Storage({ pass, isKept }: { pass: TicketPass; isKept: boolean }) {
  return (
    <Text c="dimmed" size="sm" mb="lg">
      {pass.isFromMail ? (
        <>
          {isKept && <>{texts.keptHere} </>}
          <Anchor component={Link} to="/my-tickets" underline="always">
            {texts.myTickets}
          </Anchor>
        </>
      ) : (
        texts.until(timeText(pass.expiresAt))
      )}
    </Text>
  );
}
