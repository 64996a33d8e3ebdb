import { type DBSchema, openDB } from 'idb';
import type { ProviderMethod } from '../../gql/graphql.ts';
import { type OfflineSale, officeWith, type TillOffice } from './till-sales.ts';

/** A payment that a guest's phone is asked for, until its guest is let in or it is cancelled. */
export interface PhoneRequest {
  nonce: string;
  eventId: string;
  shiftId: string;
  lines: { tier: string; quantity: number }[];
  total: string;
  currency: string;
  name: string | null;
  email: string | null;
  method: ProviderMethod;
  payerPhone: string;
}

const NAME = 'passa-till';

/** Rows of an earlier version have no owner: everyone who signs in sends them, and the service refuses others' sales. */
type Owned<T> = T & { owner?: string };

interface Schema extends DBSchema {
  offices: { key: string; value: TillOffice };
  sales: { key: string; value: Owned<OfflineSale>; indexes: { byShift: string } };
  requests: { key: string; value: PhoneRequest & { owner: string } };
}

/** The data of the till of one person or paired phone, for the time without a network. */
export interface TillStore {
  /** Prices, places and the shift, as last loaded; null when they never were. */
  office(eventId: string): Promise<TillOffice | null>;
  /** @returns the office as it is stored from now on */
  changeOffice(eventId: string, change: (stored: TillOffice | null) => TillOffice): Promise<TillOffice>;
  /** Sales that the service does not have, oldest first. */
  sales(): Promise<OfflineSale[]>;
  saveSale(sale: OfflineSale): Promise<void>;
  /** Deletes sales that the service recorded. The stored office of their shift counts them from then on. */
  removeSales(sales: readonly OfflineSale[]): Promise<void>;
  /** Payments at an event that phones were asked for, and whose guests were not let in yet. */
  requests(eventId: string): Promise<PhoneRequest[]>;
  saveRequest(request: PhoneRequest): Promise<void>;
  removeRequest(nonce: string): Promise<void>;
  /** Deletes all that the owner keeps in this browser. */
  wipe(): Promise<void>;
}

const officeKey = (owner: string, eventId: string): string => `${owner}/${eventId}`;

const ofOwner = (owner: string): IDBKeyRange =>
  IDBKeyRange.bound(officeKey(owner, ''), officeKey(owner, '\uffff'));

/**
 * Opens the till's database of this browser. It keeps the sales of each account apart: those of an earlier cashier wait
 * until that cashier signs in.
 * @param owner id of the person, or `PHONE_HOLDER`
 * @throws when the browser stores nothing
 */
export async function openTillStore(owner: string): Promise<TillStore> {
  const db = await openDB<Schema>(NAME, 3, {
    // Another tab upgrades or deletes the database: it waits for this one to let go.
    blocking: () => db.close(),
    upgrade(made, from, _to, transaction) {
      if (from === 0) {
        made.createObjectStore('offices');
        made.createObjectStore('sales', { keyPath: 'nonce' }).createIndex('byShift', 'shiftId');
      } else if (from === 1) {
        // Their keys have no owner; they are loaded again.
        void transaction.objectStore('offices').clear();
      }
      if (from < 3) made.createObjectStore('requests', { keyPath: 'nonce' });
    },
  });
  return {
    office: async (eventId) => (await db.get('offices', officeKey(owner, eventId))) ?? null,
    changeOffice: async (eventId, change) => {
      const { store, done } = db.transaction('offices', 'readwrite');
      const key = officeKey(owner, eventId);
      const changed = change((await store.get(key)) ?? null);
      await Promise.all([store.put(changed, key), done]);
      return changed;
    },
    sales: async () =>
      (await db.getAll('sales'))
        .filter((sale) => sale.owner === undefined || sale.owner === owner)
        .map(({ owner: _owner, ...sale }) => sale)
        .sort((one, other) => (one.soldAt < other.soldAt ? -1 : 1)),
    // Flushed to disk before the guest goes in, because the battery may run out at any time.
    saveSale: async (sale) => {
      const transaction = db.transaction('sales', 'readwrite', { durability: 'strict' });
      const known = await transaction.store.get(sale.nonce);
      // A sale without an owner stays so: the one who tries to send it may not be its cashier.
      const row = known && known.owner === undefined ? sale : { ...sale, owner };
      await transaction.store.put(row);
      await transaction.done;
    },
    // One transaction: places that a deleted sale used must not look free.
    removeSales: async (sales) => {
      const transaction = db.transaction(['sales', 'offices'], 'readwrite');
      const offices = transaction.objectStore('offices').iterate(ofOwner(owner));
      for await (const cursor of offices) {
        const changed = officeWith(cursor.value, sales);
        if (changed !== cursor.value) await cursor.update(changed);
      }
      for (const { nonce } of sales) void transaction.objectStore('sales').delete(nonce);
      await transaction.done;
    },
    requests: async (eventId) =>
      (await db.getAll('requests'))
        .filter((request) => request.owner === owner && request.eventId === eventId)
        .map(({ owner: _owner, ...request }) => request),
    // Flushed to disk before the phone is asked: its guest may pay.
    saveRequest: async (request) => {
      const transaction = db.transaction('requests', 'readwrite', { durability: 'strict' });
      await transaction.store.put({ ...request, owner });
      await transaction.done;
    },
    removeRequest: (nonce) => db.delete('requests', nonce),
    wipe: async () => {
      const transaction = db.transaction(['offices', 'sales', 'requests'], 'readwrite');
      void transaction.objectStore('offices').delete(ofOwner(owner));
      const sales = transaction.objectStore('sales');
      for (const sale of await sales.getAll()) if (sale.owner === owner) void sales.delete(sale.nonce);
      const requests = transaction.objectStore('requests');
      for (const one of await requests.getAll()) if (one.owner === owner) void requests.delete(one.nonce);
      await transaction.done;
    },
  };
}
