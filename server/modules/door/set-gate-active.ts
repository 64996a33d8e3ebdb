import { tenancyOf } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { type GateRow, readGateEntries } from './door.reads.ts';
import { updateGateActive } from './door.writes.ts';

/** Opens or closes a gate for scans. Its entries stay. @throws NotFound */
export async function setGateActive(scope: Scope, gateId: string, active: boolean): Promise<GateRow> {
  if (!isUuid(gateId)) throw new NotFound('The gate');
  const gate = await inTransaction(scope, async (tx) => {
    const changed = await updateGateActive(tx, gateId, active);
    if (!changed) throw new NotFound('The gate');
    const { issuer_id: issuerId, event_id: eventId } = changed;
    await tx.audit({
      action: active ? 'gate.activate' : 'gate.deactivate',
      entityType: 'gate',
      entityId: gateId,
      issuerId,
      details: { event_id: eventId, name: changed.name },
    });
    tx.afterCommit(() => scope.services.topics.publish('event.entries', eventId, { eventId }));
    return changed;
  });
  return { id: gate.id, name: gate.name, active: gate.active, entries: await gateEntries(scope, gateId) };
}

/** Counts the distinct tickets that a gate admitted. */
export async function gateEntries(scope: Scope, gateId: string): Promise<number> {
  const [row] = await scope.db.read<{ entries: number }>(tenancyOf(scope.actor), readGateEntries(gateId));
  return row?.entries ?? 0;
}
