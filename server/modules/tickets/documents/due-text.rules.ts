import { amountIn, type Language } from '../../../lib/language/language.ts';
import { type Amount, convert, type RateTable } from '../../../lib/money/index.ts';

/**
 * The worth of lumens to be paid at the door, which few people carry: in shillings for an event in Kenya, in dollars
 * elsewhere. null for other currencies.
 * @param zone time zone of the event
 */
export function worthText(amount: Amount, language: Language, zone: string, rates: RateTable): string | null {
  if (amount.currency !== 'XLM') return null;
  const worth = convert(amount, zone === 'Africa/Nairobi' ? 'KES' : 'USD', 'floor', rates);
  return `≈ ${amountIn(language, worth)}`;
}
