import { createHash, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { isPrintableLine } from '../../../lib/language/printable.ts';
import { DEVICE_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { SignedInActor } from '../../../platform/access/actor.ts';
import type { DeviceProfile } from '../../../platform/access/device-profiles.ts';
import { Failure, type FieldFault, NotFound } from '../../../platform/failures.ts';

/** The code is unknown, was used, or is older than five minutes. */
export class PairingExpired extends Failure {
  constructor() {
    super('PAIRING_EXPIRED', 'gone', 'This code is no longer valid. Show a new one on the phone.');
  }
}

export class DeviceAlreadyPaired extends Failure {
  constructor() {
    super('DEVICE_ALREADY_PAIRED', 'conflict', 'This phone is already paired. Cut it off first.');
  }
}

/** A paired device sent the name of another one. */
export class DeviceMismatch extends Failure {
  constructor() {
    super('DEVICE_MISMATCH', 'forbidden', 'These scans are of another device.');
  }
}

export const PAIRING_MINUTES = 5;
export const DEVICE_DAYS = 365;
/** How long a device that was cut off may hand in the scans that it made before. */
export const HAND_IN_DAYS = 7;
export const MAX_EVENTS = 50;
export const MAX_GATES = 200;

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/** Returns 40 random bits as letters and digits that cannot be mistaken for each other (Crockford's base 32). */
export function pairingCode(random: Uint8Array): string {
  return Array.from(random.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte & 31]).join('');
}

/** Returns the digest of a code that was typed: in any case, with spaces and dashes, O for 0, I and L for 1. */
export function codeHash(typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(`passa:device-pairing:${code}`).digest();
}

/** Returns four digits that both screens show. @param random at least 4 bytes */
export function pairingNumber(random: Buffer): string {
  return String(random.readUInt32BE() % 10_000).padStart(4, '0');
}

const CREDENTIAL_HASH = /^[\w-]{43}$/;

/** Returns the SHA-256 of a credential from base64url; undefined for anything else. */
export function credentialHash(text: string): Buffer | undefined {
  if (!CREDENTIAL_HASH.test(text)) return undefined;
  const hash = Buffer.from(text, 'base64url');
  return hash.length === 32 ? hash : undefined;
}

/** What an organiser chooses for a device. null: all events of the organiser, all gates of its events. */
export interface DeviceTerms {
  name: string;
  eventIds: readonly string[] | null;
  gateIds: readonly string[] | null;
  pin: string | null;
}

const PIN = /^\d{4,12}$/;

export function termFaults({ name, eventIds, gateIds, pin }: DeviceTerms): FieldFault[] {
  const faults: FieldFault[] = [];
  const max = DEVICE_LIMITS.name;
  if (name.length < 1 || name.length > max)
    faults.push({
      field: 'name',
      code: 'LENGTH',
      min: 1,
      max,
      message: `A device needs a name of at most ${max} characters.`,
    });
  // A name stands where people have an address: it must not look like one.
  else if (!isPrintableLine(name) || name.includes('@'))
    faults.push({
      field: 'name',
      code: 'UNPRINTABLE',
      message: 'The name holds a character that it cannot.',
    });
  faults.push(
    ...countFaults('eventIds', eventIds, MAX_EVENTS),
    ...countFaults('gateIds', gateIds, MAX_GATES),
  );
  if (pin !== null && !PIN.test(pin))
    faults.push({ field: 'pin', code: 'PIN', min: 4, max: 12, message: 'A PIN has 4 to 12 digits.' });
  return faults;
}

function countFaults(field: string, ids: readonly string[] | null, max: number): FieldFault[] {
  if (ids === null) return [];
  if (ids.length === 0) return [{ field, code: 'REQUIRED', message: 'Choose at least one.' }];
  return ids.length > max ? [{ field, code: 'TOO_MANY', max, message: `At most ${max}.` }] : [];
}

/** A PIN as devices store it. */
export interface PinHash {
  salt: Buffer;
  hash: Buffer;
  /** Rounds of PBKDF2 with SHA-256. */
  rounds: number;
}

/** OWASP Password Storage Cheat Sheet; browsers have PBKDF2 and no memory-hard function. */
const PIN_ROUNDS = 600_000;
const derive = promisify(pbkdf2);

/** @param salt 16 random bytes */
export async function hashPin(pin: string, salt: Buffer): Promise<PinHash> {
  return { salt, rounds: PIN_ROUNDS, hash: await derive(pin, salt, PIN_ROUNDS, 32, 'sha256') };
}

interface DoorPlace {
  eventId?: string | null;
  gateId?: string | null;
  deviceId?: string | null;
}

/**
 * Returns the door of a scan. A paired device scans under its own name, and at its gates alone; one that is limited to
 * events says at which it scans, so that tickets of others are refused.
 * @throws DeviceMismatch, NotFound for an event or gate that is not the device's
 */
export function placeOf<Place extends DoorPlace>({ device, events }: SignedInActor, place: Place): Place {
  if (device === undefined) return place;
  requireOwnName(device, place.deviceId);
  const { eventId, gateId } = place;
  if (events && (!eventId || !events.includes(eventId.toLowerCase()))) throw new NotFound('event');
  if (device.gateIds && (!gateId || !device.gateIds.includes(gateId.toLowerCase())))
    throw new NotFound('gate');
  return { ...place, deviceId: device.scanName };
}

/** @param deviceId the name that the caller sent. @throws DeviceMismatch when it is another device's */
export function requireOwnName(device: SignedInActor['device'], deviceId: string | null | undefined): void {
  if (device && deviceId && deviceId !== device.scanName) throw new DeviceMismatch();
}

/** Where a device may work. null: all events of its organiser, all gates of its events. */
export interface DeviceLimits {
  eventIds: readonly string[] | null;
  gateIds: readonly string[] | null;
}

/** Limits that were replaced. */
export interface PastLimits extends DeviceLimits {
  profile: DeviceProfile;
  until: Date;
}

/** Returns whether a device may scan there. A scan without a gate is at none of them. */
export function isWithin(
  { eventIds, gateIds }: DeviceLimits,
  { eventId, gateId }: { eventId: string; gateId: string | null },
): boolean {
  return (
    (eventIds === null || eventIds.includes(eventId)) &&
    (gateIds === null || (gateId !== null && gateIds.includes(gateId)))
  );
}

/** Returns whether a device made the scan after it was cut off, so that it admits no one. */
export function isLate({ device }: SignedInActor, correctedAt: Date): boolean {
  return device !== undefined && device.cutOffAt !== null && correctedAt > device.cutOffAt;
}
