import { Modal, Stack } from '@mantine/core';
import { labelTexts } from '../../texts/labels.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import type { FormPurchaseResult } from './FormPurchase.tsx';
import { PurchasedTicket } from './PurchasedTicket.tsx';
import { TicketsSent } from './TicketsSent.tsx';

export interface Bought {
  tickets: FormPurchaseResult['tickets'];
  /** Where the mail goes; null when this page does not know it. */
  email: string | null;
  /** Until when the address has to be confirmed; null when it has not. */
  confirmBy: string | null;
}

interface PurchasedProps {
  slug: string;
  /** Null keeps the window closed. */
  bought: Bought | null;
  onClose: () => void;
}

/** The end of a purchase: the tickets, where they were sent, and the evening in one's calendar. */
export function Purchased({ slug, bought, onClose }: PurchasedProps) {
  return (
    <Modal
      opened={bought !== null}
      onClose={onClose}
      title={ticketTexts.purchasedTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      {bought && (
        <Stack gap="lg">
          <TicketsSent
            slug={slug}
            count={bought.tickets.length}
            email={bought.email}
            confirmBy={bought.confirmBy}
          />
          {bought.tickets.map((ticket) => (
            <PurchasedTicket key={ticket.id} ticket={ticket} />
          ))}
        </Stack>
      )}
    </Modal>
  );
}
