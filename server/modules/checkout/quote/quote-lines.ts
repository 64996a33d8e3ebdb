import { amountOf, MoneyRefused, type PaymentCurrency } from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { Listing } from '../../orders/index.ts';
import { acceptsPlayMoney } from '../../sales-rules/index.ts';
import type { PricedLine } from '../price-lines.ts';
import { PlayMoneyRefused, RateMissing } from '../purchase.failures.ts';
import { type Quote, type QuotedLine, quoteOf } from './quote.rules.ts';

/**
 * Quotes priced lines at the current rates.
 * @param lines of one event, at least one
 * @throws RateMissing
 */
export async function quoteLines(
  { services: { rates } }: Scope,
  lines: readonly PricedLine[],
  currency: PaymentCurrency,
): Promise<Quote> {
  const eventId = lines[0]?.tier.terms.eventId ?? '';
  const table = await rates.table();
  try {
    return quoteOf({ eventId, lines: quotedLines(lines) }, currency, table);
  } catch (error) {
    if (error instanceof MoneyRefused && error.code === 'RATE') throw new RateMissing();
    throw error;
  }
}

/** The lines as quotes state them. */
export const quotedLines = (lines: readonly PricedLine[]): QuotedLine[] =>
  lines.map(({ tier: { terms }, quantity, unitUnits }) => ({
    tier: terms.tier,
    quantity,
    unit: amountOf(terms.currency, unitUnits),
  }));

/** The refusal when the quote is in play money and its event does not accept that; null when it may be paid. */
export function playMoneyRefusal(
  { services: { config } }: Scope,
  { event }: Listing,
  { charge }: Pick<Quote, 'charge'>,
): PlayMoneyRefused | null {
  if (acceptsPlayMoney(config, event.playMoney)) return null;
  if (charge === null) return new PlayMoneyRefused('MOCK');
  return charge.units > 0n && config.ledger.testNetwork ? new PlayMoneyRefused('XLM') : null;
}
