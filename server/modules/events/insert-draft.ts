import type { Tx } from '../../platform/db/in-transaction.ts';
import type { EventRow } from './event.row.ts';
import type { EventDetails } from './event.rules.ts';
import { insertEdition, insertEvent } from './event.writes.ts';
import { isReservedSlug, slugOf, slugWithSuffix } from './slug.rules.ts';

const SLUG_TRIES = 5;

/** Inserts a new draft with its first edition, under an unused slug. */
export async function insertDraft(
  tx: Tx,
  details: EventDetails,
  owner: { issuerId: string; createdBy: string },
): Promise<Omit<EventRow, 'publishedAt' | 'updatedAt'>> {
  const { startDate, endDate, ...texts } = details;
  const plain = slugOf(details.name);
  const draft = {
    ...texts,
    ...owner,
    id: tx.scope.ids.uuid(),
    slug: plain,
    status: 'draft' as const,
    startAt: startDate,
    endAt: endDate,
    formSales: true,
    edition: 1,
    createdAt: tx.scope.clock.now(),
  };
  for (let tried = 0; tried < SLUG_TRIES; tried += 1) {
    if (tried > 0 || isReservedSlug(plain)) draft.slug = slugWithSuffix(plain, tx.scope.ids.secret(8));
    if (!(await insertEvent(tx, draft))) continue;
    await insertEdition(tx, draft);
    return draft;
  }
  throw new Error(`no free slug for ${plain} in ${SLUG_TRIES} tries`);
}
