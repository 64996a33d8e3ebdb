import { localDay } from '../../lib/zones/index.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import { checkAll, faultsNamed } from '../../platform/failures.ts';
import { copyCover } from './covers/cover.writes.ts';
import { insertDraft } from './create-event.ts';
import type { EventRow } from './event.row.ts';
import { checkEventDetails, detailsOf, type EventDetails, slugOf } from './event.rules.ts';
import { copyQuestions, insertTier, type NewEvent, setFormSales, tiersInOrder } from './event.writes.ts';
import { copySettings } from './event-settings.writes.ts';
import { copyPools } from './pools/pool.writes.ts';
import { copyProgramme } from './programme/programme.writes.ts';
import { planCopies } from './tiers/tier.rules.ts';
import { copyDoorRules } from './tiers/tier.writes.ts';

export interface CopyRequest {
  /** Start of the new event; its other times shift by the same amount. */
  startDate: Date;
  /** Defaults to the name of the source event. */
  name: string | null;
  createdBy: string;
  /** Makes the copy a date of the series, with all settings of the first; otherwise sales start with the defaults. */
  seriesId?: string;
}

/**
 * Copies an event that the caller has locked, as a draft without sales.
 * @throws BadInput for times out of this century
 */
export async function copyEvent(
  tx: Tx,
  first: EventRow,
  { startDate, name, createdBy, seriesId }: CopyRequest,
): Promise<NewEvent> {
  const shift = startDate.getTime() - first.startAt.getTime();
  const tiers = await tiersInOrder(tx, first.id);
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
  const owner = { issuerId: first.issuerId, createdBy };
  const copy = seriesId
    ? await insertDraft(tx, details, { ...owner, seriesId }, slugOfDate(details))
    : await insertDraft(tx, details, owner);
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
  if (seriesId) await copySettings(tx, { from: first.id, to: copy.id, tiers: copied, shift });
  return copy;
}

/** Checks the copy; a fault of the end is reported for the start, because the caller gave only that. */
function checkedCopy(details: EventDetails): EventDetails {
  try {
    return checkEventDetails(details);
  } catch (error) {
    return faultsNamed((field) => (field === 'endDate' ? 'startDate' : field))(error);
  }
}

/** "jazz-night-2026-12-05": the dates of a series have one name. */
function slugOfDate({ name, startDate, timeZone }: EventDetails): string {
  return `${slugOf(name)}-${localDay(startDate.toISOString(), timeZone)}`;
}
