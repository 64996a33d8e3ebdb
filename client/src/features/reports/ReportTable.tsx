import { Paper, ScrollArea, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReportTable_ReportFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { compareDecimals } from '../../ui/compare-decimals.ts';
import { formatAmount } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { SortHead } from '../../ui/SortHead.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { compareWords, sorted, useSorting } from '../../ui/use-sorting.ts';
import classes from './Reports.module.css';

const ReportTableFragment = graphql(`
  fragment ReportTable_report on ReportPage {
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
type Row = Report['nodes'][number];

const RIGHT = new Set<Column['kind']>(['AMOUNT', 'COUNT']);
const REFERENCE_LENGTH = 8;

/** How a cell is shown. The currency stands with its amount. */
function shown({ kind, key }: Column, cell: string, currency: string): ReactNode {
  switch (kind) {
    case 'MOMENT':
      return <Moment at={cell} isRelative={false} />;
    case 'AMOUNT':
      return formatAmount(cell, key === 'amount' ? currency : '').trim();
    case 'COUNT':
      return new Intl.NumberFormat(locale).format(Number(cell));
    case 'STATUS':
      return <StatusBadge status={cell} />;
    case 'REFERENCE':
      return (
        <span className={classes.reference} title={cell}>
          {cell.length > REFERENCE_LENGTH + 1 ? `${cell.slice(0, REFERENCE_LENGTH)}…` : cell}
        </span>
      );
    default:
      return cell;
  }
}

/** Empty cells come first. */
function compareCells(kind: Column['kind'] | undefined, one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return kind === 'AMOUNT' || kind === 'COUNT' ? compareDecimals(one, other) : compareWords(one, other);
}

interface ReportTableProps {
  report: FragmentType<typeof ReportTableFragment>;
  label: string;
}

/** The rows of a report; on a narrow screen the table scrolls within its frame. */
export function ReportTable({ report: ref, label }: ReportTableProps) {
  const { columns, nodes } = useFragment(ReportTableFragment, ref);
  const { sorting, press } = useSorting();
  const currency = columns.findIndex(({ kind }) => kind === 'CURRENCY');
  const visible = columns
    .map((column, index) => ({ column, index }))
    .filter(({ index }) => index !== currency);
  const byColumn = (key: string) => {
    const at = columns.findIndex((column) => column.key === key);
    const kind = columns[at]?.kind;
    return (one: Row, other: Row): number =>
      (kind === 'AMOUNT' ? compareWords(one.cells[currency] ?? '', other.cells[currency] ?? '') : 0) ||
      compareCells(kind, one.cells[at] ?? null, other.cells[at] ?? null);
  };
  return (
    <Paper withBorder className={classes.frame}>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, 'aria-label': label, role: 'region' }}>
        <Table verticalSpacing="sm" horizontalSpacing="md" aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {visible.map(({ column }) => (
                <SortHead
                  key={column.key}
                  column={column.key}
                  label={column.label}
                  sorting={sorting}
                  onSort={press}
                  className={classes.head}
                  ta={RIGHT.has(column.kind) ? 'right' : undefined}
                />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted(nodes, sorting, byColumn).map((row) => (
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
