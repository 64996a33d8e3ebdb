import { Group, Stack } from '@mantine/core';
import type { FoundTicketsQuery } from '../../gql/graphql.ts';
import { useSession } from '../../session/session.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { admits, TicketCodes } from '../tickets/codes/TicketCodes.tsx';
import { savedTickets } from '../tickets/saved-tickets.ts';
import { TicketCard } from '../tickets/TicketCard.tsx';

type Ticket = FoundTicketsQuery['foundTickets']['nodes'][number];

/** The tickets saved on this device, with their codes, for a mailed link that is opened without a network. */
export function KeptTickets() {
  const userId = useSession()?.user.id ?? null;
  const saved = savedTickets<Ticket>(userId);
  if (saved.length === 0) return null;
  return (
    <Stack gap="xl" mb="xl">
      <TicketCodes tickets={saved.map(({ ticket }) => ticket).filter(admits)} />
      <Group justify="flex-end">
        <LiveDot status="offline" since={Math.max(...saved.map(({ savedAt }) => savedAt))} />
      </Group>
      {saved.map(({ ticket }) => (
        <TicketCard key={ticket.id} ticket={ticket} isCodeShown={admits(ticket)} />
      ))}
    </Stack>
  );
}
