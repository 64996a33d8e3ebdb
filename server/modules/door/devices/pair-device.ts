import { type SignedInActor, SYSTEM_TENANCY, signedIn, tenancyOf } from '../../../platform/access/actor.ts';
import type { DeviceProfile } from '../../../platform/access/device-profiles.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, checkAll, NotFound, refuseFaults } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { queueMails } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { checkScanRequest } from '../door.rules.ts';
import {
  type PairingRow,
  type PlaceRow,
  readPairing,
  readPairingByCode,
  readPlaces,
} from './device.reads.ts';
import {
  CODE_LENGTH,
  codeHash,
  credentialHash,
  DEVICE_DAYS,
  DeviceAlreadyPaired,
  type DeviceTerms,
  hashPin,
  PAIRING_MINUTES,
  PairingExpired,
  type PinHash,
  pairingCode,
  pairingNumber,
  termFaults,
} from './device.rules.ts';
import { insertDevice, insertPairing, lockPairing, OWNERS_TO_NOTIFY, writePaired } from './device.writes.ts';

export interface StartedPairing {
  id: string;
  code: string;
  number: string;
  expiresAt: Date;
}

/**
 * A phone asks to be paired. It made its credential itself and sends the digest alone, so that no answer carries a
 * secret; it may use the credential once an organiser has confirmed the code.
 * @throws BadInput, RateLimited
 */
export async function startPairing(
  scope: Scope,
  given: { deviceId: string; credentialHash: string },
): Promise<StartedPairing> {
  const [, hash] = checkAll(
    () => checkScanRequest({ deviceId: given.deviceId }),
    () => readHash(given.credentialHash),
  );
  await scope.services.limits.consume('pairing', { address: scope.address });
  const id = scope.ids.uuid();
  const code = pairingCode(scope.ids.secret(CODE_LENGTH));
  const number = pairingNumber(scope.ids.secret(4));
  const expiresAt = scope.clock.in(PAIRING_MINUTES * 60);
  const pairing = {
    ...{ id, number, expiresAt, scanName: given.deviceId },
    codeHash: codeHash(code),
    credentialHash: hash,
  };
  await inTransaction(scope, (tx) => insertPairing(tx, pairing), SYSTEM_TENANCY);
  return { id, code, number, expiresAt };
}

function readHash(text: string): Buffer {
  const hash = credentialHash(text);
  if (hash) return hash;
  throw new BadInput([
    { field: 'credentialHash', message: 'credentialHash is a SHA-256 digest in base64url.' },
  ]);
}

export type PairingState = 'waiting' | 'paired' | 'expired';

/** Returns whether a request was confirmed, for the phone that made it. */
export async function pairingState(scope: Scope, id: string): Promise<PairingState> {
  const [row] = isUuid(id) ? await scope.db.read<PairingRow>(SYSTEM_TENANCY, readPairing(id)) : [];
  if (row?.deviceId) return 'paired';
  return row && row.expiresAt > scope.clock.now() ? 'waiting' : 'expired';
}

/**
 * Returns the request behind a code, so that an organiser compares the number and the phone before confirming it.
 * @throws PairingExpired, RateLimited
 */
export async function findPairing(scope: Scope, code: string): Promise<PairingRow> {
  const { userId } = signedIn(scope.actor);
  await scope.services.limits.consume('pairing', { account: userId });
  const [row] = await scope.db.read<PairingRow>(
    SYSTEM_TENANCY,
    readPairingByCode(codeHash(code), scope.clock.now()),
  );
  if (!row) throw new PairingExpired();
  return row;
}

export interface GivenTerms extends DeviceTerms {
  profile: DeviceProfile;
}

export interface CheckedTerms extends Omit<GivenTerms, 'pin'> {
  issuerId: string;
  pin: PinHash | null;
}

/**
 * Checks the terms of a device: its events and gates are of one organiser, and the actor may give them.
 * @throws BadInput, NotFound
 */
export async function checkTerms(
  scope: Scope,
  actor: SignedInActor,
  given: GivenTerms,
): Promise<CheckedTerms> {
  const name = given.name.trim();
  refuseFaults(termFaults({ ...given, name }));
  const eventIds = given.eventIds && distinct(given.eventIds);
  const gateIds = given.gateIds && distinct(given.gateIds);
  const places = await readGivenPlaces(scope, actor, eventIds ?? [], gateIds ?? []);
  const issuerId = actor.issuerId ?? places[0]?.issuerId;
  if (issuerId === undefined)
    throw new BadInput([{ field: 'eventIds', code: 'REQUIRED', message: 'Choose at least one event.' }]);
  for (const place of places) {
    const isOther = place.issuerId !== issuerId || (eventIds !== null && !eventIds.includes(place.eventId));
    if (isOther) throw new NotFound(place.kind);
  }
  const pin = given.pin === null ? null : await hashPin(given.pin, scope.ids.secret(16));
  return { issuerId, name, profile: given.profile, eventIds, gateIds, pin };
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

async function readGivenPlaces(
  scope: Scope,
  actor: SignedInActor,
  eventIds: readonly string[],
  gateIds: readonly string[],
): Promise<PlaceRow[]> {
  if (!eventIds.every(isUuid)) throw new NotFound('event');
  if (!gateIds.every(isUuid)) throw new NotFound('gate');
  if (eventIds.length + gateIds.length === 0) return [];
  const rows = await scope.db.read<PlaceRow>(tenancyOf(actor), readPlaces(eventIds, gateIds));
  const count = (kind: PlaceRow['kind']): number => rows.filter((row) => row.kind === kind).length;
  if (count('event') < eventIds.length) throw new NotFound('event');
  if (count('gate') < gateIds.length) throw new NotFound('gate');
  return rows;
}

/**
 * Confirms the request of a phone: it becomes a device of the organiser. Owners hear of it by mail.
 * @returns the id of the device
 * @throws PairingExpired, DeviceAlreadyPaired, and as `checkTerms`
 */
export async function confirmPairing(scope: Scope, given: GivenTerms & { code: string }): Promise<string> {
  const actor = signedIn(scope.actor);
  await scope.services.limits.consume('pairing', { account: actor.userId });
  const terms = await checkTerms(scope, actor, given);
  const id = scope.ids.uuid();
  await inTransaction(scope, (tx) => pair(tx, actor, { id, code: given.code, terms }), SYSTEM_TENANCY);
  return id;
}

interface NewPair {
  id: string;
  code: string;
  terms: CheckedTerms;
}

async function pair(tx: Tx, actor: SignedInActor, { id, code, terms }: NewPair): Promise<void> {
  const pairing = await lockPairing(tx, codeHash(code));
  if (!pairing) throw new PairingExpired();
  const { scanName, userAgent } = pairing;
  const { issuerId, name, profile, eventIds, gateIds } = terms;
  const expiresAt = tx.scope.clock.in(DEVICE_DAYS * DAY_SECONDS);
  const device = { id, scanName, userAgent, hash: pairing.credentialHash, pairedBy: actor.userId, expiresAt };
  if (!(await insertDevice(tx, { ...terms, ...device }))) throw new DeviceAlreadyPaired();
  await writePaired(tx, pairing.id, id);
  await tx.audit({
    action: 'door_device.pair',
    entityType: 'door_device',
    entityId: id,
    issuerId,
    details: { name, profile, device_id: scanName, event_ids: eventIds, gate_ids: gateIds },
  });
  const payload = { device: name, profile, by: actor.name, causedIn: tx.scope.language };
  await queueMails(tx, 'device_paired', OWNERS_TO_NOTIFY, [issuerId, JSON.stringify(payload)]);
  tx.afterCommit(() => tx.scope.services.topics.publish('device.changed', issuerId, { deviceId: id }));
}
