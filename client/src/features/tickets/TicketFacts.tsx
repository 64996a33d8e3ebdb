import { Group, Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatAmount } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './TicketFacts.module.css';

const TicketFactsFragment = graphql(`
  fragment TicketFacts_ticket on Ticket {
    id
    serial
    tier
    status
    price
    currency
    dueStatus
    issuedAt
    effectiveAt
    expiresAt
    gracePeriod
    enteredAt
    revokedAt
    revokeReason
    holderName @include(if: $person)
    holderEmail @include(if: $person)
    holderPhone @include(if: $person)
    event {
      id
      name
      venue
    }
  }
`);

interface TicketFactsProps {
  ticket: FragmentType<typeof TicketFactsFragment>;
  /** Whether the reader may see who holds it. */
  person: boolean;
}

/** Everything that staff may know of one ticket. */
export function TicketFacts({ ticket: ref, person }: TicketFactsProps) {
  const ticket = useFragment(TicketFactsFragment, ref);
  const rows: [string, ReactNode][] = [
    ['Tier', <span key="tier" className={classes.tier}>{`${ticket.tier}, no. ${ticket.serial}`}</span>],
    ['Price', formatAmount(ticket.price, ticket.currency)],
  ];
  if (ticket.dueStatus !== 'NONE')
    rows.push([
      'Payment',
      <StatusBadge key="due" status={ticket.dueStatus} label={DUE_WORDS[ticket.dueStatus]} />,
    ]);
  if (person) {
    rows.push(['Holder', ticket.holderName ?? '—']);
    rows.push(['Email', ticket.holderEmail ?? '—']);
    rows.push(['Phone', ticket.holderPhone ?? '—']);
  } else rows.push(['Holder', 'Your role does not include personal data.']);
  rows.push(['Purchased', <Moment key="issued" at={ticket.issuedAt} />]);
  rows.push(['Valid from', <Moment key="from" at={ticket.effectiveAt} />]);
  rows.push([
    'Valid until',
    <Fragment key="until">
      <Moment at={ticket.expiresAt} />, then {ticket.gracePeriod} of grace
    </Fragment>,
  ]);
  if (ticket.enteredAt) rows.push(['Entered', <Moment key="entered" at={ticket.enteredAt} />]);
  if (ticket.revokedAt) rows.push(['Revoked', <Moment key="revoked" at={ticket.revokedAt} />]);
  if (ticket.revokeReason) rows.push(['Reason', ticket.revokeReason]);
  return (
    <section>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div>
          <Title order={2} size="h3">
            {ticket.event.name}
          </Title>
          <Text size="sm" c="dimmed">
            {ticket.event.venue}
          </Text>
        </div>
        <StatusBadge status={ticket.status} size="lg" style={{ flex: 'none' }} />
      </Group>
      <Group gap={4} mt="xs" wrap="nowrap">
        <Text className={classes.id}>{ticket.id}</Text>
        <CopyButton value={ticket.id} label="Copy ticket ID" />
      </Group>
      <dl className={classes.facts}>
        {rows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

const DUE_WORDS = {
  NONE: 'Nothing due',
  DUE: 'Due at the door',
  COLLECTED: 'Collected',
  WAIVED: 'Waived',
  CANCELLED: 'Cancelled',
} as const;
