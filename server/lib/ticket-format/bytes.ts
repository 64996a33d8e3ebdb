const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
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

/** Decodes lower-case hex; the caller has checked its form. */
export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns the 16 bytes of a UUID; the caller has checked its form. */
export const uuidBytes = (uuid: string): Uint8Array => fromHex(uuid.replaceAll('-', ''));

/** Returns the lower-case UUID of 16 bytes. */
export function uuidText(bytes: Uint8Array): string {
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

/** Decodes padded base64, or returns null unless the text is the one encoding of those bytes. */
export function decodeBase64(text: string): Uint8Array | null {
  try {
    const binary = atob(text);
    return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}

/** Decodes base64url without padding, or returns null unless the text is the one encoding of those bytes. */
export function decodeBase64Url(text: string): Uint8Array | null {
  if (/[+/=]/.test(text)) return null;
  const padding = '='.repeat((4 - (text.length % 4)) % 4);
  return decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding);
}
