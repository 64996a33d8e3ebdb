import { tenancyOf } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { type EventGatesRow, type GateRow, readEventGates, readGateEntries } from './door.reads.ts';
import { GateNameTaken, MAX_NAME_LENGTH } from './door.rules.ts';
import { insertGate, updateGateActive } from './door.writes.ts';

/** Returns the gates of an event of the actor's issuer. @throws NotFound for any other event */
export async function eventGates(scope: Scope, eventId: string): Promise<EventGatesRow> {
  const [row] = isUuid(eventId)
    ? await scope.db.read<EventGatesRow>(tenancyOf(scope.actor), readEventGates(eventId, scope.clock.now()))
    : [];
  if (!row) throw new NotFound('event');
  return row;
}

/** @throws GateNameTaken, BadInput, NotFound */
export async function createGate(scope: Scope, eventId: string, givenName: string): Promise<GateRow> {
  const name = givenName.trim();
  if (name.length < 1 || name.length > MAX_NAME_LENGTH) {
    throw new BadInput([
      {
        field: 'name',
        code: 'LENGTH',
        min: 1,
        max: MAX_NAME_LENGTH,
        message: `A gate needs a name of at most ${MAX_NAME_LENGTH} characters.`,
      },
    ]);
  }
  const { issuerId } = await eventGates(scope, eventId);
  const id = scope.ids.uuid();
  await inTransaction(scope, async (tx) => {
    if (!(await insertGate(tx, { id, issuerId, eventId, name }))) throw new GateNameTaken(name);
    await tx.audit({
      action: 'gate.create',
      entityType: 'gate',
      entityId: id,
      issuerId,
      details: { event_id: eventId, name },
    });
    tx.afterCommit(() => scope.services.topics.publish('event.entries', eventId, { eventId, ticketIds: [] }));
  });
  return { id, name, active: true, entries: 0 };
}

/** Opens or closes a gate for scans. Its entries stay. @throws NotFound */
export async function setGateActive(scope: Scope, gateId: string, active: boolean): Promise<GateRow> {
  if (!isUuid(gateId)) throw new NotFound('gate');
  const gate = await inTransaction(scope, async (tx) => {
    const changed = await updateGateActive(tx, gateId, active);
    if (!changed) throw new NotFound('gate');
    const { issuerId, eventId } = changed;
    await tx.audit({
      action: active ? 'gate.activate' : 'gate.deactivate',
      entityType: 'gate',
      entityId: gateId,
      issuerId,
      details: { event_id: eventId, name: changed.name },
    });
    tx.afterCommit(() => scope.services.topics.publish('event.entries', eventId, { eventId, ticketIds: [] }));
    return changed;
  });
  return { id: gate.id, name: gate.name, active: gate.active, entries: await gateEntries(scope, gateId) };
}

/** Counts the distinct tickets that a gate admitted. */
export async function gateEntries(scope: Scope, gateId: string): Promise<number> {
  const [row] = await scope.db.read<{ entries: number }>(tenancyOf(scope.actor), readGateEntries(gateId));
  return row?.entries ?? 0;
}
