import nacl from 'tweetnacl';
import { hexOf, readBigEndian, uuidOf } from './bytes.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const PREFIX = 'PASSA1:';
const BYTES = 114;
const PAYLOAD = 50;

/** Contents of a QR code, and its signed bytes. */
export interface TicketCode {
  keyId: string;
  ticketId: string;
  eventId: string;
  effectiveAt: string;
  expiresAt: string;
  graceSeconds: number;
  payload: Uint8Array;
  signature: Uint8Array;
}

export const looksLikeCode = (text: string): boolean => /^PASSA\d*:/.test(text);

/** Decodes RFC 9285 of an even number of bytes; null when the text is not a valid encoding. */
function decodeBase45(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [0, 1, 2].map((nth) => ALPHABET.indexOf(text.charAt(at + nth) || '?'));
    const [low = -1, middle = -1, high = -1] = digits;
    const pair = low + middle * 45 + high * 2025;
    if (Math.min(low, middle, high) < 0 || pair > 0xffff) return null;
    bytes.push(pair >> 8, pair & 0xff);
  }
  return Uint8Array.from(bytes);
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** @returns null unless the text is a code of the supported version, in its canonical encoding */
export function readTicketCode(text: string): TicketCode | null {
  if (!text.startsWith(PREFIX) || text.length !== PREFIX.length + (BYTES / 2) * 3) return null;
  const bytes = decodeBase45(text.slice(PREFIX.length));
  if (bytes?.[0] !== 1) return null;
  const graceSeconds = readBigEndian(bytes.subarray(47, 50));
  if (graceSeconds > 604_800) return null;
  return {
    keyId: hexOf(bytes.subarray(1, 5)),
    ticketId: uuidOf(bytes.subarray(5, 21)),
    eventId: uuidOf(bytes.subarray(21, 37)),
    effectiveAt: isoOf(readBigEndian(bytes.subarray(39, 43))),
    expiresAt: isoOf(readBigEndian(bytes.subarray(43, 47))),
    graceSeconds,
    payload: bytes.subarray(0, PAYLOAD),
    signature: bytes.subarray(PAYLOAD),
  };
}

/** Returns the key id of codes: the first four bytes of the key's SHA-512. */
export const keyIdOf = (publicKey: Uint8Array): string => hexOf(nacl.hash(publicKey).subarray(0, 4));
