import { Paper, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FigureCard.module.css';

interface FigureCardProps {
  label: string;
  /** Undefined while it is loading. */
  value: ReactNode | undefined;
  hint?: ReactNode;
  /** Lines of the hint that its place is kept for while the figure loads; 0 by default. */
  hintLines?: number;
  icon?: ReactNode;
}

const HINT_LINE = 20;

/** A figure with its label; a change is announced and highlighted briefly. */
export function FigureCard({ label, value, hint, hintLines = 0, icon }: FigureCardProps) {
  return (
    <Paper withBorder p="lg" className={classes.card}>
      <div className={classes.head}>
        <Text size="sm" c="dimmed" fw={500}>
          {label}
        </Text>
        {icon && (
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
        )}
      </div>
      {value === undefined ? (
        <>
          <Skeleton height={36} width={96} mt={8} />
          {hintLines > 0 && <Skeleton height={hintLines * HINT_LINE} mt={4} />}
        </>
      ) : (
        <div key={typeof value === 'object' ? undefined : String(value)} className={classes.value}>
          {value}
        </div>
      )}
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
    </Paper>
  );
}
