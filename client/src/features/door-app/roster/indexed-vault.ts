import { type DBSchema, openDB } from 'idb';
import { ROSTER_DATABASES, wipeRosters } from '../../../session/wipe-rosters.ts';
import type { SealedPart } from './roster-cipher.ts';
import type { RosterVault, StoredKey } from './roster-keeper.ts';

interface KeySchema extends DBSchema {
  keys: { key: string; value: StoredKey };
}

interface PartSchema extends DBSchema {
  parts: { key: string; value: SealedPart };
}

/** There is one roster at a time. */
const ONLY = 'roster';

const openKeys = () =>
  openDB<KeySchema>(ROSTER_DATABASES.key, 1, {
    upgrade(made) {
      made.createObjectStore('keys');
    },
  });

const openParts = () =>
  openDB<PartSchema>(ROSTER_DATABASES.parts, 1, {
    upgrade(made) {
      made.createObjectStore('parts', { keyPath: 'part' });
    },
  });

/** The roster of this browser. Databases are closed after each use, so that they can be deleted at any time. */
export const indexedVault: RosterVault = {
  key: async () => {
    const db = await openKeys();
    const key = await db.get('keys', ONLY).finally(() => db.close());
    return key ?? null;
  },
  saveKey: async (key) => {
    const db = await openKeys();
    await db.put('keys', key, ONLY).finally(() => db.close());
  },
  parts: async () => {
    const db = await openParts();
    return db.getAll('parts').finally(() => db.close());
  },
  saveParts: async (parts) => {
    if (parts.length === 0) return;
    const db = await openParts();
    try {
      const { store, done } = db.transaction('parts', 'readwrite');
      for (const part of parts) void store.put(part);
      await done;
    } finally {
      db.close();
    }
  },
  wipe: wipeRosters,
};
