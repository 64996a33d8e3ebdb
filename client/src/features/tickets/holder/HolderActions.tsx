import { Button, Modal } from '@mantine/core';
import { IconArrowForwardUp, IconCalendarPlus, IconMaximize, IconPrinter, IconX } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { TicketNumber } from '../../../ui/TicketNumber.tsx';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';
import { isVoidTicket } from '../is-void-ticket.ts';
import { TicketQr } from '../live/TicketQr.tsx';
import { TicketActions } from '../TicketActions.tsx';
import { WalletButtons } from '../WalletButtons.tsx';
import { CancelTicket } from './CancelTicket.tsx';
import { ChangeName } from './ChangeName.tsx';
import classes from './HolderActions.module.css';
import { PassOn } from './PassOn.tsx';

interface LargeCodeProps {
  ticket: ComponentProps<typeof TicketQr>['ticket'] & {
    number: string;
    tier: { name: string };
    holderName?: string | null;
    event: { name: string };
  };
  onClose: () => void;
}

/** The code alone in full-screen size, on white for brightness; keeps the screen on. */
export function LargeCode({ ticket, onClose }: LargeCodeProps) {
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
            <TicketQr ticket={ticket} size={640} />
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

const HolderActionsFragment = graphql(`
  fragment HolderActions_ticket on Ticket {
    id
    number
    tier {
      id
      name
    }
    status
    file
    qrText
    holderName
    viewerIsHolder
    viewerCanTransfer
    transfersUntil
    event {
      id
      name
      slug
      status
    }
    viewerCanCancel
    ...PassOn_ticket
    ...ChangeName_ticket
    ...CancelTicket_ticket
    ...LiveTicket_ticket
    ...WalletButtons_ticket
  }
`);

interface HolderActionsProps {
  ticket: FragmentType<typeof HolderActionsFragment>;
  /** Disables everything that needs the server. */
  isOffline?: boolean;
  /** Secret of the order, of a reader without an account. */
  orderKey?: string | null;
}

/** Actions of a holder: show, transfer, add to calendar, print; then files and proof. */
export function HolderActions({ ticket: ref, isOffline = false, orderKey = null }: HolderActionsProps) {
  const ticket = useFragment(HolderActionsFragment, ref);
  const [open, setOpen] = useState<'code' | 'passOn' | null>(null);
  const navigate = useNavigate();
  const isVoid = isVoidTicket(ticket);
  const close = () => setOpen(null);
  return (
    <div className={classes.actions}>
      {ticket.qrText && !isVoid && (
        <Button
          size="lg"
          fullWidth
          className={classes.first}
          onClick={() => setOpen('code')}
          leftSection={<IconMaximize size={22} aria-hidden />}
        >
          {ticketTexts.largeCode}
        </Button>
      )}
      {!isVoid && !isOffline && (
        <div className={classes.wallets}>
          <WalletButtons ticket={ticket} orderKey={orderKey} />
        </div>
      )}
      {!isVoid && (
        <div className={classes.more}>
          {ticket.viewerCanTransfer && ticket.viewerIsHolder && (
            <Button
              variant="default"
              disabled={isOffline}
              onClick={() => setOpen('passOn')}
              leftSection={<IconArrowForwardUp size={18} aria-hidden />}
            >
              {ticketTexts.passOn}
            </Button>
          )}
          {ticket.viewerCanTransfer && ticket.viewerIsHolder && (
            <ChangeName
              ticket={ticket}
              disabled={isOffline}
              onDone={(newId) => navigate(`/tickets/${newId}`, { replace: true })}
            />
          )}
          {ticket.viewerCanCancel && <CancelTicket ticket={ticket} disabled={isOffline} />}
          {ticket.event.status === 'PUBLISHED' && !isOffline && (
            <Button
              component="a"
              href={`/events/${encodeURIComponent(ticket.event.slug)}/calendar.ics`}
              download
              variant="default"
              leftSection={<IconCalendarPlus size={18} aria-hidden />}
            >
              {ticketTexts.addToCalendar}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => window.print()}
            leftSection={<IconPrinter size={18} aria-hidden />}
          >
            {ticketTexts.print}
          </Button>
        </div>
      )}
      <TicketActions
        ticketId={ticket.id}
        file={ticket.file}
        isPlain={!isVoid}
        hasPdf={!isOffline}
        isVoid={isVoid}
        orderKey={orderKey}
      />
      {open === 'code' && ticket.qrText && <LargeCode ticket={ticket} onClose={close} />}
      {open === 'passOn' && (
        <PassOn
          ticket={ticket}
          title={ticketTexts.passOnTitle}
          lead={ticketTexts.passOnLead}
          until={ticket.transfersUntil}
          onClose={close}
        />
      )}
    </div>
  );
}
