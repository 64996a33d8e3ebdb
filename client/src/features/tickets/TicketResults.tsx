import { Button, Group, Paper, ScrollArea, Table, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Sorting } from '../../ui/sorting.ts';
import { spelled, TicketNumber } from '../../ui/TicketNumber.tsx';
import { downloadCsv } from './download-csv.ts';
import classes from './TicketResults.module.css';

const TicketResultsFragment = graphql(`
  fragment TicketResults_ticket on Ticket {
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
    holderName @include(if: $person)
    holderEmail @include(if: $person)
    event {
      id
      name
    }
  }
`);

interface TicketResultsProps {
  tickets: FragmentType<typeof TicketResultsFragment>[];
  /** Whether the viewer may see holders. */
  person: boolean;
  sorting: Sorting | null;
  onSort: (column: string) => void;
  onOpen: (id: string) => void;
}

const HEADS: readonly [string, string][] = [
  ['event', labelTexts.event],
  ['tier', labelTexts.tier],
  ['holder', labelTexts.holder],
  ['price', labelTexts.price],
  ['status', labelTexts.status],
  ['issued', labelTexts.purchased],
];

/** The tickets found, as a table, or as cards on a narrow screen. */
export function TicketResults({ tickets: refs, person, sorting, onSort, onOpen }: TicketResultsProps) {
  const tickets = useFragment(TicketResultsFragment, refs);
  const exportRows = () =>
    downloadCsv('tickets.csv', [
      [
        'ticket_id',
        'number',
        'event',
        'tier',
        'status',
        'due',
        'price',
        'currency',
        'holder',
        'email',
        'purchased_at',
      ],
      ...tickets.map((ticket) => [
        ticket.id,
        ticket.number,
        ticket.event.name,
        ticket.tier.name,
        ticket.status.toLowerCase(),
        ticket.dueStatus.toLowerCase(),
        ticket.price.amount,
        ticket.price.currency,
        ticket.holderName ?? '',
        ticket.holderEmail ?? '',
        ticket.issuedAt,
      ]),
    ]);
  return (
    <div>
      <Paper withBorder className={classes.frame}>
        <ScrollArea type="auto">
          <Table verticalSpacing="sm" horizontalSpacing="md" className={classes.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{labelTexts.ticketId}</Table.Th>
                {HEADS.filter(([column]) => person || column !== 'holder').map(([column, label]) => (
                  <SortHead key={column} column={column} label={label} sorting={sorting} onSort={onSort} />
                ))}
                <Table.Th>
                  <span className={classes.unseen}>{labelTexts.details}</span>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {tickets.map((ticket) => (
                <Table.Tr key={ticket.id}>
                  <Table.Td className={classes.id} title={ticket.id}>
                    <TicketNumber>{ticket.number}</TicketNumber>
                  </Table.Td>
                  <Table.Td className={classes.event}>{ticket.event.name}</Table.Td>
                  <Table.Td className={classes.tier}>{ticket.tier.name}</Table.Td>
                  {person && (
                    <Table.Td className={classes.holder}>
                      {ticket.holderName}
                      <Text size="sm" c="dimmed" className="break-anywhere">
                        {ticket.holderEmail && <EmailAddress>{ticket.holderEmail}</EmailAddress>}
                      </Text>
                    </Table.Td>
                  )}
                  <Table.Td className={classes.price}>{formatMoney(ticket.price)}</Table.Td>
                  <Table.Td className={classes.status}>
                    <Group gap={6}>
                      <StatusBadge status={ticket.status} />
                      {ticket.dueStatus === 'DUE' && <StatusBadge status="due" />}
                      {ticket.isTest && <StatusBadge status="test" label={labelTexts.testTicket} />}
                    </Group>
                  </Table.Td>
                  <Table.Td className={classes.when}>
                    <Moment at={ticket.issuedAt} isRelative />
                  </Table.Td>
                  <Table.Td className={classes.action}>
                    <Button
                      variant="default"
                      onClick={() => onOpen(ticket.id)}
                      aria-label={labelTexts.viewDetailsOf(spelled(ticket.number))}
                    >
                      {labelTexts.viewDetails}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      </Paper>
      <Button
        mt="sm"
        variant="subtle"
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        onClick={exportRows}
      >
        {labelTexts.exportCsv}
      </Button>
    </div>
  );
}
