import type { LiveFigures, TestTicket } from './briefing.ts';
import {
  type DoorClock,
  type DoorService,
  type DoorStore,
  type Incidents,
  ServiceAway,
  ServiceRefused,
} from './door-ports.ts';
import type { DoorBoard } from './door-state.ts';
import { type Downloaded, download, getSnapshot } from './download.ts';
import type { Link } from './link.ts';
import { measureTime, type TrueTime } from './true-time.ts';
import { uploadQueue } from './upload-queue.ts';

interface Round {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: TrueTime;
  eventId: string;
  deviceId: string;
  /** Id of the page load that syncs. */
  run: string;
}

interface RoundAnswer extends Downloaded, Incidents {
  testTickets: TestTicket[];
}

/**
 * Runs one sync: measures the true time, uploads pending data, and only then downloads updates.
 * @throws ServiceAway, ServiceRefused
 */
export async function syncRound(round: Round): Promise<RoundAnswer> {
  await measureTime(round);
  await uploadQueue(round);
  const got = await download(round);
  const incidents = await round.service.incidents(round.eventId);
  return { ...got, ...incidents, testTickets: await getTestTickets(round) };
}

async function getTestTickets({ store, service, eventId }: Round): Promise<TestTicket[]> {
  const kept = await store.testTickets(eventId);
  if (kept.length > 0) return kept;
  const tickets = await service.testTickets(eventId);
  await store.saveTestTickets(eventId, tickets);
  return tickets;
}

const SYNC_EVERY_MS = 60_000;
/** A connection that seems to be back is tested once more before it is trusted. */
const PROVE_AFTER_MS = 3_000;
const AGAIN_AFTER_MS = 30_000;
const LOOK_AFTER_MS = 3_000;
/** Error codes of an account that has no (or no longer) access to this door. */
const LOCKED = new Set(['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'FORBIDDEN']);

interface SyncerParts {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: TrueTime;
  link: Link;
  board: DoorBoard;
  /** Id of the page load that syncs. */
  run: string;
}

/** Synchronises device and service every minute, after a failure, and when the network returns. */
export class Syncer {
  readonly #parts: SyncerParts;
  #nextSyncAt = 0;
  #incidentsAt: number | null = null;
  #syncing: Promise<void> | null = null;

  constructor(parts: SyncerParts) {
    this.#parts = parts;
  }

  /** Must be called every second. */
  tick(): void {
    const now = this.#parts.clock.steady();
    if (now >= this.#nextSyncAt) void this.sync();
    else if (this.#incidentsAt !== null && now >= this.#incidentsAt) void this.#lookForIncidents();
  }

  /** Handles the device's online and offline events. */
  network(isThere: boolean): void {
    const { link, board } = this.#parts;
    if (isThere) this.#nextSyncAt = 0;
    else link.lost();
    board.set({});
    if (isThere) void this.sync();
  }

  /**
   * Applies figures just pushed by the service. An entry may be a conflict, so incidents are fetched soon after; a new
   * revocation is fetched at once.
   */
  setLive({ revocationNumber, ...live }: LiveFigures): void {
    const { board, time } = this.#parts;
    const isNewest = (board.read().snapshot?.number ?? -1) >= revocationNumber;
    board.set(isNewest ? { live, listAt: time.now() } : { live });
    if (!isNewest) void this.#refreshList();
    this.#incidentsAt ??= this.#parts.clock.steady() + LOOK_AFTER_MS;
  }

  /** Uploads pending data, then downloads updates. One run at a time; never rejects. */
  sync(): Promise<void> {
    this.#syncing ??= this.#syncOnce().finally(() => {
      this.#syncing = null;
    });
    return this.#syncing;
  }

  /** Uploads pending data between two syncs. The next sync retries a failure. */
  async tell(): Promise<void> {
    const { board, link, store } = this.#parts;
    if (!link.isOnline) return;
    try {
      await uploadQueue({ ...this.#parts, deviceId: board.read().deviceId });
    } catch (error) {
      if (error instanceof ServiceAway) link.failed();
    }
    await board.recount(store, false);
  }

  /** Handles a failure of the network or the service. @throws any other error */
  async explain(error: unknown): Promise<void> {
    const { board, store } = this.#parts;
    if (error instanceof ServiceAway) return;
    if (!(error instanceof ServiceRefused)) throw error;
    if (!LOCKED.has(error.code)) return board.set({ trouble: error.message, result: null });
    // A device that lost access keeps only data still to upload.
    await store.forget();
    board.set({ isLocked: true, result: null, briefing: null, snapshot: null, post: null });
  }

  async #syncOnce(): Promise<void> {
    const { board, clock, link, store, time } = this.#parts;
    const { post, isLocked, deviceId } = board.read();
    if (!post || isLocked) return;
    board.set({ isSyncing: true });
    const { losses } = link;
    try {
      const got = await syncRound({ ...this.#parts, eventId: post.eventId, deviceId });
      link.succeeded(losses);
      this.#nextSyncAt = clock.steady() + (link.isOnline ? SYNC_EVERY_MS : PROVE_AFTER_MS);
      const live = { entered: got.briefing.entered, gates: got.briefing.gates };
      const syncedAt = time.now();
      await store.saveSyncedAt(post.eventId, syncedAt);
      board.set({ ...got, live, syncedAt, listAt: syncedAt, offsetMs: time.offsetMs, trouble: null });
    } catch (error) {
      if (error instanceof ServiceAway) link.failed();
      this.#nextSyncAt = clock.steady() + AGAIN_AFTER_MS;
      await this.explain(error);
    } finally {
      board.set({ isSyncing: false });
      await board.recount(store, false);
    }
  }

  /** Fetches new revocations between two syncs; the next sync retries a failure. */
  async #refreshList(): Promise<void> {
    const { board, time } = this.#parts;
    const { briefing } = board.read();
    if (!briefing) return;
    const asked = time.now();
    const snapshot = await getSnapshot(this.#parts, briefing).catch(() => null);
    if (snapshot) board.set({ snapshot, listAt: asked });
  }

  /** Fetches incidents between two syncs; the next sync retries a failure. */
  async #lookForIncidents(): Promise<void> {
    this.#incidentsAt = null;
    const { board, service } = this.#parts;
    const { post } = board.read();
    const incidents = post && (await service.incidents(post.eventId).catch(() => null));
    if (incidents) board.set(incidents);
  }
}
