/** Encrypted part of a roster. */
export interface SealedPart {
  /** Name of the part. */
  part: string;
  /** 96 random bits, new for each encryption. */
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';

/** Imports a key that scripts can use and never read again. @param text base64 of 256 bits */
export function importRosterKey(text: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt']);
}

/** Binds a part to its place, so that it cannot be put in another one. */
const boundTo = (place: string, part: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`passa.roster.v1\n${place}\n${part}`);

/** Encrypts a value as JSON. @param place event and key */
export async function sealPart(
  key: CryptoKey,
  place: string,
  part: string,
  value: unknown,
): Promise<SealedPart> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const how = { name: ALGORITHM, iv, additionalData: boundTo(place, part) };
  return { part, iv, data: await crypto.subtle.encrypt(how, key, plain) };
}

/** Decrypts a part. @throws when the key, the place or a byte is another */
export async function openPart<T>(key: CryptoKey, place: string, sealed: SealedPart): Promise<T> {
  const how = { name: ALGORITHM, iv: sealed.iv, additionalData: boundTo(place, sealed.part) };
  const plain = await crypto.subtle.decrypt(how, key, sealed.data);
  return JSON.parse(new TextDecoder().decode(plain)) as T;
}
