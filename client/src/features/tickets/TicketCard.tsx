import { Text, Title } from '@mantine/core';
import { IconDoorEnter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TicketCard_TicketFragment, TicketStatus } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { labelTexts } from '../../messages/labels.ts';
import { voidReasonTexts } from '../../messages/reasons.ts';
import { statusTexts } from '../../messages/statuses.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { Cover } from '../events/cover/Cover.tsx';
import { OwnTime } from '../events/OwnTime.tsx';
import { Worth } from '../rates/XlmWorth.tsx';
import { admitsAgain } from './admits-again.ts';
import { isVoidTicket } from './is-void-ticket.ts';
import { TicketQr } from './live/TicketQr.tsx';
import { TicketActions } from './TicketActions.tsx';
import classes from './TicketCard.module.css';
import { TicketRefund } from './TicketRefund.tsx';

const TicketCardFragment = graphql(`
  fragment TicketCard_ticket on Ticket {
    id
    number
    tier {
      id
      name
    }
    status
    entryRule
    entriesLeft
    price {
      ...Money @unmask
    }
    holderName
    holderEmail
    holderPhone
    due {
      ...Money @unmask
    }
    issuedAt
    passedOnAt
    revokeReason
    revokeReasonCode
    playMoney
    isTest
    file
    qrText
    order {
      id
      number
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
    ...TicketRefund_ticket
    ...LiveTicket_ticket
  }
`);

interface TicketCardProps {
  ticket: FragmentType<typeof TicketCardFragment>;
  /** Heading level of the event's name. */
  order?: 1 | 2 | 3;
  /** Replaces Download PDF and View JSON, for readers without a credential. */
  actions?: ReactNode;
  /** Whether the page shows the code already: the card has it on paper alone. */
  isCodeShown?: boolean;
}

/** The ticket in print layout: the code on the stub, a perforation, poster and facts. */
export function TicketCard({ ticket: ref, order = 2, actions, isCodeShown = false }: TicketCardProps) {
  const ticket = useFragment(TicketCardFragment, ref);
  const isVoid = isVoidTicket(ticket);
  return (
    <article className={classes.ticket} aria-label={labelTexts.ticketFor(ticket.event.name)}>
      <div className={classes.paper} data-void={isVoid || undefined}>
        <Stub ticket={ticket} isVoid={isVoid} isCodeShown={isCodeShown} />
        <div className={classes.main}>
          <Cover
            event={ticket.event}
            width={900}
            height={260}
            sizes="(min-width: 48em) 640px, 100vw"
            eager
            className={classes.poster}
          />
          <div className={classes.words}>
            <header className={classes.head}>
              <Title order={order} className={classes.name}>
                {ticket.event.name}
              </Title>
              {ticket.status !== 'ACTIVE' && (
                <StatusBadge
                  status={ticket.status}
                  size="lg"
                  {...(ticket.passedOnAt && { label: ticketTexts.passedOn })}
                />
              )}
            </header>
            <dl className={classes.facts}>
              <Fact label={labelTexts.date} wide>
                <Moment at={ticket.event.startDate} zone={ticket.event.timeZone} />
                <OwnTime at={ticket.event.startDate} zone={ticket.event.timeZone} />
              </Fact>
              <Fact label={labelTexts.venue} wide>
                {ticket.event.venue}
              </Fact>
              <Fact label={labelTexts.tier}>
                <span className={classes.tier}>{ticket.tier.name}</span>
              </Fact>
              <Fact label={labelTexts.price}>
                <span className="tabular">{formatMoney(ticket.price)}</span>
              </Fact>
              <PaymentFact isTest={ticket.isTest} playMoney={ticket.playMoney} />
              <Fact label={labelTexts.holder}>{ticket.holderName ?? ticketTexts.hidden}</Fact>
              <Fact label={labelTexts.email} long>
                <EmailAddress>{ticket.holderEmail ?? ticketTexts.hidden}</EmailAddress>
              </Fact>
              {ticket.holderPhone !== '' && (
                <Fact label={labelTexts.phone}>{ticket.holderPhone ?? ticketTexts.hidden}</Fact>
              )}
              <Fact label={labelTexts.purchased}>
                <Moment at={ticket.issuedAt} />
              </Fact>
              {/* A copy that was saved by an earlier version lacks it. */}
              {ticket.order?.number && (
                <Fact label={labelTexts.order}>
                  <TicketNumber>{ticket.order.number}</TicketNumber>
                </Fact>
              )}
              <TicketRefund ticket={ticket} />
            </dl>
          </div>
        </div>
      </div>
      {actions ?? <TicketActions ticketId={ticket.id} file={ticket.file} isVoid={isVoid} />}
    </article>
  );
}

interface StubProps {
  ticket: TicketCard_TicketFragment;
  isVoid: boolean;
  isCodeShown: boolean;
}

/** The part of the ticket that the door reads: code, number, amount due. */
function Stub({ ticket, isVoid, isCodeShown }: StubProps) {
  return (
    <div className={classes.stub}>
      {ticket.qrText ? (
        <div className={classes.code} data-paper={(isCodeShown && !isVoid) || undefined}>
          <TicketQr ticket={ticket} size={360} />
          {isVoid && (
            <span className={classes.stamp}>
              {ticket.passedOnAt ? ticketTexts.passedOn : stampOf(ticket.status)}
            </span>
          )}
        </div>
      ) : (
        <Text size="sm" c="dimmed" py="xl">
          {ticketTexts.codeHidden}
        </Text>
      )}
      <div className={classes.number}>
        <Text size="sm" c="dimmed">
          {labelTexts.ticketId}
        </Text>
        <Text fw={600} className={classes.id} title={ticket.id}>
          <TicketNumber>{ticket.number}</TicketNumber>
        </Text>
        <CopyButton value={ticket.id} label={labelTexts.copyWholeId} />
      </div>
      {ticket.due && !isVoid && (
        <p className={classes.due}>
          {ticketTexts.due} <strong>{formatMoney(ticket.due)}</strong>
          <Worth money={ticket.due} />
        </p>
      )}
      <Text size="sm" c="dimmed" className={classes.notice}>
        <IconDoorEnter size={18} className={classes.door} aria-hidden />
        {isVoid ? voidNotice(ticket) : entryNotice(ticket)}
      </Text>
    </div>
  );
}

function entryNotice({
  entryRule: rule,
  entriesLeft: left,
}: Pick<TicketCard_TicketFragment, 'entryRule' | 'entriesLeft'>): string {
  if (!admitsAgain(rule)) return ticketTexts.oneEntry;
  // A copy that was saved by an earlier version lacks the number.
  return typeof left === 'number' ? ticketTexts.entriesLeft(left) : ticketTexts.entriesBy[rule];
}

/** Why the code is invalid: the words of the organiser, or ours. */
function voidNotice(
  ticket: Pick<TicketCard_TicketFragment, 'passedOnAt' | 'revokeReason' | 'revokeReasonCode'>,
): string {
  if (ticket.passedOnAt) return ticketTexts.passedOnBody;
  const reason = translated(ticket.revokeReason, ticket.revokeReasonCode, voidReasonTexts);
  return ticketTexts.noEntry(reason ?? '');
}

const stampOf = (status: TicketStatus): string =>
  status === 'REVOKED' ? statusTexts.revoked : statusTexts.cancelled;

interface FactProps {
  label: string;
  /** Spans the whole row. */
  wide?: boolean;
  /** Spans the whole row on a narrow card. */
  long?: boolean;
  children: ReactNode;
}

/** Notice that the ticket is a test, or was paid with play money; nothing for other tickets. */
function PaymentFact({ isTest, playMoney }: { isTest: boolean; playMoney: boolean }) {
  if (isTest)
    return (
      <Fact label={labelTexts.payment}>
        <StatusBadge status="test" label={labelTexts.testTicket} />
      </Fact>
    );
  return playMoney ? <Fact label={labelTexts.paidWith}>{labelTexts.playMoney}</Fact> : null;
}

function Fact({ label, wide, long, children }: FactProps) {
  return (
    <div className={classes.fact} data-wide={wide || undefined} data-long={long || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
