import type { HeldPart } from '../hold/hold.ts';
import type { ListedPart } from './listed-parts.ts';
import type { Quote } from './quote.rules.ts';

/**
 * The parts of an order as they are held.
 * @param quote of exactly these parts
 */
export function heldParts(parts: readonly ListedPart[], { shares }: Quote): [HeldPart, ...HeldPart[]] {
  const [first, ...others] = parts.map(({ tier, quantity, unitUnits }, index) => ({
    terms: tier.terms,
    quantity,
    unitUnits,
    charge: shares?.[index] ?? null,
  }));
  if (!first) throw new RangeError('an order has at least one part');
  return [first, ...others];
}
