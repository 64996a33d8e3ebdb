import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOwnTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { buyingTexts as texts } from '../../messages/purchases.ts';
import { useSession } from '../../session/session.ts';
import { savedTickets } from '../tickets/saved-tickets.ts';
import { browserOrders } from './purchase-attempts.ts';

graphql(`
  query OwnTickets($first: Int!) {
    myTickets(first: $first) {
      nodes {
        id
        event {
          id
        }
        order {
          id
        }
      }
    }
  }
`);

const NEWEST = 50;

interface OwnPurchaseProps {
  slug: string;
  eventId: string;
}

/** Leads a buyer of this browser or account to the tickets; nothing for others. */
export function OwnPurchase({ slug, eventId }: OwnPurchaseProps) {
  const userId = useSession()?.user.id ?? null;
  const [known] = useState(() => addressOnDevice(userId, slug, eventId));
  const { data } = useOwnTicketsQuery({
    variables: { first: NEWEST },
    skip: userId === null || known !== null,
  });
  const own = data?.myTickets.nodes.find(({ event }) => event.id === eventId);
  const address = known ?? (own?.order ? `/orders/${own.order.id}` : null);
  if (address === null) return null;
  return (
    <Button
      component={Link}
      to={address}
      mt="md"
      fullWidth
      leftSection={<IconTicket size={20} aria-hidden />}
      aria-description={texts.ownTickets}
    >
      {texts.openOwn}
    </Button>
  );
}

function addressOnDevice(userId: string | null, slug: string, eventId: string): string | null {
  const orderId = browserOrders.ofEvent(slug);
  if (orderId !== null) return `/orders/${orderId}`;
  const saved = savedTickets<{ id: string; expiresAt: string; event: { id?: string; startDate: string } }>(
    userId,
  );
  const ticket = saved.find(({ ticket: { event } }) => event.id === eventId)?.ticket;
  return ticket ? `/tickets/${ticket.id}` : null;
}
