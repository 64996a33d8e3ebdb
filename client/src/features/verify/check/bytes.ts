const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function concat(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes lower-case hex; the caller has validated its form. */
export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const fromUuid = (uuid: string): Uint8Array => fromHex(uuid.replaceAll('-', ''));

export function uuidOf(bytes: Uint8Array): string {
  const hex = hexOf(bytes);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Encodes a whole number below 2^53 in that many bytes, big-endian. */
export function bigEndian(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let rest = value;
  for (let at = length - 1; at >= 0; at -= 1) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

export const readBigEndian = (bytes: Uint8Array): number =>
  bytes.reduce((value, byte) => value * 256 + byte, 0);

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Decodes the 32 bytes of a public key; null unless the text is their canonical encoding. */
export function readPublicKey(text: string): Uint8Array | null {
  const bytes = fromBase64(text);
  return bytes?.length === 32 && toBase64(bytes) === text ? bytes : null;
}

/** Decodes the 64 bytes of a signature; null unless the text is their canonical encoding. */
export function readSignature(text: string): Uint8Array | null {
  const padded = `${text.replaceAll('-', '+').replaceAll('_', '/')}==`;
  const bytes = fromBase64(padded);
  return bytes?.length === 64 && toBase64(bytes) === padded ? bytes : null;
}
