import { Group, ScrollArea, Table, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { revenueMoneyTexts as texts } from '../../messages/revenue.ts';
import { formatMoney, type Money } from '../../ui/format-amount.ts';
import classes from './RevenueMoney.module.css';

interface SumsTableProps {
  title: string;
  heads: readonly string[];
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A table of sums under its heading. The first column has names, the others amounts, which are set right. */
export function SumsTable({ title, heads, action, children }: SumsTableProps) {
  const id = useId();
  return (
    <div className="min-0">
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {action}
      </Group>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-labelledby': id }}>
        <Table aria-labelledby={id} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {heads.map((head, at) => (
                <Table.Th key={head} scope="col" ta={at === 0 ? 'left' : 'right'}>
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </ScrollArea>
    </div>
  );
}

/** A cell with one line for each currency; zeros are left out. */
export function Amounts({ sums }: { sums: readonly Money[] }) {
  const shown = sums.filter(({ amount }) => Number(amount) !== 0);
  return (
    <Table.Td className={classes.amounts}>
      {shown.length === 0 && texts.none}
      {shown.map((sum) => (
        <div key={sum.currency}>{formatMoney(sum)}</div>
      ))}
    </Table.Td>
  );
}
