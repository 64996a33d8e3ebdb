import type {
  Briefing,
  DueList,
  EntryFigures,
  Post,
  Snapshot,
  SnapshotMark,
  TestTicket,
} from '../../client/src/features/door-app/engine/briefing.ts';
import type { DoorStore } from '../../client/src/features/door-app/engine/door-ports.ts';
import type { LiveTier, PhoneList } from '../../client/src/features/door-app/engine/phones.ts';
import {
  type Due,
  isEntry,
  isExit,
  isPaidTwice,
  type StoredScan,
  usesByNumber,
} from '../../client/src/features/door-app/engine/stored-scan.ts';

/** A store that lasts as long as the test. A second door on it is the same device after a reload. */
export class MemoryStore implements DoorStore {
  readonly scans = new Map<string, StoredScan>();
  readonly #device: string;
  #post: Post | null = null;
  #offset: number | null = null;
  #briefings = new Map<string, Briefing>();
  #marks = new Map<string, SnapshotMark>();
  #revoked = new Map<string, string>();
  #tests = new Map<string, TestTicket[]>();
  #dues = new Map<string, Due>();
  #playMoney = new Set<string>();
  #testTicketIds = new Set<string>();
  #duesAsOf: string | null = null;
  #phones = new Map<string, string>();
  #liveTiers: LiveTier[] = [];
  #phonesAsOf: string | null = null;
  #syncedAt: number | null = null;
  #figures = new Map<string, EntryFigures>();

  constructor(device = 'phone') {
    this.#device = device;
  }

  device = async () => this.#device;
  post = async () => this.#post;
  savePost = async (post: Post) => {
    this.#post = post;
  };
  offset = async () => this.#offset;
  saveOffset = async (offsetMs: number) => {
    this.#offset = offsetMs;
  };
  briefing = async (eventId: string) => this.#briefings.get(eventId) ?? null;
  saveBriefing = async (briefing: Briefing) => void this.#briefings.set(briefing.eventId, briefing);
  syncedAt = async () => this.#syncedAt;
  saveSyncedAt = async (_eventId: string, at: number) => {
    this.#syncedAt = at;
  };
  figures = async (eventId: string) => this.#figures.get(eventId) ?? null;
  saveFigures = async (eventId: string, figures: EntryFigures) => void this.#figures.set(eventId, figures);
  snapshot = async (issuerId: string) => this.#marks.get(issuerId) ?? null;
  revokedAt = async (issuerId: string, ticketId: string) =>
    this.#revoked.get(`${issuerId}/${ticketId}`) ?? null;
  testTickets = async (eventId: string) => this.#tests.get(eventId) ?? [];
  saveTestTickets = async (eventId: string, tickets: TestTicket[]) => void this.#tests.set(eventId, tickets);
  saveScan = async (scan: StoredScan) => void this.scans.set(scan.nonce, scan);
  scan = async (nonce: string) => this.scans.get(nonce) ?? null;

  async changeScans(nonces: readonly string[], change: (scan: StoredScan) => StoredScan[]) {
    for (const nonce of nonces) {
      const scan = this.scans.get(nonce);
      for (const changed of scan ? change(scan) : []) this.scans.set(changed.nonce, changed);
    }
  }

  async saveSnapshot(snapshot: Snapshot) {
    const { issuerId, number, totalRevoked, createdAt } = snapshot;
    if (snapshot.since === null) this.#revoked.clear();
    for (const entry of snapshot.revoked) this.#revoked.set(`${issuerId}/${entry.ticketId}`, entry.revokedAt);
    this.#marks.set(issuerId, { issuerId, number, total: totalRevoked, createdAt });
  }

  phonesAsOf = async () => this.#phonesAsOf;
  phoneOf = async (_eventId: string, ticketId: string) => this.#phones.get(ticketId) ?? null;
  liveTiers = async () => this.#liveTiers;
  async savePhones({ since, asOf, tiers, phones }: PhoneList) {
    if (since === null) this.#phones.clear();
    for (const { ticketId, publicKey } of phones) this.#phones.set(ticketId, publicKey);
    this.#liveTiers = tiers;
    this.#phonesAsOf = asOf;
  }

  duesAsOf = async () => this.#duesAsOf;
  dueOf = async (_eventId: string, ticketId: string) => this.#dues.get(ticketId) ?? null;
  marksOf = async (_eventId: string, ticketId: string) => ({
    playMoney: this.#playMoney.has(ticketId),
    isTest: this.#testTicketIds.has(ticketId),
  });
  dropDue = async (_eventId: string, ticketId: string) => void this.#dues.delete(ticketId);

  async saveDues({ since, asOf, due, settled, playMoney, testTicketIds }: DueList) {
    if (since === null) for (const kept of [this.#dues, this.#playMoney, this.#testTicketIds]) kept.clear();
    for (const id of playMoney) this.#playMoney.add(id);
    for (const id of testTicketIds) this.#testTicketIds.add(id);
    for (const { ticketIds, ...amount } of due) for (const id of ticketIds) this.#dues.set(id, amount);
    for (const id of settled) this.#dues.delete(id);
    this.#duesAsOf = asOf;
  }

  async scansOf(ticketId: string, test: boolean) {
    return this.#all().filter((scan) => scan.ticketId === ticketId && scan.test === test);
  }

  async recentScans(eventId: string, test: boolean, max: number) {
    return this.#all()
      .filter((scan) => scan.eventId === eventId && scan.test === test)
      .reverse()
      .slice(0, max);
  }

  async findUsed(eventId: string, digits: string) {
    const scans = this.#all().filter((scan) => scan.eventId === eventId);
    return usesByNumber(scans.reverse(), digits);
  }

  async waitingScans(most: number) {
    return this.#all()
      .filter(({ sync }) => sync === 'waiting')
      .slice(0, most);
  }

  async waitingUndos() {
    return this.#all().filter(({ sync, undo }) => sync === 'done' && undo?.sync === 'waiting');
  }

  waitingCollections = async () =>
    this.#all().filter(({ sync, collected }) => sync === 'done' && collected?.sync === 'waiting');
  paidTwice = async () => this.#all().filter(isPaidTwice);

  async countWaiting() {
    const waiting = this.#all().filter((scan) =>
      [scan.sync, scan.undo?.sync, scan.collected?.sync].includes('waiting'),
    );
    const entries = waiting.filter((scan) => scan.sync === 'waiting' && isEntry(scan));
    const exits = waiting.filter((scan) => scan.sync === 'waiting' && isExit(scan));
    return { all: waiting.length, entries: entries.length, exits: exits.length };
  }

  async lastEntry(eventId: string, test: boolean) {
    const fits = (scan: StoredScan) => scan.eventId === eventId && scan.test === test && isEntry(scan);
    return this.#all().findLast(fits) ?? null;
  }

  async purgeTestScans() {
    for (const scan of this.#all()) if (scan.test) this.scans.delete(scan.nonce);
  }

  async forget() {
    for (const kept of [this.#briefings, this.#marks, this.#revoked, this.#tests, this.#figures])
      kept.clear();
    this.#post = null;
    for (const scan of this.#all()) if (scan.sync !== 'waiting') this.scans.delete(scan.nonce);
  }

  #all = () => [...this.scans.values()];
}
