import { type DBSchema, openDB } from 'idb';
import type { DeviceProfile } from '../../../gql/graphql.ts';
import type { PinAttempts, StoredPin } from './pin.ts';

const NAME = 'passa-device';

/** Scans and sales of a paired phone belong to the phone, not to the person who holds it. */
export const PHONE_HOLDER = 'paired-phone';

/** Rights of a paired phone, and its places, as last reported by the service. */
export interface PairedTerms {
  id: string;
  name: string;
  profile: DeviceProfile;
  /** null: all gates of its events. */
  gateIds: readonly string[] | null;
  pin: StoredPin | null;
}

/** The pairing of this phone. Only the phone has the credential; the service stores its digest. */
export interface Pairing {
  credential: string;
  /** null until the service has reported them. */
  terms: PairedTerms | null;
}

interface Schema extends DBSchema {
  facts: { key: string; value: unknown };
}

const open = () =>
  openDB<Schema>(NAME, 1, {
    upgrade(made) {
      made.createObjectStore('facts');
    },
  });

async function read<T>(key: string): Promise<T | null> {
  const db = await open();
  const value = (await db.get('facts', key)) as T | undefined;
  db.close();
  return value ?? null;
}

async function write(key: string, value: unknown): Promise<void> {
  const db = await open();
  await db.put('facts', value, key);
  db.close();
}

/** Reads the pairing of this phone; null when it is not paired, or its browser stores nothing. */
export const readPairing = (): Promise<Pairing | null> => read<Pairing>('pairing').catch(() => null);

export const savePairing = (pairing: Pairing): Promise<void> => write('pairing', pairing);

export const readAttempts = async (): Promise<PinAttempts> =>
  (await read<PinAttempts>('attempts')) ?? { wrong: 0, blockedUntil: 0 };

export const saveAttempts = (attempts: PinAttempts): Promise<void> => write('attempts', attempts);

/** Deletes credential, terms and PIN. */
export async function clearPairing(): Promise<void> {
  const db = await open();
  await db.clear('facts');
  db.close();
}
