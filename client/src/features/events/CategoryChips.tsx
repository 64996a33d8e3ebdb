import { UnstyledButton } from '@mantine/core';
import type { EventCategory } from '../../gql/graphql.ts';
import { eventTexts } from '../../texts/events.ts';
import classes from './CategoryChips.module.css';

/** The chips in their order; the first stands for all events. */
const CHIPS: { value: EventCategory | null; label: string }[] = eventTexts.categories.map((label, index) => ({
  label,
  value: index === 0 ? null : (label.toUpperCase() as EventCategory),
}));

export const categoryLabel = (value: EventCategory): string =>
  CHIPS.find((chip) => chip.value === value)?.label ?? value;

interface CategoryChipsProps {
  value: EventCategory | null;
  onChange: (value: EventCategory | null) => void;
}

/** One category at a time is highlighted; none is hidden by it. */
export function CategoryChips({ value, onChange }: CategoryChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and announce a form that is none
    <div className={classes.row} role="group" aria-label="Category">
      {CHIPS.map((chip) => (
        <UnstyledButton
          key={chip.label}
          className={classes.chip}
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
        >
          {chip.label}
        </UnstyledButton>
      ))}
    </div>
  );
}
