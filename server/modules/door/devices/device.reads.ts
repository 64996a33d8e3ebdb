import type { DeviceProfile } from '../../../platform/access/device-profiles.ts';
import type { Slice, Statement } from '../../../platform/db/statement.ts';

export interface NamedRow {
  id: string;
  name: string;
}

export interface DeviceRecord {
  id: string;
  issuerId: string;
  issuerName: string;
  name: string;
  scanName: string;
  profile: DeviceProfile;
  events: NamedRow[] | null;
  gates: (NamedRow & { eventId: string; eventName: string })[] | null;
  hasPin: boolean;
  pairedBy: string;
  pairedAt: Date;
  expiresAt: Date;
  userAgent: string;
  seenAt: Date | null;
  version: string | null;
  battery: number | null;
  charging: boolean | null;
  waiting: number | null;
  listAt: Date | null;
  event: NamedRow | null;
  gate: NamedRow | null;
  cutOffAt: Date | null;
  takesScansUntil: Date | null;
  handedIn: number;
}

const named = (table: string, id: string): string =>
  `(SELECT json_build_object('id', n.id, 'name', n.name) FROM ${table} n WHERE n.id = ${id})`;

const COLUMNS = `d.id, d.issuer_id AS "issuerId", i.name AS "issuerName", d.name, d.scan_name AS "scanName", d.profile,
  CASE WHEN d.event_ids IS NOT NULL THEN (SELECT coalesce(json_agg(json_build_object('id', e.id, 'name', e.name)
    ORDER BY e.start_at, e.id), '[]') FROM events e WHERE e.id = ANY(d.event_ids)) END AS events,
  CASE WHEN d.gate_ids IS NOT NULL THEN (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name,
    'eventId', e.id, 'eventName', e.name) ORDER BY e.start_at, g.name, g.id), '[]')
    FROM gates g JOIN events e ON e.id = g.event_id WHERE g.id = ANY(d.gate_ids)) END AS gates,
  d.pin_hash IS NOT NULL AS "hasPin", u.name AS "pairedBy", d.paired_at AS "pairedAt", d.expires_at AS "expiresAt",
  d.user_agent AS "userAgent", d.seen_at AS "seenAt", d.version, d.battery, d.charging, d.waiting, d.list_at AS "listAt",
  ${named('events', 'd.event_id')} AS event, ${named('gates', 'd.gate_id')} AS gate,
  d.cut_off_at AS "cutOffAt", d.takes_scans_until AS "takesScansUntil",
  (SELECT count(*)::int FROM handed_in_scans h WHERE h.device_id = d.id) AS "handedIn"`;
const FROM = `FROM door_devices d JOIN issuers i ON i.id = d.issuer_id LEFT JOIN users u ON u.id = d.paired_by`;

/** Reads a page of the devices by name; those cut off before the given time are left out. */
export function readDevices(cutOffSince: Date, { from, limit, direction, beyond }: Slice): Statement {
  return {
    name: `door-devices-${direction}`,
    text: `SELECT ${COLUMNS} ${FROM}
      WHERE (d.cut_off_at IS NULL OR d.cut_off_at > $1)
        AND ($2::text IS NULL OR (d.name, d.id) ${beyond} ($2, $3::uuid))
      ORDER BY d.name ${direction}, d.id ${direction} LIMIT $4`,
    values: [cutOffSince, from?.[0] ?? null, from?.[1] ?? null, limit],
  };
}

export function readDevice(id: string): Statement {
  return { name: 'door-device-of-id', text: `SELECT ${COLUMNS} ${FROM} WHERE d.id = $1`, values: [id] };
}

/** Reads the limits that a device had before, of all time. */
export function readPastLimits(deviceId: string): Statement {
  return {
    name: 'past-device-limits',
    text: `SELECT event_ids AS "eventIds", gate_ids AS "gateIds", profile, until FROM past_device_limits WHERE device_id = $1`,
    values: [deviceId],
  };
}

/** Reads the events and gates among the ids that the reader may see, with their issuer. */
export function readPlaces(eventIds: readonly string[], gateIds: readonly string[]): Statement {
  return {
    text: `SELECT 'event' AS kind, id, id AS "eventId", issuer_id AS "issuerId" FROM events WHERE id = ANY($1::uuid[])
      UNION ALL SELECT 'gate', id, event_id, issuer_id FROM gates WHERE id = ANY($2::uuid[])`,
    values: [eventIds, gateIds],
  };
}

export interface PlaceRow {
  kind: 'event' | 'gate';
  id: string;
  eventId: string;
  issuerId: string;
}

export interface PairingRow {
  id: string;
  number: string;
  credentialHash: Buffer;
  scanName: string;
  userAgent: string;
  expiresAt: Date;
  deviceId: string | null;
}

const PAIRING = `SELECT id, number, credential_hash AS "credentialHash", scan_name AS "scanName", user_agent AS "userAgent",
  expires_at AS "expiresAt", device_id AS "deviceId" FROM device_pairings`;

/** Reads an open request by its code. Only the system sees requests. */
export function readPairingByCode(hash: Buffer, now: Date): Statement {
  return {
    text: `${PAIRING} WHERE code_hash = $1 AND expires_at > $2 AND device_id IS NULL`,
    values: [hash, now],
  };
}

export function readPairing(id: string): Statement {
  return { text: `${PAIRING} WHERE id = $1`, values: [id] };
}
