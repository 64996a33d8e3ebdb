import { Anchor, Text, Title, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PersonTicketsQuery } from '../../gql/graphql.ts';
import { usePersonTicketsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventGuestTexts as texts } from '../../messages/guests.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import classes from './PersonTickets.module.css';

graphql(`
  query PersonTickets($email: String!, $first: Int!) {
    tickets(search: $email, first: $first) {
      totalCount
      nodes {
        id
        number
        status
        passedOnAt
        tier {
          id
          name
        }
        event {
          id
          name
          startDate
          timeZone
        }
        order {
          id
          number
          status
          createdAt
          total {
            ...Money @unmask
          }
        }
      }
    }
  }
`);

const MOST = 50;

type Ticket = PersonTicketsQuery['tickets']['nodes'][number];

interface PersonTicketsProps {
  email: string;
  /** The ticket that is open beside the list. */
  openId: string;
  /** Opens another ticket in the place of it. */
  onOpen: (id: string) => void;
}

/** All orders and tickets of one address at the organiser's events, the newest first. Nothing for one ticket alone. */
export function PersonTickets({ email, openId, onOpen }: PersonTicketsProps) {
  const { data } = usePersonTicketsQuery({
    variables: { email, first: MOST },
    fetchPolicy: 'cache-and-network',
  });
  const tickets = data?.tickets.nodes ?? [];
  if (tickets.length < 2) return null;
  return (
    <section aria-label={texts.allOfGuest}>
      <Title order={3} size="h4" mb="xs">
        {texts.allOfGuest}
      </Title>
      <ul className={classes.orders}>
        {ordersIn(tickets).map((ofOrder) => (
          <OrderOfGuest key={ofOrder[0]?.order?.id} tickets={ofOrder} openId={openId} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

/** The tickets by their orders. */
function ordersIn(tickets: readonly Ticket[]): Ticket[][] {
  const orders = new Map<string, Ticket[]>();
  for (const ticket of tickets) {
    const id = ticket.order?.id ?? ticket.id;
    orders.set(id, [...(orders.get(id) ?? []), ticket]);
  }
  return [...orders.values()];
}

function OrderOfGuest({
  tickets,
  openId,
  onOpen,
}: { tickets: Ticket[] } & Omit<PersonTicketsProps, 'email'>) {
  const [first] = tickets;
  if (!first) return null;
  const { event, order } = first;
  return (
    <li className={classes.order}>
      <Text fw={600}>{event.name}</Text>
      <Text size="sm" c="dimmed">
        <Moment at={event.startDate} zone={event.timeZone} />
      </Text>
      {order && (
        <Text size="sm">
          <Anchor
            component={Link}
            to={tabAddress('events', { event: event.id, part: 'orders', search: order.number })}
            underline="always"
          >
            {texts.order} <TicketNumber>{order.number}</TicketNumber>
          </Anchor>
          {order.total.length > 0 && ` · ${order.total.map((sum) => formatMoney(sum)).join(' · ')}`}
        </Text>
      )}
      <ul className={classes.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <UnstyledButton
              className={classes.ticket}
              aria-current={ticket.id === openId || undefined}
              onClick={() => onOpen(ticket.id)}
            >
              <span>
                <TicketNumber>{ticket.number}</TicketNumber> · {ticket.tier.name}
              </span>
              <StatusBadge status={ticket.status} {...(ticket.passedOnAt && { label: texts.passedOn })} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </li>
  );
}
