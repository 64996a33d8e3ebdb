import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The key pair of this device for one ticket. */
export interface PhoneKey {
  ticketId: string;
  /** Base64 of the 32 bytes. */
  publicKey: string;
  /** The service has it. */
  isRegistered: boolean;
  sign(message: Uint8Array): Promise<Uint8Array>;
}

/**
 * A stored key. Where the browser has Ed25519, the private key is an object that it never gives out. Elsewhere the seed is
 * sealed with such a key, so that a copy of the database alone is of no use.
 */
type Row = { ticketId: string; publicKey: string; isRegistered: boolean } & (
  | { kind: 'native'; privateKey: CryptoKey }
  | { kind: 'sealed'; sealing: CryptoKey; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }
);

/** A stored key before its ticket is named. */
type Unnamed = Row extends infer R ? (R extends Row ? Omit<R, 'ticketId'> : never) : never;

interface Schema extends DBSchema {
  keys: { key: string; value: Row };
  facts: { key: string; value: number };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('passa-phone', 1, {
    upgrade(made) {
      made.createObjectStore('keys', { keyPath: 'ticketId' });
      made.createObjectStore('facts');
    },
  });
  return opened;
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Returns this device's key of a ticket; null without one, and when this browser stores nothing. */
export async function findPhoneKey(ticketId: string): Promise<PhoneKey | null> {
  try {
    const row = await (await database()).get('keys', ticketId);
    return row ? keyOf(row) : null;
  } catch {
    return null;
  }
}

/**
 * Returns this device's key of a ticket, made now if there is none. A key that was made and not registered is used again.
 * @throws when this browser stores nothing, as in some private windows
 */
export async function makePhoneKey(ticketId: string): Promise<PhoneKey> {
  const db = await database();
  const known = await db.get('keys', ticketId);
  if (known) return keyOf(known);
  const row: Row = { ticketId, ...(await newPair()) };
  await db.put('keys', row);
  // Without this request the browser may evict the key when it runs out of space.
  void navigator.storage?.persist?.().catch(() => undefined);
  return keyOf(row);
}

/** Records that the service has this device's key of a ticket. */
export async function markRegistered(ticketId: string): Promise<PhoneKey> {
  const db = await database();
  const row = await db.get('keys', ticketId);
  if (!row) throw new Error('This device has no key of the ticket.');
  const registered: Row = { ...row, isRegistered: true };
  await db.put('keys', registered);
  return keyOf(registered);
}

/** Deletes this device's key of a ticket, so that the next one is new: an ended key cannot be registered again. */
export async function forgetPhoneKey(ticketId: string): Promise<void> {
  await (await database()).delete('keys', ticketId);
}

async function newPair(): Promise<Unnamed> {
  try {
    const pair = (await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair;
    const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
    return {
      kind: 'native',
      isRegistered: false,
      publicKey: base64(new Uint8Array(raw)),
      privateKey: pair.privateKey,
    };
  } catch {
    return sealedPair();
  }
}

/** For browsers without Ed25519. */
async function sealedPair(): Promise<Unnamed> {
  const { default: nacl } = await import('tweetnacl');
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const { publicKey } = nacl.sign.keyPair.fromSeed(seed);
  const sealing = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, seed);
  return { kind: 'sealed', isRegistered: false, publicKey: base64(publicKey), sealing, iv, sealed };
}

function keyOf(row: Row): PhoneKey {
  const { ticketId, publicKey, isRegistered } = row;
  return { ticketId, publicKey, isRegistered, sign: (message) => signWith(row, message) };
}

async function signWith(row: Row, message: Uint8Array): Promise<Uint8Array> {
  const bytes = Uint8Array.from(message);
  if (row.kind === 'native')
    return new Uint8Array(await crypto.subtle.sign('Ed25519', row.privateKey, bytes));
  const { default: nacl } = await import('tweetnacl');
  const seed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv }, row.sealing, row.sealed);
  const { secretKey } = nacl.sign.keyPair.fromSeed(new Uint8Array(seed));
  return nacl.sign.detached(bytes, secretKey);
}

const OFFSET = 'clock-offset';

/** Milliseconds to add to this device's clock to get the service's time, as last measured; null before. */
export async function findClockOffset(): Promise<number | null> {
  try {
    return (await (await database()).get('facts', OFFSET)) ?? null;
  } catch {
    return null;
  }
}

export async function saveClockOffset(offsetMs: number): Promise<void> {
  await (await database()).put('facts', offsetMs, OFFSET);
}
