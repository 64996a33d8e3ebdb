import type { DeviceProfile } from '../../../platform/access/device-profiles.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { type PairingRow, readPairingByCode } from './device.reads.ts';
import type { PinHash } from './device.rules.ts';

/** Locks an open request: it is confirmed once. */
export async function lockPairing(tx: Tx, hash: Buffer): Promise<PairingRow | undefined> {
  const { text, values } = readPairingByCode(hash, tx.scope.clock.now());
  const [row] = await tx.query<PairingRow>(`${text} FOR UPDATE`, values);
  return row;
}

interface NewPairing {
  id: string;
  codeHash: Buffer;
  number: string;
  credentialHash: Buffer;
  scanName: string;
  expiresAt: Date;
}

/** Deletes requests that expired an hour ago, and inserts one. */
export async function insertPairing(tx: Tx, pairing: NewPairing): Promise<void> {
  const { clock, userAgent, address } = tx.scope;
  await tx.query('DELETE FROM device_pairings WHERE expires_at < $1', [clock.ago(3_600)]);
  await tx.query(
    `INSERT INTO device_pairings (id, code_hash, number, credential_hash, scan_name, user_agent, address, created_at,
       expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[pairing.id, pairing.codeHash, pairing.number, pairing.credentialHash, pairing.scanName],
      ...[userAgent.slice(0, 300), address, clock.now(), pairing.expiresAt],
    ],
  );
}

export async function writePaired(tx: Tx, pairingId: string, deviceId: string): Promise<void> {
  await tx.query('UPDATE device_pairings SET device_id = $2 WHERE id = $1', [pairingId, deviceId]);
}

interface ChosenTerms {
  name: string;
  profile: DeviceProfile;
  eventIds: readonly string[] | null;
  gateIds: readonly string[] | null;
  pin: PinHash | null;
}

export interface NewDevice extends ChosenTerms {
  id: string;
  issuerId: string;
  scanName: string;
  hash: Buffer;
  userAgent: string;
  pairedBy: string;
  expiresAt: Date;
}

/** @returns false when the phone has a device already, or the credential was used before */
export async function insertDevice(tx: Tx, device: NewDevice): Promise<boolean> {
  const { pin } = device;
  const rows = await tx.query(
    `INSERT INTO door_devices (id, issuer_id, name, scan_name, profile, event_ids, gate_ids, hash, pin_salt,
       pin_hash, pin_rounds, paired_by, paired_at, expires_at, user_agent)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[device.id, device.issuerId, device.name, device.scanName, device.profile, device.eventIds],
      ...[device.gateIds, device.hash, pin?.salt ?? null, pin?.hash ?? null, pin?.rounds ?? null],
      ...[device.pairedBy, tx.scope.clock.now(), device.expiresAt, device.userAgent],
    ],
  );
  return rows.length === 1;
}

export interface ChangedDevice {
  id: string;
  issuerId: string;
  name: string;
}

/**
 * Changes a device, and keeps the events, gates and profile that it had until now.
 * @param terms its PIN replaces the present one; null keeps it
 */
export async function updateDevice(
  tx: Tx,
  id: string,
  { name, profile, eventIds, gateIds, pin }: ChosenTerms,
): Promise<ChangedDevice | undefined> {
  await tx.query(
    `INSERT INTO past_device_limits (device_id, until, issuer_id, event_ids, gate_ids, profile)
     SELECT id, $2, issuer_id, event_ids, gate_ids, profile FROM door_devices
     WHERE id = $1 AND cut_off_at IS NULL
       AND (event_ids IS DISTINCT FROM $3::uuid[] OR gate_ids IS DISTINCT FROM $4::uuid[] OR profile <> $5) FOR UPDATE
     ON CONFLICT DO NOTHING`,
    [id, tx.scope.clock.now(), eventIds, gateIds, profile],
  );
  const [row] = await tx.query<ChangedDevice>(
    `UPDATE door_devices SET name = $2, profile = $3, event_ids = $4, gate_ids = $5,
       pin_salt = coalesce($6, pin_salt), pin_hash = coalesce($7, pin_hash), pin_rounds = coalesce($8, pin_rounds)
     WHERE id = $1 AND cut_off_at IS NULL RETURNING id, issuer_id AS "issuerId", name`,
    [id, name, profile, eventIds, gateIds, pin?.salt ?? null, pin?.hash ?? null, pin?.rounds ?? null],
  );
  return row;
}

/**
 * Cuts a device off. For one that is cut off already it can only end that scans are taken.
 * @param until when its scans are no longer taken; null: at once
 */
export async function updateCutOff(
  tx: Tx,
  id: string,
  by: string,
  until: Date | null,
): Promise<ChangedDevice | undefined> {
  const [row] = await tx.query<ChangedDevice>(
    `UPDATE door_devices SET cut_off_at = coalesce(cut_off_at, $2), cut_off_by = coalesce(cut_off_by, $3),
       takes_scans_until = CASE WHEN cut_off_at IS NULL THEN $4::timestamptz WHEN $4::timestamptz IS NULL THEN NULL
         ELSE takes_scans_until END
     WHERE id = $1 RETURNING id, issuer_id AS "issuerId", name`,
    [id, tx.scope.clock.now(), by, until],
  );
  return row;
}

export interface DeviceReport {
  version: string;
  battery: number | null;
  charging: boolean | null;
  waiting: number;
  listAt: Date | null;
  eventId: string | null;
  gateId: string | null;
}

export interface ReportedDevice {
  id: string;
  issuerId: string;
  name: string;
  profile: DeviceProfile;
  eventIds: string[] | null;
  gateIds: string[] | null;
  pinSalt: Buffer | null;
  pinHash: Buffer | null;
  pinRounds: number | null;
}

/** Stores what a device reported of itself, and reads its terms. */
export async function writeReport(
  tx: Tx,
  id: string,
  report: DeviceReport,
): Promise<ReportedDevice | undefined> {
  const [row] = await tx.query<ReportedDevice>(
    `UPDATE door_devices SET seen_at = $2, version = $3, battery = $4, charging = $5, waiting = $6, list_at = $7,
       event_id = $8, gate_id = $9
     WHERE id = $1 AND cut_off_at IS NULL
     RETURNING id, issuer_id AS "issuerId", name, profile, event_ids AS "eventIds", gate_ids AS "gateIds",
       pin_salt AS "pinSalt", pin_hash AS "pinHash", pin_rounds AS "pinRounds"`,
    [
      ...[id, tx.scope.clock.now(), report.version, report.battery, report.charging, report.waiting],
      ...[report.listAt, report.eventId, report.gateId],
    ],
  );
  return row;
}

interface HandedIn {
  scanId: string;
  issuerId: string;
  eventId: string | null;
  isLate: boolean;
}

export async function insertHandedIn(tx: Tx, deviceId: string, scans: readonly HandedIn[]): Promise<void> {
  await tx.query(
    `INSERT INTO handed_in_scans (scan_id, issuer_id, event_id, device_id, is_late, handed_in_at)
     SELECT h."scanId", h."issuerId", h."eventId", $1, h."isLate", $2
     FROM jsonb_to_recordset($3) AS h("scanId" uuid, "issuerId" uuid, "eventId" uuid, "isLate" boolean)`,
    [deviceId, tx.scope.clock.now(), JSON.stringify(scans)],
  );
}

/** Statement of the owners who hear by mail that a device was paired. $1: issuer, $2: payload. */
export const OWNERS_TO_NOTIFY = `SELECT u.email::text AS recipient, NULL::uuid AS order_id,
    $2::jsonb || jsonb_build_object('owner', u.name) AS payload
  FROM users u WHERE u.issuer_id = $1 AND u.role = 'issuer_owner' AND u.status = 'active' AND u.deleted_at IS NULL`;
