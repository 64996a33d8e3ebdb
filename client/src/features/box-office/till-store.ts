import { type DBSchema, deleteDB, openDB } from 'idb';
import type { TillOfficeFragment } from '../../gql/graphql.ts';

/** A sale for cash that this device made without a network. */
export interface OfflineSale {
  nonce: string;
  shiftId: string;
  lines: { tier: string; quantity: number }[];
  total: string;
  name: string | null;
  email: string | null;
  /** By this device's clock. */
  soldAt: string;
  admitted: boolean;
}

const NAME = 'passa-till';

interface Schema extends DBSchema {
  offices: { key: string; value: TillOfficeFragment };
  sales: { key: string; value: OfflineSale; indexes: { byShift: string } };
}

/** The data of a till for the time without a network. */
export interface TillStore {
  /** Prices, places and the shift, as last loaded; null when they never were. */
  office(eventId: string): Promise<TillOfficeFragment | null>;
  saveOffice(eventId: string, office: TillOfficeFragment): Promise<void>;
  /** Sales that the service does not have yet, oldest first. */
  waiting(shiftId: string): Promise<OfflineSale[]>;
  /** Shifts of this device with such sales. */
  shiftsWaiting(): Promise<string[]>;
  saveSale(sale: OfflineSale): Promise<void>;
  removeSales(nonces: readonly string[]): Promise<void>;
}

/** Opens the till's database of this browser. @throws when the browser stores nothing */
export async function openTillStore(): Promise<TillStore> {
  const db = await openDB<Schema>(NAME, 1, {
    // Another tab deletes the database: it waits for this one to let go.
    blocking: () => db.close(),
    upgrade(made) {
      made.createObjectStore('offices');
      made.createObjectStore('sales', { keyPath: 'nonce' }).createIndex('byShift', 'shiftId');
    },
  });
  return {
    office: async (eventId) => (await db.get('offices', eventId)) ?? null,
    saveOffice: async (eventId, office) => {
      await db.put('offices', office, eventId);
    },
    waiting: async (shiftId) =>
      (await db.getAllFromIndex('sales', 'byShift', shiftId)).sort((one, other) =>
        one.soldAt < other.soldAt ? -1 : 1,
      ),
    shiftsWaiting: async () => [...new Set((await db.getAll('sales')).map(({ shiftId }) => shiftId))],
    // Flushed to disk before the guest goes in, because the battery may run out at any time.
    saveSale: async (sale) => {
      const transaction = db.transaction('sales', 'readwrite', { durability: 'strict' });
      await transaction.store.put(sale);
      await transaction.done;
    },
    removeSales: async (nonces) => {
      const { store, done } = db.transaction('sales', 'readwrite');
      for (const nonce of nonces) void store.delete(nonce);
      await done;
    },
  };
}

/** Deletes all that a till keeps in this browser. Tabs that have it open lose it too. */
export const wipeTillStore = (): Promise<void> => deleteDB(NAME);
