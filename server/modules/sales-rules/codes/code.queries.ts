import { amountOf } from '../../../lib/money/index.ts';
import { signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent, mayManageTiers, presentTier } from '../../events/index.ts';
import { type CodeRecord, readCode, readCodesOfEvent } from './code.reads.ts';
import {
  type Code,
  CodeUnknown,
  codeState,
  codeWord,
  failureOfState,
  helpsWith,
  isCodeWord,
  unitWith,
} from './code.rules.ts';
import type { CodeOffer, SellingCode } from './code.schema.ts';
import { amountOfCode, percentText } from './code-input.rules.ts';

export function presentCode(record: CodeRecord): SellingCode {
  const amount = amountOfCode(record);
  return {
    id: record.id,
    code: record.code,
    percentOff: record.percentOff === null ? null : percentText(record.percentOff),
    amountOff: amount && presentMoney(amount),
    opens: record.opens,
    tierIds: record.tierIds && [...record.tierIds],
    mostUses: record.mostUses,
    used: record.used,
    startsAt: record.startsAt,
    endsAt: record.endsAt,
    active: record.active,
    createdAt: record.createdAt,
  };
}

/**
 * Finds the code that a buyer typed, when it is valid now. Only wrong codes cost points of the caller's address.
 * @throws CodeUnknown, CodeNotYet, CodeOver, CodeUsedUp, RateLimited
 */
export async function findCode(scope: Scope, eventId: string, typed: string): Promise<Code> {
  const word = codeWord(typed);
  const code = isCodeWord(word) ? await readCode(scope.db, eventId, word) : undefined;
  if (!code) {
    await scope.services.limits.consume('code', { address: scope.address });
    throw new CodeUnknown();
  }
  const failure = failureOfState(codeState(code, scope.clock.now()), code);
  if (failure) throw failure;
  return code;
}

/** @throws NotFound for events whose tiers the actor may not manage */
export async function listCodes(scope: Scope, eventId: string, paging: Paging): Promise<Page<SellingCode>> {
  const slice = sliceByMoment(paging);
  const actor = signedIn(scope.actor);
  const event = await findEvent(scope, eventId);
  if (!mayManageTiers(actor, { issuerId: event.issuer.id, eventId: event.id })) throw new NotFound('event');
  return pageOf(
    await readCodesOfEvent(scope.db, tenancyOf(actor), event.id, slice),
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    presentCode,
  );
}

/**
 * Lists the tiers that a code opens or makes cheaper. The answer promises nothing: the purchase checks the code again.
 * @throws NotFound, CodeUnknown, CodeNotYet, CodeOver, CodeUsedUp, RateLimited
 */
export async function codeOffer(scope: Scope, slug: string, typed: string): Promise<CodeOffer> {
  const listing = await scope.services.listings.find({ slug });
  if (listing?.event.status !== 'published') throw new NotFound('event');
  const code = await findCode(scope, listing.event.id, typed);
  const tiers = listing.event.tiers.flatMap((record) => {
    const priced = { tierId: record.id, priceUnits: BigInt(record.priceUnits), currency: record.currency };
    if (!helpsWith(code, { ...priced, hidden: record.hidden })) return [];
    const price = presentMoney(amountOf(record.currency, unitWith(code, priced)));
    return [{ tier: presentTier(record), price }];
  });
  return { code: code.code, tiers };
}
