import { Alert, Button, Group, Paper, Skeleton, Stack } from '@mantine/core';
import {
  IconCalendarEvent,
  IconDeviceMobileCheck,
  IconListDetails,
  IconTicketOff,
} from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { isNetworkFailure } from '../../apollo/read-failure.ts';
import type { TicketViewQuery } from '../../gql/graphql.ts';
import { useTicketViewQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { TicketReceipts } from '../receipts/TicketReceipts.tsx';
import { HolderActions } from './holder/HolderActions.tsx';
import { MoveOffers } from './holder/MoveOffers.tsx';
import { removeTicket, savedTicket, saveTickets } from './saved-tickets.ts';
import { TicketCard } from './TicketCard.tsx';
import classes from './TicketView.module.css';
import { type TimesToday, useTodaysCopy } from './use-todays-copy.ts';

/** Placeholder of a ticket being loaded. */
export function TicketSkeleton() {
  return (
    <Paper
      withBorder
      p={0}
      role="status"
      aria-label={labelTexts.loadingTicket}
      aria-busy
      style={{ overflow: 'hidden' }}
    >
      <Skeleton height={150} radius={0} />
      <Stack p="lg" gap="sm">
        <Skeleton height={30} width="60%" />
        <Skeleton height={18} width="80%" />
        <Skeleton height={18} width="40%" />
        <Skeleton height={220} width={220} mx="auto" mt="md" />
      </Stack>
    </Paper>
  );
}

graphql(`
  query TicketView($id: ID!) {
    ticket(id: $id) {
      id
      expiresAt
      viewerIsHolder
      event {
        id
        startDate
      }
      # Null for a holder who did not buy it.
      bought: order {
        id
        status
      }
      ...TicketCard_ticket
      ...HolderActions_ticket
      ...MoveOffer_ticket
    }
  }
`);

type Ticket = NonNullable<TicketViewQuery['ticket']>;

interface TicketViewProps {
  id: string;
  order?: 1 | 2;
  /** A link for the case that the viewer has no such ticket. */
  wayOut?: ReactNode;
  /** Whether the page opens offline; null when unknown. */
  isCached?: boolean | null;
}

/**
 * One ticket, for its holder and for staff. Fields without permission are omitted, not the ticket. A holder's ticket is
 * stored on the device: it opens at once next time, and offline.
 */
export function TicketView(props: TicketViewProps) {
  const userId = useSession()?.user.id ?? null;
  return userId === null ? <GuestView {...props} /> : <UserView userId={userId} {...props} />;
}

/** A guest's copy is all there is: it is not out of date for want of a network, and follows an event that moves. */
function GuestView({ id, order = 1, wayOut, isCached = null }: TicketViewProps) {
  const saved = savedTicket<Ticket>(null, id);
  const { copy, moved } = useTodaysCopy(saved?.ticket ?? null);
  if (!copy) return <NotFound order={order}>{wayOut}</NotFound>;
  return <Shown ticket={copy} order={order} isCached={isCached} isGuest moved={moved} />;
}

function UserView({ id, order = 1, wayOut, isCached = null, userId }: TicketViewProps & { userId: string }) {
  const saved = savedTicket<Ticket>(userId, id);
  const { data, loading, error, refetch } = useTicketViewQuery({ variables: { id }, errorPolicy: 'all' });
  const ticket = data?.ticket;
  const isGone = error === undefined && ticket === null;
  useEffect(() => {
    if (ticket?.viewerIsHolder) saveTickets(userId, [ticket]);
    if (isGone) removeTicket(id);
  }, [ticket, userId, isGone, id]);

  if (ticket) return <Shown ticket={ticket} order={order} isCached={isCached} />;
  const isAway = error !== undefined && isNetworkFailure(error);
  if (saved && (loading || isAway)) {
    const since = isAway ? saved.savedAt : null;
    return <Shown ticket={saved.ticket} order={order} isCached={isCached} since={since} />;
  }
  if (loading) return <TicketSkeleton />;
  if (!error || isGone) return <NotFound order={order}>{wayOut}</NotFound>;
  return <QueryFailure title={callTexts.loadFailed(labelTexts.theTicket)} error={error} refetch={refetch} />;
}

function NotFound({ order, children }: { order: 1 | 2; children: ReactNode }) {
  return (
    <EmptyState
      title={ticketTexts.notFound}
      message={ticketTexts.notFoundBody}
      icon={<IconTicketOff size={30} />}
      order={order}
    >
      {children}
    </EmptyState>
  );
}

interface ShownProps {
  ticket: Ticket;
  order: 1 | 2;
  isCached: boolean | null;
  /** When the shown offline copy was saved; null while online. */
  since?: number | null;
  /** Whether the reader has no session, and so cannot use actions of the server. */
  isGuest?: boolean;
  /** Where the event of a guest's copy takes place now, if it has moved since. */
  moved?: TimesToday | null;
}

function Shown({ ticket, order, isCached, since = null, isGuest = false, moved = null }: ShownProps) {
  return (
    <>
      {since !== null && (
        <Group justify="flex-end" mb="xs">
          <LiveDot status="offline" since={since} />
        </Group>
      )}
      {moved && <MovedNote today={moved} />}
      {since === null && !isGuest && ticket.viewerIsHolder && <MoveOffers tickets={[ticket]} />}
      <TicketCard
        ticket={ticket}
        order={order}
        actions={<HolderActions ticket={ticket} isOffline={since !== null || isGuest} />}
      />
      {!isGuest && ticket.viewerIsHolder && ticket.bought && (
        <Button
          component={Link}
          to={`/orders/${ticket.bought.id}`}
          variant="subtle"
          mt="md"
          leftSection={<IconListDetails size={18} aria-hidden />}
        >
          {buyingTexts.seeOrder}
        </Button>
      )}
      {since === null && !isGuest && ticket.viewerIsHolder && (
        <TicketReceipts ticketId={ticket.id} order={order === 1 ? 2 : 3} className={classes.receipts} />
      )}
      {isCached && since === null && ticket.viewerIsHolder && (
        <p className={classes.note}>
          <IconDeviceMobileCheck size={20} aria-hidden />
          {ticketTexts.kept}
        </p>
      )}
    </>
  );
}

/** Says when and where the event of a kept ticket takes place now. */
function MovedNote({ today }: { today: TimesToday }) {
  return (
    <Alert
      color="marigold"
      variant="light"
      role="status"
      mb="md"
      icon={<IconCalendarEvent size={20} aria-hidden />}
      title={ticketTexts.moved}
    >
      <Moment at={today.startDate} zone={today.timeZone} />, {today.venue}. {ticketTexts.movedStays}
    </Alert>
  );
}
