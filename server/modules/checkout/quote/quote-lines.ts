import { amountOf, type PaymentCurrency } from '../../../lib/money/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { acceptsPlayMoney } from '../../sales-rules/index.ts';
import type { Listing } from '../listing/listing.rules.ts';
import type { PricedLine } from '../price-lines.ts';
import { PlayMoneyRefused } from '../purchase.failures.ts';
import { type Quote, quoteOf } from './quote.rules.ts';

/**
 * Quotes priced lines at the current rates.
 * @param lines of one event, at least one
 */
export async function quoteLines(
  { services: { rates } }: Scope,
  lines: readonly PricedLine[],
  currency: PaymentCurrency,
): Promise<Quote> {
  const eventId = lines[0]?.tier.terms.eventId ?? '';
  const quoted = lines.map(({ tier: { terms }, quantity, unitUnits }) => ({
    tier: terms.tier,
    quantity,
    unit: amountOf(terms.currency, unitUnits),
  }));
  return quoteOf({ eventId, lines: quoted }, currency, await rates.table());
}

/** The refusal when the quote is in play money and its event does not accept that; null when it may be paid. */
export function playMoneyRefusal(
  { services: { config } }: Scope,
  { event }: Listing,
  { charge }: Pick<Quote, 'charge'>,
): PlayMoneyRefused | null {
  if (acceptsPlayMoney(config, event.play_money)) return null;
  if (charge === null) return new PlayMoneyRefused('MOCK');
  return charge.units > 0n && config.ledger.testNetwork ? new PlayMoneyRefused('XLM') : null;
}
