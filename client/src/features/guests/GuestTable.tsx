import { Checkbox, Paper, Table, Text, UnstyledButton } from '@mantine/core';
import type { GuestRow_TicketFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventGuestTexts as texts } from '../../messages/guests.ts';
import { labelTexts } from '../../messages/labels.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Sorting } from '../../ui/sorting.ts';
import { spelled, TicketNumber } from '../../ui/TicketNumber.tsx';
import { Worth } from '../rates/XlmWorth.tsx';
import classes from './Guests.module.css';

export const GuestRowFragment = graphql(`
  fragment GuestRow_ticket on Ticket {
    id
    number
    tier {
      id
      name
    }
    status
    price {
      ...Money @unmask
    }
    dueStatus
    isTest
    issuedAt
    enteredAt
    passedOnAt
    holderName @include(if: $person)
    holderEmail @include(if: $person)
    holderPhone @include(if: $person)
  }
`);

const HEADS: readonly [string, string][] = [
  ['holder', texts.guest],
  ['tier', labelTexts.tier],
  ['status', labelTexts.status],
  ['price', labelTexts.price],
  ['issued', labelTexts.purchased],
];

interface GuestTableProps {
  tickets: readonly FragmentType<typeof GuestRowFragment>[];
  /** Whether the viewer may see names. */
  person: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  sorting: Sorting | null;
  onSort: (column: string) => void;
  onOpen: (id: string) => void;
}

/** Guests as a table, or as blocks on a narrow screen, with a box to choose each. */
export function GuestTable(props: GuestTableProps) {
  const { person, selected, onSelect, sorting, onSort, onOpen } = props;
  const tickets = useFragment(GuestRowFragment, props.tickets);
  const chosen = tickets.filter(({ id }) => selected.has(id)).length;
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <Paper withBorder className={classes.frame}>
      <Table verticalSpacing="xs" horizontalSpacing="md" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.box}>
              <Checkbox
                aria-label={texts.selectAll}
                checked={chosen > 0 && chosen === tickets.length}
                indeterminate={chosen > 0 && chosen < tickets.length}
                onChange={() =>
                  onSelect(chosen === tickets.length ? new Set() : new Set(tickets.map(({ id }) => id)))
                }
              />
            </Table.Th>
            {HEADS.filter(([column]) => person || column !== 'holder').map(([column, label]) => (
              <SortHead key={column} column={column} label={label} sorting={sorting} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tickets.map((ticket) => (
            <Table.Tr key={ticket.id} data-selected={selected.has(ticket.id) || undefined}>
              <Table.Td className={classes.box}>
                <Checkbox
                  aria-label={texts.select(nameOf(ticket))}
                  checked={selected.has(ticket.id)}
                  onChange={() => toggle(ticket.id)}
                />
              </Table.Td>
              <Table.Td className={classes.guest}>
                <UnstyledButton
                  className={classes.open}
                  onClick={() => onOpen(ticket.id)}
                  aria-haspopup="dialog"
                >
                  {person && <span className={classes.name}>{ticket.holderName ?? ticketTexts.hidden}</span>}
                  <TicketNumber>{ticket.number}</TicketNumber>
                </UnstyledButton>
                {person && ticket.holderEmail && (
                  <Text size="sm" c="dimmed" className="break-anywhere">
                    <EmailAddress>{ticket.holderEmail}</EmailAddress>
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.tier}>{ticket.tier.name}</Table.Td>
              <Table.Td className={classes.status}>
                <GuestBadges ticket={ticket} />
              </Table.Td>
              <Table.Td className={classes.price}>
                {formatMoney(ticket.price)}
                {ticket.dueStatus === 'DUE' && <Worth money={ticket.price} />}
              </Table.Td>
              <Table.Td className={classes.when}>
                <Moment at={ticket.issuedAt} isRelative />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

const nameOf = ({ holderName, number }: GuestRow_TicketFragment): string => holderName ?? spelled(number);

function GuestBadges({ ticket }: { ticket: GuestRow_TicketFragment }) {
  return (
    <span className={classes.badges}>
      <StatusBadge
        status={ticket.status}
        {...(ticket.status === 'USED' && { label: labelTexts.entered })}
        {...(ticket.passedOnAt && { label: texts.passedOn })}
      />
      {ticket.dueStatus === 'DUE' && <StatusBadge status="due" />}
      {ticket.isTest && <StatusBadge status="test" label={labelTexts.testTicket} />}
    </span>
  );
}
