import { Paper, ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReportName, ReportTable_ReportFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { labelTexts } from '../../messages/labels.ts';
import { reportColumnTexts, reportWordTexts } from '../../messages/reports.ts';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { formatAmount } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Sorting } from '../../ui/sorting.ts';
import classes from './Reports.module.css';

const ReportTableFragment = graphql(`
  fragment ReportTable_report on ReportConnection {
    columns {
      key
      label
      kind
    }
    nodes {
      id
      cells
    }
  }
`);

type Report = ReportTable_ReportFragment;
type Column = Report['columns'][number];

const RIGHT = new Set<Column['kind']>(['AMOUNT', 'COUNT']);
const REFERENCE_LENGTH = 8;

/** Renders a cell. The currency is shown with its amount. */
function shown({ kind, key }: Column, cell: string, currency: string): ReactNode {
  switch (kind) {
    case 'MOMENT':
      return <Moment at={cell} isRelative={false} />;
    case 'AMOUNT':
      return formatAmount(cell, key === 'amount' ? currency : '').trim();
    case 'COUNT':
      return new Intl.NumberFormat(locale).format(Number(cell));
    case 'STATUS':
      return <StatusBadge status={cell} label={reportWordTexts[cell.toLowerCase()]} />;
    case 'REFERENCE':
      return (
        <span className={classes.reference} title={cell}>
          {cell.length > REFERENCE_LENGTH + 1 ? `${cell.slice(0, REFERENCE_LENGTH)}…` : cell}
        </span>
      );
    default:
      if (key === 'email') return <EmailAddress>{cell}</EmailAddress>;
      return key === 'time_note' ? labelTexts.timeDoubtful : cell;
  }
}

/** Returns the column heading in the reader's language; an unknown column keeps the label of the service. */
const headOf = (name: ReportName, { key, label }: Column): string =>
  reportColumnTexts[`${name}.${key}`] ?? reportColumnTexts[key] ?? label;

interface ReportTableProps {
  name: ReportName;
  report: FragmentType<typeof ReportTableFragment>;
  label: string;
  sorting: Sorting | null;
  onSort: (column: string) => void;
}

/**
 * The rows of a report. A table wider than its frame scrolls horizontally; a shadow marks the sides with more content.
 */
export function ReportTable({ name, report: ref, label, sorting, onSort }: ReportTableProps) {
  const { columns, nodes } = useFragment(ReportTableFragment, ref);
  const currency = columns.findIndex(({ kind }) => kind === 'CURRENCY');
  const visible = columns
    .map((column, index) => ({ column, index }))
    .filter(({ index }) => index !== currency);
  return (
    <Paper withBorder className={classes.frame}>
      <ScrollArea
        type="auto"
        classNames={{ viewport: classes.viewport ?? '' }}
        viewportProps={{ tabIndex: 0, 'aria-label': label, role: 'region' }}
      >
        <Table verticalSpacing="sm" horizontalSpacing="sm" aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {visible.map(({ column }) => (
                <SortHead
                  key={column.key}
                  column={column.key}
                  label={headOf(name, column)}
                  sorting={sorting}
                  onSort={onSort}
                  className={classes.head}
                  ta={RIGHT.has(column.kind) ? 'right' : undefined}
                />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {nodes.map((row) => (
              <Table.Tr key={row.id}>
                {visible.map(({ column, index }) => {
                  const cell = row.cells[index] ?? null;
                  return (
                    <Table.Td
                      key={column.key}
                      className={classes[column.kind.toLowerCase()]}
                      ta={RIGHT.has(column.kind) ? 'right' : undefined}
                    >
                      {cell === null ? '' : shown(column, cell, row.cells[currency] ?? '')}
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Paper>
  );
}
