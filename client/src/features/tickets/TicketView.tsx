import { IconTicketOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureCode, readFailure } from '../../apollo/read-failure.ts';
import { useTicketViewQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../texts/calls.ts';
import { labelTexts } from '../../texts/labels.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { TicketCard } from './TicketCard.tsx';
import { TicketSkeleton } from './TicketSkeleton.tsx';

graphql(`
  query TicketView($id: ID!) {
    ticket(id: $id) {
      id
      ...TicketCard_ticket
    }
  }
`);

interface TicketViewProps {
  id: string;
  order?: 1 | 2;
  /** A way out when there is no such ticket for this reader. */
  wayOut?: ReactNode;
}

/** One ticket, for its holder and for staff. Fields that staff may not see are missing, not the ticket. */
export function TicketView({ id, order = 1, wayOut }: TicketViewProps) {
  const { data, loading, error, refetch } = useTicketViewQuery({ variables: { id }, errorPolicy: 'all' });
  if (data?.ticket) return <TicketCard ticket={data.ticket} order={order} />;
  if (loading) return <TicketSkeleton />;
  if (!error || failureCode(error) === 'NOT_FOUND') {
    return (
      <EmptyState
        title={ticketTexts.notFound}
        message={ticketTexts.notFoundBody}
        icon={<IconTicketOff size={30} />}
        order={order}
      >
        {wayOut}
      </EmptyState>
    );
  }
  return (
    <LoadFailure
      title={callTexts.loadFailed(labelTexts.theTicket)}
      reason={readFailure(error)}
      onRetry={() => void refetch().catch(() => undefined)}
      retryLabel={callTexts.retry}
    />
  );
}
