import type { Scope } from '../../../platform/scope.ts';
import { acceptsPlayMoney } from '../../sales-rules/index.ts';
import type { Listing } from '../listing.ts';
import type { Quote } from './quote.rules.ts';
import { PlayMoneyRefused } from './wallet.failures.ts';

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
