import { Modal, Stack } from '@mantine/core';
import { labelTexts } from '../../texts/labels.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import type { FormPurchaseResult } from './FormPurchase.tsx';
import { PurchasedTicket } from './PurchasedTicket.tsx';
import { TicketsSent } from './TicketsSent.tsx';

export interface Bought {
  tickets: FormPurchaseResult['tickets'];
  /** Destination of the email; null when unknown to this page. */
  email: string | null;
  /** Deadline to confirm the address; null when no confirmation is needed. */
  confirmBy: string | null;
}

interface PurchasedProps {
  slug: string;
  /** Null closes the dialog. */
  bought: Bought | null;
  onClose: () => void;
}

/** Dialog after a purchase: the tickets, their destination, and the calendar entry. */
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
