import { Button } from '@mantine/core';
import { IconArrowForwardUp, IconCalendarPlus, IconMaximize, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { TicketActions } from '../TicketActions.tsx';
import classes from './HolderActions.module.css';
import { LargeCode } from './LargeCode.tsx';
import { PassOn } from './PassOn.tsx';

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
    ...PassOn_ticket
  }
`);

interface HolderActionsProps {
  ticket: FragmentType<typeof HolderActionsFragment>;
  /** Disables everything that needs the server. */
  isOffline?: boolean;
}

const VOID = new Set(['REVOKED', 'CANCELLED']);

/** Actions of a holder: show, transfer, add to calendar, print; then files and proof. */
export function HolderActions({ ticket: ref, isOffline = false }: HolderActionsProps) {
  const ticket = useFragment(HolderActionsFragment, ref);
  const [open, setOpen] = useState<'code' | 'passOn' | null>(null);
  const isVoid = VOID.has(ticket.status);
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
      <TicketActions ticketId={ticket.id} file={ticket.file} isPlain={!isVoid} />
      {open === 'code' && ticket.qrText && <LargeCode ticket={ticket} code={ticket.qrText} onClose={close} />}
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
