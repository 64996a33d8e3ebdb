import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ChipRow.module.css';

interface ChipRowProps<T> {
  label: string;
  chips: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  children?: ReactNode;
}

/** A row of chips of which one is pressed. */
export function ChipRow<T>({ label, chips, value, onChange, children }: ChipRowProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and announce a form that is none
    <div className={classes.row} role="group" aria-label={label}>
      {chips.map((chip) => (
        <UnstyledButton
          key={chip.label}
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
        </UnstyledButton>
      ))}
      {children}
    </div>
  );
}
