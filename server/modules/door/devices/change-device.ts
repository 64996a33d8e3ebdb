import { signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type DeviceRecord, readDevice } from './device.reads.ts';
import { HAND_IN_DAYS } from './device.rules.ts';
import { type ChangedDevice, updateCutOff, updateDevice } from './device.writes.ts';
import { checkTerms, type GivenTerms } from './pair-device.ts';

/** Returns a device of the organisers that the actor sees. @throws NotFound */
export async function findDevice(scope: Scope, id: string): Promise<DeviceRecord> {
  return findOrFail(
    'device',
    id,
    async () => (await scope.db.read<DeviceRecord>(tenancyOf(scope.actor), readDevice(id)))[0],
  );
}

/**
 * Changes name, profile, events, gates or PIN of a device with immediate effect. A PIN of null keeps the present one.
 * @throws NotFound, also for one that was cut off, and as `checkTerms`
 */
export async function changeDevice(scope: Scope, id: string, given: GivenTerms): Promise<void> {
  const actor = signedIn(scope.actor);
  const device = await findDevice(scope, id);
  const terms = await checkTerms(scope, { ...actor, issuerId: device.issuerId }, given);
  const { name, profile, eventIds, gateIds } = terms;
  await inTransaction(scope, async (tx) => {
    const changed = await updateDevice(tx, id, terms);
    if (!changed) throw new NotFound('device');
    await tx.audit({
      action: 'door_device.change',
      entityType: 'door_device',
      entityId: id,
      issuerId: changed.issuerId,
      details: { name, profile, event_ids: eventIds, gate_ids: gateIds, pin_changed: terms.pin !== null },
    });
    announceChanged(tx, changed);
  });
}

/**
 * Cuts a device off with immediate effect: its websocket is closed, and its next call refused.
 * @param takesScans whether it may still hand in the scans that it made before; a repeated call can end that
 * @throws NotFound
 */
export async function cutOffDevice(scope: Scope, id: string, takesScans: boolean): Promise<void> {
  const { userId } = signedIn(scope.actor);
  const until = takesScans ? scope.clock.in(HAND_IN_DAYS * DAY_SECONDS) : null;
  await inTransaction(scope, async (tx) => {
    const changed = isUuid(id) ? await updateCutOff(tx, id, userId, until) : undefined;
    if (!changed) throw new NotFound('device');
    await tx.audit({
      action: 'door_device.cut_off',
      entityType: 'door_device',
      entityId: id,
      issuerId: changed.issuerId,
      details: { name: changed.name, takes_scans: takesScans },
    });
    announceChanged(tx, changed);
  });
}

/** Publishes `session.ended`, so that the device authenticates again, and the change to the organiser's screens. */
function announceChanged(tx: Tx, { id, issuerId }: ChangedDevice): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    topics.publish('session.ended', 'all', { sessionId: null, userId: id });
    topics.publish('device.changed', issuerId, { deviceId: id });
  });
}
