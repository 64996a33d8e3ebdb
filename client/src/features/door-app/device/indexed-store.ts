import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { wipeRosters } from '../../../session/wipe-rosters.ts';
import type {
  Briefing,
  DueList,
  EntryFigures,
  Post,
  Snapshot,
  SnapshotMark,
  TestTicket,
} from '../engine/briefing.ts';
import type { DoorStore } from '../engine/door-ports.ts';
import type { LiveTier, PhoneList } from '../engine/phones.ts';
import {
  type Due,
  isEntry,
  isExit,
  isPaidTwice,
  type StoredScan,
  usesByNumber,
} from '../engine/stored-scan.ts';

const NAME = 'passa-door';
const VERSION = 1;

/** Part of a scan still to upload; `twice`: none, but the guest is owed a refund. */
type Open = 'entry' | 'exit' | 'refusal' | 'payment' | 'undo' | 'twice' | 'nothing';

/** `seq` orders scans as they were made, regardless of the clock. */
type Row = StoredScan & { open: Open };

interface Schema extends DBSchema {
  facts: { key: string; value: unknown };
  revoked: {
    key: [issuerId: string, ticketId: string];
    value: { issuerId: string; ticketId: string; at: string };
  };
  scans: {
    key: number;
    value: Row;
    indexes: { byNonce: string; byTicket: string; byOpen: string; byEvent: string };
  };
}

type Database = IDBPDatabase<Schema>;

/** Entries are flushed to disk before they are confirmed, because the battery may run out at any time. */
const SAFELY = { durability: 'strict' } as const;

const dueKey = (eventId: string, ticketId: string): string => `due/${eventId}/${ticketId}`;
const playKey = (eventId: string, ticketId: string): string => `play/${eventId}/${ticketId}`;
const testKey = (eventId: string, ticketId: string): string => `test/${eventId}/${ticketId}`;
const phoneKey = (eventId: string, ticketId: string): string => `phone/${eventId}/${ticketId}`;
/** Not `dues/…`, the list of an earlier version without test tickets: the whole list is fetched again. */
const asOfKey = (eventId: string): string => `door-list/${eventId}`;

function openOf(scan: StoredScan): Open {
  if (scan.sync === 'waiting') return isEntry(scan) ? 'entry' : isExit(scan) ? 'exit' : 'refusal';
  if (scan.sync !== 'done') return 'nothing';
  if (scan.collected?.sync === 'waiting') return 'payment';
  if (scan.undo?.sync === 'waiting') return 'undo';
  return isPaidTwice(scan) ? 'twice' : 'nothing';
}

function plain({ open: _open, ...scan }: Row): StoredScan {
  return scan;
}

/** Opens the door database of this browser. @throws when the browser stores nothing, as in some private windows */
export async function openDoorStore(): Promise<DoorStore> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(made) {
      made.createObjectStore('facts');
      made.createObjectStore('revoked', { keyPath: ['issuerId', 'ticketId'] });
      const scans = made.createObjectStore('scans', { autoIncrement: true });
      scans.createIndex('byNonce', 'nonce', { unique: true });
      scans.createIndex('byTicket', 'ticketId');
      scans.createIndex('byOpen', 'open');
      scans.createIndex('byEvent', 'eventId');
    },
  });
  // Without this request the browser may evict the data when it runs out of space.
  void navigator.storage?.persist?.().catch(() => undefined);
  return new IndexedStore(db);
}

/** Deletes all that this browser stores for the door, also scans that were not uploaded. */
export async function wipeDoorStore(): Promise<void> {
  await wipeRosters();
  const db = await openDB<Schema>(NAME, VERSION);
  const transaction = db.transaction(db.objectStoreNames, 'readwrite');
  for (const name of transaction.objectStoreNames) void transaction.objectStore(name).clear();
  await transaction.done;
  db.close();
}

class IndexedStore implements DoorStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async device(): Promise<string> {
    const transaction = this.#db.transaction('facts', 'readwrite');
    const known = await transaction.store.get('device');
    const name = typeof known === 'string' ? known : `door-${crypto.randomUUID().slice(0, 8)}`;
    if (known === undefined) await transaction.store.put(name, 'device');
    await transaction.done;
    return name;
  }

  post = () => this.#fact<Post>('post');
  savePost = (post: Post) => this.#keep('post', post);
  offset = () => this.#fact<number>('offset');
  saveOffset = (offsetMs: number) => this.#keep('offset', offsetMs);
  briefing = (eventId: string) => this.#fact<Briefing>(`briefing/${eventId}`);
  saveBriefing = (briefing: Briefing) => this.#keep(`briefing/${briefing.eventId}`, briefing);
  snapshot = (issuerId: string) => this.#fact<SnapshotMark>(`snapshot/${issuerId}`);
  syncedAt = (eventId: string) => this.#fact<number>(`synced/${eventId}`);
  saveSyncedAt = (eventId: string, at: number) => this.#keep(`synced/${eventId}`, at);
  figures = (eventId: string) => this.#fact<EntryFigures>(`figures/${eventId}`);
  saveFigures = (eventId: string, figures: EntryFigures) => this.#keep(`figures/${eventId}`, figures);
  dueOf = (eventId: string, ticketId: string) => this.#fact<Due>(dueKey(eventId, ticketId));
  marksOf = async (eventId: string, ticketId: string) => ({
    playMoney: (await this.#fact<boolean>(playKey(eventId, ticketId))) === true,
    isTest: (await this.#fact<boolean>(testKey(eventId, ticketId))) === true,
  });
  dropDue = (eventId: string, ticketId: string) => this.#db.delete('facts', dueKey(eventId, ticketId));
  duesAsOf = (eventId: string) => this.#fact<string>(asOfKey(eventId));
  phonesAsOf = (eventId: string) => this.#fact<string>(`phones/${eventId}`);
  phoneOf = (eventId: string, ticketId: string) => this.#fact<string>(phoneKey(eventId, ticketId));
  liveTiers = async (eventId: string) => (await this.#fact<LiveTier[]>(`live-tiers/${eventId}`)) ?? [];
  testTickets = async (eventId: string) => (await this.#fact<TestTicket[]>(`tests/${eventId}`)) ?? [];
  saveTestTickets = (eventId: string, tickets: TestTicket[]) => this.#keep(`tests/${eventId}`, tickets);

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    const { issuerId, number, totalRevoked: total, createdAt } = snapshot;
    const transaction = this.#db.transaction(['facts', 'revoked'], 'readwrite');
    const revoked = transaction.objectStore('revoked');
    if (snapshot.since === null) await revoked.delete(IDBKeyRange.bound([issuerId], [issuerId, []]));
    for (const entry of snapshot.revoked) {
      void revoked.put({ issuerId, ticketId: entry.ticketId, at: entry.revokedAt });
    }
    const mark: SnapshotMark = { issuerId, number, total, createdAt };
    void transaction.objectStore('facts').put(mark, `snapshot/${issuerId}`);
    await transaction.done;
  }

  async revokedAt(issuerId: string, ticketId: string): Promise<string | null> {
    return (await this.#db.get('revoked', [issuerId, ticketId]))?.at ?? null;
  }

  async saveDues({ eventId, since, asOf, due, ...lists }: DueList): Promise<void> {
    const { store, done } = this.#db.transaction('facts', 'readwrite');
    if (since === null) {
      for (const key of [dueKey, playKey, testKey])
        await store.delete(IDBKeyRange.bound(key(eventId, ''), key(eventId, '\uffff')));
    }
    for (const { ticketIds, ...amount } of due) {
      for (const ticketId of ticketIds) void store.put(amount, dueKey(eventId, ticketId));
    }
    for (const ticketId of lists.playMoney) void store.put(true, playKey(eventId, ticketId));
    for (const ticketId of lists.testTicketIds) void store.put(true, testKey(eventId, ticketId));
    for (const ticketId of lists.settled) void store.delete(dueKey(eventId, ticketId));
    void store.put(asOf, asOfKey(eventId));
    await done;
  }

  async savePhones({ eventId, since, asOf, tiers, phones }: PhoneList): Promise<void> {
    const { store, done } = this.#db.transaction('facts', 'readwrite');
    if (since === null)
      await store.delete(IDBKeyRange.bound(phoneKey(eventId, ''), phoneKey(eventId, '\uffff')));
    for (const { ticketId, publicKey } of phones) void store.put(publicKey, phoneKey(eventId, ticketId));
    void store.put(tiers, `live-tiers/${eventId}`);
    void store.put(asOf, `phones/${eventId}`);
    await done;
  }

  async saveScan(scan: StoredScan): Promise<void> {
    const transaction = this.#db.transaction('scans', 'readwrite', SAFELY);
    const place = await transaction.store.index('byNonce').getKey(scan.nonce);
    void transaction.store.put({ ...scan, open: openOf(scan) }, place);
    await transaction.done;
  }

  async changeScans(nonces: readonly string[], change: (scan: StoredScan) => StoredScan[]): Promise<void> {
    const { store, done } = this.#db.transaction('scans', 'readwrite', SAFELY);
    for (const nonce of nonces) {
      const place = await store.index('byNonce').getKey(nonce);
      const row = place === undefined ? undefined : await store.get(place);
      for (const scan of row ? change(plain(row)) : []) {
        const isNew = scan.nonce !== nonce;
        void store.put({ ...scan, open: openOf(scan) }, isNew ? undefined : place);
      }
    }
    await done;
  }

  async scan(nonce: string): Promise<StoredScan | null> {
    const row = await this.#db.getFromIndex('scans', 'byNonce', nonce);
    return row ? plain(row) : null;
  }

  async scansOf(ticketId: string, test: boolean): Promise<StoredScan[]> {
    const rows = await this.#db.getAllFromIndex('scans', 'byTicket', ticketId);
    return rows.filter((one) => one.test === test).map(plain);
  }

  async recentScans(eventId: string, test: boolean, max: number): Promise<StoredScan[]> {
    const found: StoredScan[] = [];
    const index = this.#db.transaction('scans').store.index('byEvent');
    for (
      let row = await index.openCursor(eventId, 'prev');
      row && found.length < max;
      row = await row.continue()
    ) {
      if (row.value.test === test) found.push(plain(row.value));
    }
    return found;
  }

  async findUsed(eventId: string, digits: string): Promise<StoredScan[]> {
    const rows = await this.#db.getAllFromIndex('scans', 'byEvent', eventId);
    return usesByNumber(rows.map(plain).reverse(), digits);
  }

  async waitingScans(max: number): Promise<StoredScan[]> {
    const found: Row[] = [];
    for (const open of ['entry', 'exit', 'refusal'] as const) {
      if (found.length >= max) break;
      const left = clamp(max - found.length);
      found.push(...(await this.#db.getAllFromIndex('scans', 'byOpen', open, left)));
    }
    return found.map(plain);
  }

  async waitingUndos(): Promise<StoredScan[]> {
    return (await this.#db.getAllFromIndex('scans', 'byOpen', 'undo')).map(plain);
  }

  async waitingCollections(): Promise<StoredScan[]> {
    return (await this.#db.getAllFromIndex('scans', 'byOpen', 'payment')).map(plain);
  }

  async paidTwice(eventId: string): Promise<StoredScan[]> {
    const rows = await this.#db.getAllFromIndex('scans', 'byOpen', 'twice');
    return rows.filter((row) => row.eventId === eventId).map(plain);
  }

  async countWaiting(): Promise<{ all: number; entries: number; exits: number }> {
    const count = (open: Open) => this.#db.countFromIndex('scans', 'byOpen', open);
    const [entries, exits] = [await count('entry'), await count('exit')];
    const others = await Promise.all((['refusal', 'payment', 'undo'] as const).map(count));
    return { all: others.reduce((sum, one) => sum + one, entries + exits), entries, exits };
  }

  async lastEntry(eventId: string, test: boolean): Promise<StoredScan | null> {
    const index = this.#db.transaction('scans').store.index('byEvent');
    for (let row = await index.openCursor(eventId, 'prev'); row; row = await row.continue()) {
      if (row.value.test === test && isEntry(row.value)) return plain(row.value);
    }
    return null;
  }

  async purgeTestScans(): Promise<void> {
    await this.#purgeScans(({ test }) => test);
  }

  async forget(): Promise<void> {
    await wipeRosters();
    const transaction = this.#db.transaction(['facts', 'revoked'], 'readwrite');
    const facts = transaction.objectStore('facts');
    // Sales still to upload are sent with the offset.
    const kept = ['device', 'offset'] as const;
    const values = await Promise.all(kept.map((key) => facts.get(key)));
    void facts.clear();
    for (const [at, key] of kept.entries()) if (values[at] !== undefined) void facts.put(values[at], key);
    void transaction.objectStore('revoked').clear();
    await transaction.done;
    await this.#purgeScans(({ open }) => open === 'nothing' || open === 'twice');
  }

  async #purgeScans(isGone: (row: Row) => boolean): Promise<void> {
    const transaction = this.#db.transaction('scans', 'readwrite');
    for (let row = await transaction.store.openCursor(); row; row = await row.continue()) {
      if (isGone(row.value)) void row.delete();
    }
    await transaction.done;
  }

  async #fact<T>(name: string): Promise<T | null> {
    return ((await this.#db.get('facts', name)) as T | undefined) ?? null;
  }

  async #keep(name: string, value: unknown): Promise<void> {
    await this.#db.put('facts', value, name);
  }
}

/** Limits a row count to the maximum that IndexedDB accepts. */
const clamp = (max: number): number => Math.min(max, 0xffff_ffff);
