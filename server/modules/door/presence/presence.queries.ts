import { tenancyOf } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentGate } from '../door.present.ts';
import { type PresenceRow, readLength, readPresence } from './presence.reads.ts';
import { historyOf, stepOf } from './presence.rules.ts';
import { Presence } from './presence.schema.ts';

/** Returns who is inside an event, and the course of it. @throws NotFound for an event of another issuer */
export async function presenceOf(scope: Scope, eventId: string): Promise<Presence> {
  const tenancy = tenancyOf(scope.actor);
  const [length] = isUuid(eventId)
    ? await scope.db.read<{ seconds: number }>(tenancy, readLength(eventId))
    : [];
  if (!length) throw new NotFound('event');
  const step = stepOf(length.seconds);
  const now = scope.clock.now();
  const [row] = await scope.db.read<PresenceRow>(tenancy, readPresence(eventId, now, step));
  if (!row) throw new NotFound('event');
  return Object.assign(new Presence(), {
    inside: row.inside,
    gates: row.gates.map(({ id, name, active, ...figures }) => ({
      ...figures,
      gate: id === null ? null : presentGate({ id, name, active }),
    })),
    history: historyOf(row.steps, step, now.getTime()),
  });
}
