import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { labelTexts } from '../../../texts/labels.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { spelled, TicketNumber } from '../../../ui/TicketNumber.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import classes from './LargeCode.module.css';

interface LargeCodeProps {
  ticket: { number: string; tier: { name: string }; holderName?: string | null; event: { name: string } };
  code: string;
  onClose: () => void;
}

/** The code alone in full-screen size, on white for brightness; keeps the screen on. */
export function LargeCode({ ticket, code, onClose }: LargeCodeProps) {
  useWakeLock();
  return (
    <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ transition: 'fade' }}>
      <Modal.Content classNames={{ content: classes.sheet }} aria-label={ticketTexts.largeCode}>
        <div className={classes.page}>
          <button
            type="button"
            className={classes.close}
            onClick={onClose}
            aria-label={ticketTexts.closeCode}
          >
            <IconX size={28} aria-hidden />
          </button>
          <p className={classes.event}>{ticket.event.name}</p>
          <div className={classes.code}>
            <QrCode value={code} label={labelTexts.codeOf(spelled(ticket.number))} size={640} />
          </div>
          <p className={classes.holder}>
            <span className={classes.tier}>{ticket.tier.name}</span>
            {ticket.holderName && ` · ${ticket.holderName}`}
          </p>
          <p className={classes.id}>
            <TicketNumber>{ticket.number}</TicketNumber>
          </p>
          <p className={classes.lead}>{ticketTexts.largeCodeLead}</p>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
