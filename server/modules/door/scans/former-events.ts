import { type SignedInActor, SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { DeviceGrant } from '../../../platform/access/device-profiles.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readPastLimits } from '../devices/device.reads.ts';
import { isWithin, type PastLimits } from '../devices/device.rules.ts';

/** Days in which a phone may deliver what it recorded before its person, or the phone itself, lost event or gate. */
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
  /**
   * Whether a scan there has the effect that the device gave it: a paired device admits no one beyond the events and gates
   * that it had at that time.
   */
  hadEffect(door: { eventId: string; gateId: string | null }, at: Date): boolean;
  /** Whether the actor could find guests by name at that time. */
  couldSearch(at: Date): boolean;
}

const ALWAYS = (): boolean => true;

/**
 * Devices deliver what they recorded offline: scans, and what follows of them. A person who has lost an event since
 * could do so when it happened, so it is kept.
 */
export async function deliveryOf(scope: Scope, actor: SignedInActor): Promise<Delivery> {
  const { events = null, device } = actor;
  if (device) return deliveryOfDevice(scope, actor, device);
  if (events === null) return { scope, workedFor: ALWAYS, hadEffect: ALWAYS, couldSearch: ALWAYS };
  const former = await readFormerEvents(scope, actor);
  const seen = former.some(({ eventId }) => eventId === null)
    ? null
    : [...new Set([...events, ...former.flatMap(({ eventId }) => eventId ?? [])])];
  return {
    scope: { ...scope, actor: { ...actor, events: seen } },
    workedFor: (id, at) =>
      events.includes(id) ||
      former.some(({ eventId, until }) => (eventId === null || eventId === id) && at <= until),
    hadEffect: ALWAYS,
    couldSearch: ALWAYS,
  };
}

/** Of events that the device ever had, so that none of its scans is lost; those out of time and place have no effect. */
async function deliveryOfDevice(
  scope: Scope,
  actor: SignedInActor,
  { gateIds, profile }: DeviceGrant,
): Promise<Delivery> {
  const { userId, events: eventIds = null } = actor;
  const past = await scope.db.read<PastLimits>(SYSTEM_TENANCY, readPastLimits(userId));
  const limits = [{ eventIds, gateIds }, ...past];
  const seen = limits.some((one) => one.eventIds === null)
    ? null
    : [...new Set(limits.flatMap((one) => one.eventIds ?? []))];
  const since = scope.clock.ago(DELIVERY_DAYS * DAY_SECONDS);
  const recent = past.filter(({ until }) => until > since);
  return {
    scope: { ...scope, actor: { ...actor, events: seen } },
    workedFor: (id) => seen === null || seen.includes(id),
    hadEffect: (door, at) =>
      isWithin({ eventIds, gateIds }, door) ||
      recent.some((limit) => at <= limit.until && isWithin(limit, door)),
    couldSearch: (at) =>
      profile !== 'scan_only' || recent.some((limit) => at <= limit.until && limit.profile !== 'scan_only'),
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
