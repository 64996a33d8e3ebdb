import { signEdition } from '../../../lib/signing/index.ts';
import { SYSTEM_TENANCY, signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listKeysOfEvent } from '../../tickets/index.ts';
import { eventGates } from '../change-gates.ts';
import { presentGate } from '../door.present.ts';
import { checkScanRequest } from '../door.rules.ts';
import { readDoorDevice, writeDoorDevice } from '../door.writes.ts';
import { doorSettings } from '../settings/change-door-settings.ts';
import { DoorSettings } from '../settings/door-settings.schema.ts';
import { type DoorEventRow, readDoorEvent, readDoorEvents } from './briefing.reads.ts';
import { DoorBriefing, type DoorEdition, DoorEvent } from './door-app.schema.ts';

/** Doors close late, and staff may look up an entry the next morning. */
const OPEN_AFTER_END_SECONDS = 48 * 3_600;

/** Lists the events whose doors the actor may work at, by their start. @throws BadInput for an invalid page */
export async function doorEvents(scope: Scope, paging: Paging): Promise<Page<DoorEvent>> {
  const slice = sliceByMoment(paging);
  const endedAfter = scope.clock.ago(OPEN_AFTER_END_SECONDS);
  const rows = await scope.db.read<DoorEventRow>(tenancyOf(scope.actor), readDoorEvents(endedAfter, slice));
  return pageOf(rows, slice, (row) => [row.startAt.toISOString(), row.id], presentDoorEvent);
}

/**
 * Returns what a device needs, besides the revocation list, to check tickets offline, and the server time for its
 * clock.
 * @param deviceId the name of the device, if known
 * @throws NotFound for an event of another issuer
 */
export async function doorBriefing(
  scope: Scope,
  eventId: string,
  deviceId: string | null,
): Promise<DoorBriefing> {
  const [row] = isUuid(eventId)
    ? await scope.db.read<DoorEventRow>(tenancyOf(scope.actor), readDoorEvent(eventId))
    : [];
  if (!row) throw new NotFound('event');
  if (deviceId !== null) await nameDevice(scope, deviceId);
  const keys = await listKeysOfEvent(scope, row.id);
  const { inside } = await eventGates(scope, row.id);
  return Object.assign(new DoorBriefing(), {
    serverTime: scope.clock.now(),
    event: presentDoorEvent(row),
    keys,
    edition: await currentEdition(scope, row),
    entered: row.entered,
    inside,
    settings: Object.assign(new DoorSettings(), await doorSettings(scope, row.id)),
  });
}

/** Signs when the tickets of the event are valid today: a door goes by it, not by the times in a ticket. */
async function currentEdition({ services, clock }: Scope, row: DoorEventRow): Promise<DoorEdition> {
  const iso = (time: string): string => new Date(time).toISOString();
  const { edition, created_at, tiers, key_version, signature } = signEdition(
    {
      event_id: row.id,
      edition: row.edition,
      created_at: clock.now().toISOString(),
      tiers: row.tiers.map(({ name, effectiveAt, expiresAt }) => ({
        tier: name,
        effective_at: iso(effectiveAt),
        expires_at: iso(expiresAt),
      })),
    },
    await services.keys.require(row.issuerId),
  );
  return {
    number: edition,
    createdAt: new Date(created_at),
    tiers: tiers.map(({ tier, effective_at, expires_at }) => ({
      name: tier,
      effectiveAt: new Date(effective_at),
      expiresAt: new Date(expires_at),
    })),
    keyVersion: key_version,
    signature,
  };
}

/** Stores the device name with the caller's session, once. */
async function nameDevice(scope: Scope, deviceId: string): Promise<void> {
  checkScanRequest({ deviceId });
  const actor = signedIn(scope.actor);
  if (actor.kind === 'device') return;
  const known = await scope.db.read(SYSTEM_TENANCY, readDoorDevice(actor, deviceId));
  if (known.length > 0) return;
  await inTransaction(scope, (tx) => writeDoorDevice(tx, actor, deviceId), {
    tenant: null,
    user: actor.userId,
  });
}

function presentDoorEvent(row: DoorEventRow): DoorEvent {
  const { id, name, venue, category, timeZone, issuerId, issuerName } = row;
  return Object.assign(new DoorEvent(), {
    ...{ id, name, venue, category, timeZone, issuerId, issuerName },
    startDate: row.startAt,
    endDate: row.endAt,
    tiers: row.tiers.map(({ name }) => name),
    gates: row.gates.map(presentGate),
  });
}
