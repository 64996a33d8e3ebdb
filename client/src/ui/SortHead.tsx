import { Table, type TableThProps, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import classes from './SortHead.module.css';
import type { Sorting } from './sorting.ts';

interface SortHeadProps extends TableThProps {
  /** The column's key. */
  column: string;
  label: string;
  sorting: Sorting | null;
  onSort: (column: string) => void;
}

/** A column head that sorts the table. */
export function SortHead({ column, label, sorting, onSort, ...cell }: SortHeadProps) {
  const order = sorting?.key === column ? (sorting.isDescending ? 'descending' : 'ascending') : 'none';
  const Arrow = { none: IconSelector, ascending: IconArrowUp, descending: IconArrowDown }[order];
  return (
    <Table.Th scope="col" aria-sort={order} {...cell}>
      <UnstyledButton
        className={classes.button}
        data-sorted={order !== 'none' || undefined}
        onClick={() => onSort(column)}
      >
        {label}
        <Arrow size={16} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  );
}
