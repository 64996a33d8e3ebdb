import { Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { ticketTexts } from '../../messages/tickets.ts';
import { OrderReceipts, type PaidOrder } from '../receipts/OrderReceipts.tsx';
import { TicketCard } from '../tickets/TicketCard.tsx';
import { TicketsSent } from './TicketsSent.tsx';
import classes from './wallet/WalletPurchase.module.css';

interface BoughtTicketsProps {
  slug: string;
  /** Destination of the email; null when unknown to this page. */
  email: string | null;
  /** Null until tickets exist. */
  tickets: readonly ({ id: string } & ComponentProps<typeof TicketCard>['ticket'])[] | null;
  order?: 2 | 3;
  /** The order that a provider has collected, which has a receipt. */
  paid?: PaidOrder | null;
}

/** Last step of every purchase: the tickets, announced as they appear, and the next steps. */
export function BoughtTickets({ slug, email, tickets, order = 3, paid = null }: BoughtTicketsProps) {
  return (
    <div aria-live="polite">
      {tickets && (
        <div className={classes.tickets}>
          <Text fw={600}>{ticketTexts.purchased}</Text>
          <TicketsSent slug={slug} count={tickets.length} email={email} />
          {tickets.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} order={order} />
          ))}
          {paid && <OrderReceipts order={paid} heading={order} />}
        </div>
      )}
    </div>
  );
}
