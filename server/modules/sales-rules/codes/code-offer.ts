import { amountOf } from '../../../lib/money/index.ts';
import { NotFound } from '../../../platform/failures.ts';
import { presentMoney } from '../../../platform/graphql/money.type.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentTier } from '../../events/index.ts';
import { helpsWith, unitWith } from './code.rules.ts';
import type { CodeOffer } from './code.type.ts';
import { findCode } from './find-code.ts';

/**
 * Lists the tiers that a code opens or makes cheaper. The answer promises nothing: the purchase checks the code again.
 * @throws NotFound, CodeUnknown, CodeNotYet, CodeOver, CodeUsedUp, RateLimited
 */
export async function codeOffer(scope: Scope, slug: string, typed: string): Promise<CodeOffer> {
  const offer = await scope.services.sales.listings.find(slug);
  if (offer?.event.status !== 'published') throw new NotFound('The event');
  const code = await findCode(scope, offer.event.id, typed);
  const tiers = offer.event.tiers.flatMap((record) => {
    const priced = { tierId: record.id, priceUnits: BigInt(record.price_units), currency: record.currency };
    if (!helpsWith(code, { ...priced, hidden: record.hidden })) return [];
    const price = presentMoney(amountOf(record.currency, unitWith(code, priced)));
    return [{ tier: presentTier(record), price }];
  });
  return { code: code.code, tiers };
}
