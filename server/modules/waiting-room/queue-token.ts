import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 16;
/** Version, event, id, time of joining, position. */
const BODY_BYTES = 1 + 16 + ID_BYTES + 6 + 4;
const VERSION = 1;

/** A place in the queue of an event. */
export interface QueueToken {
  eventId: string;
  /** Random: it is what its holder alone knows. */
  id: Buffer;
  joinedAt: Date;
  /** null until the draw. */
  position: number | null;
}

/** The key of queue tokens, derived from that of session tokens. */
export function queueTokenKey(tokenKey: Buffer): Buffer {
  return createHmac('sha256', tokenKey).update('passa:queue-tokens:v1').digest();
}

/**
 * Returns the public hash of a place: SHA-256 of event and id. The draw orders these hashes and publishes them, so that
 * a holder finds the own place, and nobody can use another's.
 */
export function hashOfToken({ eventId, id }: Pick<QueueToken, 'eventId' | 'id'>): Buffer {
  return createHash('sha256').update(uuidBytes(eventId)).update(id).digest();
}

/** Signs a place: base64url of the fields and of a shortened HMAC-SHA256 over them. */
export function signToken(key: Buffer, { eventId, id, joinedAt, position }: QueueToken): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.writeUInt8(VERSION, 0);
  uuidBytes(eventId).copy(body, 1);
  id.copy(body, 17);
  body.writeUIntBE(joinedAt.getTime(), 33, 6);
  body.writeUInt32BE(position ?? 0, 39);
  return Buffer.concat([body, macOf(key, body)]).toString('base64url');
}

/** @returns undefined for a text that is no token, or that was not signed with this key */
export function readToken(key: Buffer, text: string): QueueToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== BODY_BYTES + MAC_BYTES || bytes.toString('base64url') !== text) return undefined;
  const body = bytes.subarray(0, BODY_BYTES);
  if (!timingSafeEqual(macOf(key, body), bytes.subarray(BODY_BYTES)) || body.readUInt8(0) !== VERSION)
    return undefined;
  return {
    eventId: uuidOf(body.subarray(1, 17)),
    id: Buffer.from(body.subarray(17, 33)),
    joinedAt: new Date(body.readUIntBE(33, 6)),
    position: body.readUInt32BE(39) || null,
  };
}

function macOf(key: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES);
}

const uuidBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
