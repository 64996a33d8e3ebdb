import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { downloadJson } from '../../ui/save-file.ts';
import { Cover } from '../events/cover/Cover.tsx';
import type { FormPurchaseResult } from './FormPurchase.tsx';
import classes from './PurchasedTicket.module.css';
import { TicketsSent } from './TicketsSent.tsx';

const PurchasedTicketFragment = graphql(`
  fragment PurchasedTicket_ticket on Ticket {
    id
    tier {
      id
      name
    }
    due {
      amount
      currency
    }
    holderName
    holderEmail
    file
    qrText
    event {
      id
      name
      venue
    }
  }
`);

type ShownEvent = ComponentProps<typeof Cover>['event'];

interface PurchasedTicketProps {
  ticket: FragmentType<typeof PurchasedTicketFragment>;
  /** Its event, as the page has it: the answer to a purchase is not made slower by it. */
  event: ShownEvent;
}

/** A bought ticket in print layout: poster, perforation, stub with the code. */
export function PurchasedTicket({ ticket: ref, event }: PurchasedTicketProps) {
  const ticket = useFragment(PurchasedTicketFragment, ref);
  const rows: [string, ReactNode][] = [
    [labelTexts.event, ticket.event.name],
    [labelTexts.tier, ticket.tier.name],
    [labelTexts.holder, ticket.holderName ?? '—'],
    [labelTexts.email, <EmailAddress key="email">{ticket.holderEmail ?? '—'}</EmailAddress>],
    [labelTexts.ticketId, ticket.id.slice(0, 16)],
    [labelTexts.venue, ticket.event.venue],
  ];
  if (ticket.due) rows.push([labelTexts.dueAtDoor, formatMoney(ticket.due)]);
  return (
    <article className={classes.ticket}>
      <Cover event={event} width={640} height={220} sizes="(min-width: 48em) 580px, 100vw" eager />
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.stub}>
        {ticket.qrText && (
          <QrCode value={ticket.qrText} label={labelTexts.codeOf(ticket.id.slice(0, 16))} size={196} />
        )}
        <Text size="sm" c="dimmed">
          {labelTexts.showCode}
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!ticket.file}
          onClick={() => downloadJson(`ticket-${ticket.id}.json`, ticket.file)}
        >
          {ticketTexts.downloadJson}
        </Button>
      </div>
    </article>
  );
}

export interface Bought {
  tickets: FormPurchaseResult['tickets'];
  /** Destination of the email; null when unknown to this page. */
  email: string | null;
  /** Deadline to confirm the address; null when no confirmation is needed. */
  confirmBy: string | null;
}

interface PurchasedProps {
  slug: string;
  event: ShownEvent;
  /** Null closes the dialog. */
  bought: Bought | null;
  onClose: () => void;
}

/** Dialog after a purchase: the tickets, their destination, and the calendar entry. */
export function Purchased({ slug, event, bought, onClose }: PurchasedProps) {
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
            <PurchasedTicket key={ticket.id} ticket={ticket} event={event} />
          ))}
        </Stack>
      )}
    </Modal>
  );
}
