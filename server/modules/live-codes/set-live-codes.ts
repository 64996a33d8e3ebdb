import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { queueMails } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEvent, lockOwnEvent, mayEditEvent } from '../events/index.ts';
import { isNews, type LiveRule, requireNotice } from './live-code.rules.ts';
import { HOLDERS_OF_TIERS, lockTiers, updateRules } from './live-code.writes.ts';

export interface LiveCodesRequest {
  eventId: string;
  /** null: all tiers that the event has now. */
  tierIds: readonly string[] | null;
  rule: LiveRule;
}

/**
 * Sets whether and how the doors of tiers ask for the holder's phone. Holders of tickets that were sold get them again
 * by mail, with the time from which their phone is needed.
 * @throws NotFound, Forbidden, BadInput for a tier of another event or too short a notice
 */
export async function setLiveCodes(
  scope: Scope,
  { eventId, tierIds, rule }: LiveCodesRequest,
): Promise<void> {
  if (tierIds?.some((id) => !isUuid(id))) throw unknownTier();
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayEditEvent);
    const tiers = await lockTiers(tx, event.id, tierIds);
    if (tierIds && tiers.length < new Set(tierIds).size) throw unknownTier();
    requireNotice(tiers, rule, tx.scope.clock.now());
    await updateRules(
      tx,
      tiers.map(({ id }) => id),
      rule,
    );
    const told = tiers.filter((tier) => isNews(tier, rule)).map(({ id }) => id);
    if (told.length > 0) await queueMails(tx, 'tickets', HOLDERS_OF_TIERS, [told]);
    await tx.audit({
      action: 'event.live_codes',
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: {
        tier_ids: tiers.map(({ id }) => id),
        from: rule.from?.toISOString() ?? null,
        allows_paper: rule.allowsPaper,
        admits_unknown: rule.admitsUnknown,
      },
    });
    announceEvent(tx, event);
  });
}

const unknownTier = (): BadInput =>
  new BadInput([{ field: 'tierIds', message: 'Every tier must belong to the event.' }]);
