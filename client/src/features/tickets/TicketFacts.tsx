import { Group, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { translated } from '../../language/translated.ts';
import { labelTexts } from '../../messages/labels.ts';
import { voidReasonTexts } from '../../messages/reasons.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { answerText } from '../questions/answer-text.ts';
import classes from './TicketFacts.module.css';

const TicketFactsFragment = graphql(`
  fragment TicketFacts_ticket on Ticket {
    id
    number
    serial
    tier {
      id
      name
    }
    status
    price {
      ...Money @unmask
    }
    dueStatus
    playMoney
    isTest
    issuedAt
    effectiveAt
    expiresAt
    gracePeriod
    enteredAt
    revokedAt
    revokeReason
    revokeReasonCode
    holderName @include(if: $person)
    holderEmail @include(if: $person)
    holderPhone @include(if: $person)
    answers @include(if: $person) {
      label
      value
      question {
        id
        kind
      }
    }
    order {
      id
      number
    }
    event {
      id
      name
      venue
    }
  }
`);

interface TicketFactsProps {
  ticket: FragmentType<typeof TicketFactsFragment>;
  /** Whether the viewer may see the holder. */
  person: boolean;
}

/** All details of one ticket that staff may see. */
export function TicketFacts({ ticket: ref, person }: TicketFactsProps) {
  const ticket = useFragment(TicketFactsFragment, ref);
  const rows: [string, ReactNode][] = [
    [labelTexts.ticketNumber, <TicketNumber key="number">{ticket.number}</TicketNumber>],
    [labelTexts.order, <OrderNumber key="order" order={ticket.order} />],
    [
      labelTexts.tier,
      <span key="tier" className={classes.tier}>
        {labelTexts.serial(ticket.tier.name, ticket.serial)}
      </span>,
    ],
    [labelTexts.price, formatMoney(ticket.price)],
  ];
  if (ticket.dueStatus !== 'NONE')
    rows.push([
      labelTexts.payment,
      <StatusBadge key="due" status={ticket.dueStatus} label={DUE_WORDS[ticket.dueStatus]} />,
    ]);
  if (ticket.isTest)
    rows.push([labelTexts.payment, <StatusBadge key="test" status="test" label={labelTexts.testTicket} />]);
  if (ticket.playMoney) rows.push([labelTexts.paidWith, labelTexts.playMoney]);
  if (person) {
    rows.push([labelTexts.holder, ticket.holderName ?? '—']);
    rows.push([labelTexts.email, <EmailAddress key="email">{ticket.holderEmail ?? '—'}</EmailAddress>]);
    rows.push([labelTexts.phone, ticket.holderPhone ?? '—']);
    for (const { label, value, question } of ticket.answers ?? [])
      rows.push([label, answerText(question.kind, value)]);
  } else rows.push([labelTexts.holder, labelTexts.noPersonalData]);
  rows.push([labelTexts.purchased, <Moment key="issued" at={ticket.issuedAt} />]);
  rows.push([labelTexts.validFrom, <Moment key="from" at={ticket.effectiveAt} />]);
  rows.push([
    labelTexts.validUntil,
    <Fragment key="until">
      <Moment at={ticket.expiresAt} />
      {labelTexts.untilThen(ticket.gracePeriod)}
    </Fragment>,
  ]);
  if (ticket.enteredAt) rows.push([labelTexts.entered, <Moment key="entered" at={ticket.enteredAt} />]);
  if (ticket.revokedAt) rows.push([labelTexts.revoked, <Moment key="revoked" at={ticket.revokedAt} />]);
  const reason = translated(ticket.revokeReason, ticket.revokeReasonCode, voidReasonTexts);
  if (reason) rows.push([labelTexts.reason, reason]);
  return (
    <section>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Head holder={ticket.holderName} event={ticket.event} />
        <StatusBadge status={ticket.status} size="lg" style={{ flex: 'none' }} />
      </Group>
      <Group gap={4} mt="xs" wrap="nowrap">
        <Text className={classes.id}>{ticket.id}</Text>
        <CopyButton value={ticket.id} label={labelTexts.copyTicketId} />
      </Group>
      <dl className={classes.facts}>
        {rows.map(([label, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same wording
          <Fragment key={`${index}/${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

const OrderNumber = ({ order }: { order?: { number: string } | null | undefined }) =>
  order && <TicketNumber>{order.number}</TicketNumber>;

interface HeadProps {
  /** Absent for viewers who may not see the holder. */
  holder: string | null | undefined;
  event: { name: string; venue: string };
}

function Head({ holder, event }: HeadProps) {
  return (
    <div>
      <Title order={2} size="h3">
        {holder ?? event.name}
      </Title>
      <Text size="sm" c="dimmed">
        {holder && `${event.name} · `}
        {event.venue}
      </Text>
    </div>
  );
}

const DUE_WORDS = {
  NONE: labelTexts.nothingDue,
  DUE: labelTexts.dueAtDoor,
  COLLECTED: labelTexts.collected,
  WAIVED: labelTexts.waived,
  CANCELLED: labelTexts.cancelled,
} as const;
