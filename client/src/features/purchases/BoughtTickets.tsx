import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ticketTexts } from '../../texts/tickets.ts';
import { TicketCard } from '../tickets/TicketCard.tsx';
import classes from './wallet/WalletPurchase.module.css';

interface BoughtTicketsProps {
  /** Null until there are any. */
  tickets: readonly ({ id: string } & ComponentProps<typeof TicketCard>['ticket'])[] | null;
  order?: 2 | 3;
}

/** The last step of every purchase: the tickets, announced as they appear. */
export function BoughtTickets({ tickets, order = 3 }: BoughtTicketsProps) {
  return (
    <div aria-live="polite">
      {tickets && (
        <div className={classes.tickets}>
          <Text fw={600}>{ticketTexts.purchased}</Text>
          {tickets.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} order={order} />
          ))}
        </div>
      )}
    </div>
  );
}
