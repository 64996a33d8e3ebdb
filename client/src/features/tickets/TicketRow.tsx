import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Cover } from '../events/cover/Cover.tsx';
import { Worth } from '../rates/XlmWorth.tsx';
import classes from './TicketRow.module.css';

const TicketRowFragment = graphql(`
  fragment TicketRow_ticket on Ticket {
    id
    tier {
      id
      name
    }
    status
    isTest
    due {
      ...Money @unmask
    }
    event {
      id
      category
      name
      venue
      startDate
      timeZone
      ...Cover_event
    }
  }
`);

interface TicketRowProps {
  ticket: FragmentType<typeof TicketRowFragment>;
  /** Address of the ticket's page. */
  to: string;
}

/** One ticket of a list, with what identifies it. */
export function TicketRow({ ticket: ref, to }: TicketRowProps) {
  const ticket = useFragment(TicketRowFragment, ref);
  return (
    <li className={classes.row}>
      <Cover event={ticket.event} width={240} height={240} sizes="160px" className={classes.poster} />
      <div className={classes.words}>
        <Text fw={700} className={classes.name}>
          <Link to={to} className={classes.link}>
            {ticket.event.name}
          </Link>
        </Text>
        <Text size="sm">
          <Moment at={ticket.event.startDate} zone={ticket.event.timeZone} />
        </Text>
        <Text size="sm" c="dimmed" className="break-anywhere">
          {ticket.event.venue}
        </Text>
        <div className={classes.marks}>
          <Text size="sm" fw={600} className={classes.tier}>
            {ticket.tier.name}
          </Text>
          <StatusBadge status={ticket.status} />
          {ticket.isTest && <StatusBadge status="test" label={labelTexts.testTicket} />}
          {ticket.due && <StatusBadge status="due" label={ticketTexts.dueShort(formatMoney(ticket.due))} />}
        </div>
        {ticket.due && <Worth money={ticket.due} />}
      </div>
      <IconChevronRight size={22} className={classes.arrow} aria-hidden />
    </li>
  );
}
