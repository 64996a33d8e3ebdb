import { type SignedInActor, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import type { Scope } from '../../../platform/scope.ts';

/** Days in which a phone may deliver what it recorded before its person lost the event. */
const DELIVERY_DAYS = 7;

interface FormerRow {
  /** null: every event, until the person was limited */
  eventId: string | null;
  until: Date;
}

export interface Delivery {
  /** The scope, with an actor who also works for the events that they lost in the last days. */
  scope: Scope;
  /** Whether the actor worked for the event at that time. */
  workedFor(eventId: string, at: Date): boolean;
}

/**
 * Devices deliver what they recorded offline: scans, and what follows of them. A person who has lost an event since
 * could do so when it happened, so it is kept.
 */
export async function deliveryOf(scope: Scope, actor: SignedInActor): Promise<Delivery> {
  const { events = null, device } = actor;
  if (device) return ofDevice(scope, actor, device.pastEventIds);
  if (events === null) return { scope, workedFor: () => true };
  const former = await readFormerEvents(scope, actor);
  const seen = former.some(({ eventId }) => eventId === null)
    ? null
    : [...new Set([...events, ...former.flatMap(({ eventId }) => eventId ?? [])])];
  return {
    scope: { ...scope, actor: { ...actor, events: seen } },
    workedFor: (id, at) =>
      events.includes(id) ||
      former.some(({ eventId, until }) => (eventId === null || eventId === id) && at <= until),
  };
}

/** @param past events that the device has or had; null: all of its organisation */
function ofDevice(scope: Scope, actor: SignedInActor, past: readonly string[] | null): Delivery {
  return {
    scope: { ...scope, actor: { ...actor, events: past } },
    workedFor: (id) => past === null || past.includes(id),
  };
}

async function readFormerEvents({ db, clock }: Scope, { userId }: SignedInActor): Promise<FormerRow[]> {
  return db.read<FormerRow>(SYSTEM_TENANCY, {
    name: 'former-events-of-person',
    text: `SELECT event_id AS "eventId", ended_at AS until FROM staff_events WHERE user_id = $1 AND ended_at > $2
      UNION ALL SELECT NULL, limited_since FROM users WHERE id = $1 AND limited_since > $2`,
    values: [userId, clock.ago(DELIVERY_DAYS * DAY_SECONDS)],
  });
}
