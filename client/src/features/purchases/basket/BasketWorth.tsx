import type { Money } from '../../../ui/format-amount.ts';
import { Worth } from '../../rates/XlmWorth.tsx';

/** Value of an order in the reader's currency, when all of it is in XLM. */
export function BasketWorth({ sums: [sum, ...others] }: { sums: readonly Money[] }) {
  return sum && others.length === 0 ? <Worth money={sum} /> : null;
}
