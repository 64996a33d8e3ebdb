import { eventFormTexts as texts } from '../../../messages/organiser.ts';
import { CATEGORIES, categoryLabel } from '../CategoryChips.tsx';

/** Choices of the field for the category of an event; the empty text is none. */
export const CATEGORY_CHOICES = [
  { value: '', label: texts.noCategory },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabel(value) })),
];
