import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconBraces, IconDeviceMobileCheck, IconDownload } from '@tabler/icons-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useSession } from '../../session/session.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { downloadJson } from '../../ui/save-file.ts';
import { spelled, TicketNumber } from '../../ui/TicketNumber.tsx';
import { Cover } from '../events/cover/Cover.tsx';
import { Worth } from '../rates/XlmWorth.tsx';
import { OrderReceipts } from '../receipts/OrderReceipts.tsx';
import { saveTickets } from '../tickets/saved-tickets.ts';
import { useTicketPdf } from '../tickets/use-ticket-pdf.ts';
import { WalletButtons } from '../tickets/WalletButtons.tsx';
import classes from './PurchasedTicket.module.css';
import { TicketsSent } from './TicketsSent.tsx';

const PurchasedTicketFragment = graphql(`
  fragment PurchasedTicket_ticket on Ticket {
    id
    number
    tier {
      id
      name
    }
    due {
      ...Money @unmask
    }
    holderName
    holderEmail
    file
    qrText
    expiresAt
    event {
      id
      name
      venue
      startDate
      timeZone
    }
    ...TicketCard_ticket
    ...HolderActions_ticket
    ...WalletButtons_ticket
  }
`);

type ShownEvent = ComponentProps<typeof Cover>['event'];

interface PurchasedTicketProps {
  ticket: FragmentType<typeof PurchasedTicketFragment>;
  /** Its event, as the page has it: the answer to a purchase is not made slower by it. */
  event: ShownEvent;
  order: BoughtOrder;
}

/** A bought ticket: its code first, then a perforation, the poster and the facts. */
function PurchasedTicket({ ticket: ref, event, order }: PurchasedTicketProps) {
  const ticket = useFragment(PurchasedTicketFragment, ref);
  const pdf = useTicketPdf(ticket.id, { orderKey: order.key });
  const userId = useSession()?.user.id ?? null;
  const navigate = useNavigate();
  const rows: [string, ReactNode][] = [
    [labelTexts.event, ticket.event.name],
    [labelTexts.tier, ticket.tier.name],
    [labelTexts.holder, ticket.holderName ?? '—'],
    [labelTexts.email, <EmailAddress key="email">{ticket.holderEmail ?? '—'}</EmailAddress>],
    [labelTexts.ticketId, ticket.id.slice(0, 16)],
    [labelTexts.order, <TicketNumber key="order">{order.number}</TicketNumber>],
    [labelTexts.venue, ticket.event.venue],
  ];
  if (ticket.due)
    rows.push([
      labelTexts.dueAtDoor,
      <Fragment key="due">
        {formatMoney(ticket.due)}
        <Worth money={ticket.due} />
      </Fragment>,
    ]);
  const keep = (): void => {
    saveTickets(userId, [ticket]);
    navigate(`/tickets/${ticket.id}`);
  };
  return (
    <article className={classes.ticket}>
      <div className={classes.code}>
        {ticket.qrText && (
          <QrCode value={ticket.qrText} label={labelTexts.codeOf(spelled(ticket.number))} size={224} />
        )}
        <Text fw={600}>
          <TicketNumber>{ticket.number}</TicketNumber>
        </Text>
        <Text size="sm" c="dimmed">
          {labelTexts.showCode}
        </Text>
        <Button size="md" leftSection={<IconDeviceMobileCheck size={20} aria-hidden />} onClick={keep}>
          {ticketTexts.keep}
        </Button>
      </div>
      <div className={classes.stub}>
        <Cover
          event={event}
          width={640}
          height={120}
          sizes="(min-width: 48em) 580px, 100vw"
          eager
          className={classes.poster}
        />
        <dl className={classes.facts}>
          {rows.map(([label, value]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={pdf.busy}
            onClick={pdf.take}
          >
            {ticketTexts.downloadPdf}
          </Button>
          <WalletButtons ticket={ticket} orderKey={order.key} />
          <Button
            variant="default"
            leftSection={<IconBraces size={18} aria-hidden />}
            disabled={!ticket.file}
            onClick={() => downloadJson(`ticket-${ticket.id}.json`, ticket.file)}
          >
            {ticketTexts.downloadJson}
          </Button>
        </Group>
      </div>
    </article>
  );
}

/** The order of a purchase, which has a page of its own. */
export interface BoughtOrder {
  id: string;
  number: string;
  /** Secret of the order; null for a buyer with an account. */
  key: string | null;
}

export interface Bought {
  order: BoughtOrder;
  tickets: readonly (FragmentType<typeof PurchasedTicketFragment> & { id: string })[];
  /** Destination of the email; null when unknown to this page. */
  email: string | null;
  /** Deadline to confirm the address; null when no confirmation is needed. */
  confirmBy: string | null;
  /** Whether a provider has collected it, so that it has a receipt. */
  isPaid?: boolean;
}

interface PurchasedTicketsProps {
  slug: string;
  event: ShownEvent;
  bought: Bought;
  /** Level of headings. */
  heading?: 2 | 3;
}

/** The tickets of a purchase, their destination, the calendar entry, and the receipt. */
export function PurchasedTickets({
  slug,
  event,
  bought: { order, tickets, email, confirmBy, isPaid },
  heading = 3,
}: PurchasedTicketsProps) {
  return (
    <Stack gap="lg">
      {tickets.map((ticket) => (
        <PurchasedTicket key={ticket.id} ticket={ticket} event={event} order={order} />
      ))}
      <TicketsSent
        slug={slug}
        count={tickets.length}
        email={email}
        confirmBy={confirmBy}
        orderId={order.id}
      />
      {isPaid && <OrderReceipts order={order} heading={heading} />}
    </Stack>
  );
}

interface PurchasedProps {
  slug: string;
  event: ShownEvent;
  /** Null closes the dialog. */
  bought: Bought | null;
  onClose: () => void;
}

/** Dialog after a purchase: the tickets, their destination, and the calendar entry. */
export default function Purchased({ slug, event, bought, onClose }: PurchasedProps) {
  return (
    <Modal
      opened={bought !== null}
      onClose={onClose}
      title={ticketTexts.purchasedTitle}
      size="lg"
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      {bought && <PurchasedTickets slug={slug} event={event} bought={bought} />}
    </Modal>
  );
}
