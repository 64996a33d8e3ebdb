import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EventCategory } from '../../gql/graphql.ts';
import { eventTexts } from '../../messages/events.ts';
import classes from './ChipRow.module.css';

interface ChipRowProps<T> {
  label: string;
  chips: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** True within a row that scrolls itself. */
  isInline?: boolean;
  children?: ReactNode;
}

/** A row of chips of which one is pressed. */
export function ChipRow<T>({ label, chips, value, onChange, isInline, children }: ChipRowProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and announce a form that is none
    <div className={isInline ? classes.inline : classes.row} role="group" aria-label={label}>
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

/** In the order of the chips, after the one for all events. */
export const CATEGORIES: readonly EventCategory[] = ['MUSIC', 'SPORTS', 'ARTS', 'BUSINESS', 'TECHNOLOGY'];

const CHIPS: { value: EventCategory | null; label: string }[] = eventTexts.categories.map((label, index) => ({
  label,
  value: CATEGORIES[index - 1] ?? null,
}));

export const categoryLabel = (value: EventCategory): string =>
  CHIPS.find((chip) => chip.value === value)?.label ?? value;

/** Returns the category in an address; null for all and for an unknown one. */
export const categoryIn = (text: string | null): EventCategory | null =>
  CATEGORIES.find((one) => one.toLowerCase() === text) ?? null;

interface CategoryChipsProps {
  value: EventCategory | null;
  onChange: (value: EventCategory | null) => void;
}

/** Highlights one category at a time and never hides the others. */
export function CategoryChips(props: CategoryChipsProps) {
  return <ChipRow label={eventTexts.category} chips={CHIPS} {...props} />;
}
