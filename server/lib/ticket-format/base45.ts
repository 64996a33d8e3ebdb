// RFC 9285. The alphabet is that of a QR code's alphanumeric mode, which uses 5.5 bits per character.
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

const char = (value: number): string => ALPHABET.charAt(value);

/** Encodes two bytes as three characters, a last single byte as two. */
export function encodeBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const pair = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    text += char(pair % 45) + char(Math.floor(pair / 45) % 45) + char(Math.floor(pair / 2025));
  }
  if (bytes.length % 2 === 1) {
    const last = bytes[bytes.length - 1] ?? 0;
    text += char(last % 45) + char(Math.floor(last / 45));
  }
  return text;
}

export type Base45Fault = 'bad_alphabet' | 'bad_group';

/**
 * Decodes exactly the texts that `encodeBase45` can produce; all else is a named fault: `bad_alphabet` for a foreign
 * character (lower case included), `bad_group` for a group that no bytes encode to.
 */
export function decodeBase45(text: string): Uint8Array | Base45Fault {
  if (text.length % 3 === 1) return 'bad_group';
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const low = VALUES.get(text.charAt(at));
    const middle = VALUES.get(text.charAt(at + 1));
    const isPair = at + 2 < text.length;
    const high = isPair ? VALUES.get(text.charAt(at + 2)) : 0;
    if (low === undefined || middle === undefined || high === undefined) return 'bad_alphabet';
    const value = low + middle * 45 + high * 2025;
    if (value > (isPair ? 0xffff : 0xff)) return 'bad_group';
    if (isPair) bytes.push(value >> 8, value & 0xff);
    else bytes.push(value);
  }
  return Uint8Array.from(bytes);
}
