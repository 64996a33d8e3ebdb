import type { EventCategory } from '../../gql/graphql.ts';
import { eventTexts } from '../../texts/events.ts';
import { ChipRow } from './ChipRow.tsx';

/** As the chips stand, after the one for all events. */
export const CATEGORIES: readonly EventCategory[] = ['MUSIC', 'SPORTS', 'ARTS', 'BUSINESS', 'TECHNOLOGY'];

const CHIPS: { value: EventCategory | null; label: string }[] = eventTexts.categories.map((label, index) => ({
  label,
  value: CATEGORIES[index - 1] ?? null,
}));

export const categoryLabel = (value: EventCategory): string =>
  CHIPS.find((chip) => chip.value === value)?.label ?? value;

/** The category that an address names; null for all, and for none that we know. */
export const categoryIn = (text: string | null): EventCategory | null =>
  CATEGORIES.find((one) => one.toLowerCase() === text) ?? null;

interface CategoryChipsProps {
  value: EventCategory | null;
  onChange: (value: EventCategory | null) => void;
}

/** One category at a time is highlighted; none is hidden by it. */
export function CategoryChips(props: CategoryChipsProps) {
  return <ChipRow label={eventTexts.category} chips={CHIPS} {...props} />;
}
