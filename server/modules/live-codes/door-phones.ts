import { tenancyOf } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { type DoorPhonesRow, readDoorPhones } from './live-code.reads.ts';
import { DoorPhones } from './live-code.schema.ts';

/** Overlap of two answers: transactions in progress during one answer are included in the next. */
const UNDER_WAY_MS = 60_000;

/**
 * Returns what a device needs to check live codes offline.
 * @param since `asOf` of an earlier answer; null returns every phone
 * @throws NotFound for an event of another issuer
 */
export async function doorPhones(scope: Scope, eventId: string, since: Date | null): Promise<DoorPhones> {
  const asOf = scope.clock.now();
  const from = since && new Date(since.getTime() - UNDER_WAY_MS);
  const [row] = isUuid(eventId)
    ? await scope.db.read<DoorPhonesRow>(tenancyOf(scope.actor), readDoorPhones(eventId, from))
    : [];
  if (!row) throw new NotFound('event');
  const tiers = row.tiers.map((tier) => ({ ...tier, from: new Date(tier.from) }));
  return Object.assign(new DoorPhones(), { asOf, tiers, phones: row.phones });
}
