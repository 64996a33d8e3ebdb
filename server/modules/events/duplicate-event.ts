import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { checkAll, faultsNamed, faultsWithin, refuseFaults } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { copyCover } from './covers/cover.writes.ts';
import { insertDraft } from './create-event.ts';
import { announceEvent } from './event.queries.ts';
import { checkEventDetails, detailsOf, type EventDetails, mayDuplicateEvent } from './event.rules.ts';
import { copyQuestions, insertTier, lockOwnEvent, setFormSales, tiersInOrder } from './event.writes.ts';
import { copyPools } from './pools/pool.writes.ts';
import { copyProgramme } from './programme/programme.writes.ts';
import { priceCurrencies } from './tiers/price-currencies.ts';
import { currencyFaults, planCopies } from './tiers/tier.rules.ts';
import { copyDoorRules } from './tiers/tier.writes.ts';

export interface DuplicateRequest {
  /** Start of the new event; its other times shift by the same amount. */
  startDate: Date;
  /** Defaults to the name of the source event. */
  name: string | null;
}

/**
 * Creates a draft from an event in any state: same details, cover, line-up, answers and questions, same tiers with the
 * same capacity, shared capacity, entry rules and things to hand out, and none sold.
 * @returns its id
 * @throws NotFound, Forbidden, BadInput for times out of this century, and for prices in a currency that no active
 *   account of the organiser takes
 */
export async function duplicateEvent(
  scope: Scope,
  id: string,
  { startDate, name }: DuplicateRequest,
): Promise<string> {
  const { userId } = signedIn(scope.actor);
  return inTransaction(scope, async (tx) => {
    const first = await lockOwnEvent(tx, id, mayDuplicateEvent);
    const shift = startDate.getTime() - first.startAt.getTime();
    const tiers = await tiersInOrder(tx, id);
    const [details, plans] = checkAll(
      () =>
        checkedCopy({
          ...detailsOf(first),
          name: name ?? first.name,
          startDate,
          endDate: new Date(first.endAt.getTime() + shift),
        }),
      () => planCopies(tiers, shift),
    );
    const untaken = currencyFaults(plans, await priceCurrencies(scope, first.issuerId));
    // One fault is enough: all of them concern the copied event.
    refuseFaults(faultsWithin(untaken.slice(0, 1), () => 'id'));
    const copy = await insertDraft(tx, details, { issuerId: first.issuerId, createdBy: userId });
    await copyCover(tx, first.id, copy.id);
    await copyProgramme(tx, first.id, copy.id, shift);
    const copied = new Map<string, string>();
    for (const [position, plan] of plans.entries()) {
      const tier = await insertTier(tx, copy, plan, { position, number: position + 1 });
      const source = tiers[position];
      if (source) copied.set(source.id, tier.id);
      if (tiers[position]?.formSales === false) await setFormSales(tx, tier.id, false);
    }
    await copyQuestions(tx, { from: first.id, to: copy.id, tiers: copied });
    await copyPools(tx, copied);
    await copyDoorRules(tx, { from: first.id, to: copy.id, tiers: copied });
    await tx.audit({
      action: 'event.duplicate',
      entityType: 'event',
      entityId: copy.id,
      issuerId: first.issuerId,
      details: { of: first.id, name: copy.name, slug: copy.slug, tiers: plans.length },
    });
    announceEvent(tx, copy);
    return copy.id;
  });
}

/** Checks the copy; a fault of the end is reported for the start, because the caller gave only that. */
function checkedCopy(details: EventDetails): EventDetails {
  try {
    return checkEventDetails(details);
  } catch (error) {
    return faultsNamed((field) => (field === 'endDate' ? 'startDate' : field))(error);
  }
}
