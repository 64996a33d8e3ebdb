import type { RosterKeeper } from '../roster/roster-keeper.ts';
import type { LiveFigures, TestTicket } from './briefing.ts';
import { type CorrectedClock, measureTime } from './corrected-clock.ts';
import {
  type DoorClock,
  type DoorService,
  type DoorStore,
  type Incidents,
  ServiceRefused,
  ServiceUnavailable,
} from './door-ports.ts';
import type { DoorStateStore } from './door-state.ts';
import { type Downloaded, download, getSnapshot } from './download.ts';
import type { Link } from './link.ts';
import { uploadQueue } from './upload-queue.ts';

interface Round {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: CorrectedClock;
  eventId: string;
  deviceId: string;
  /** Returns the id of the run that syncs, see `StoredScan`. */
  run: () => string;
}

interface RoundAnswer extends Downloaded, Incidents {
  testTickets: TestTicket[];
}

/**
 * Runs one sync: measures the corrected time, uploads pending data, and only then downloads updates.
 * @throws ServiceUnavailable, ServiceRefused
 */
export async function syncRound(round: Round): Promise<RoundAnswer> {
  await measureTime(round);
  await uploadQueue(round);
  const got = await download(round);
  const incidents = await round.service.incidents(round.eventId);
  return { ...got, ...incidents, testTickets: await getTestTickets(round) };
}

async function getTestTickets({ store, service, eventId }: Round): Promise<TestTicket[]> {
  const stored = await store.testTickets(eventId);
  if (stored.length > 0) return stored;
  const tickets = await service.testTickets(eventId);
  await store.saveTestTickets(eventId, tickets);
  return tickets;
}

const SYNC_EVERY_MS = 60_000;
/** A connection that seems to be back is tested once more before it is trusted. */
const PROVE_AFTER_MS = 3_000;
const RETRY_AFTER_MS = 30_000;
const LOOK_AFTER_MS = 3_000;
/** Error codes of an account that has no (or no longer) access to this door. */
const LOCKED = new Set(['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'FORBIDDEN', 'DEVICE_CUT_OFF']);

interface SyncerDependencies {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: CorrectedClock;
  link: Link;
  state: DoorStateStore;
  roster: RosterKeeper;
  /** Returns the id of the run that syncs, see `StoredScan`. */
  run: () => string;
}

/** Synchronises device and service every minute, after a failure or a sleep, and when the network returns. */
export class Syncer {
  readonly #dependencies: SyncerDependencies;
  #nextSyncAt = 0;
  /** Leaps of the clock before the last sync. */
  #leaps = 0;
  #incidentsAt: number | null = null;
  #syncing: Promise<void> | null = null;

  constructor(dependencies: SyncerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Must be called every second. */
  tick(): void {
    const { clock, time } = this.#dependencies;
    const now = clock.steady();
    if (now >= this.#nextSyncAt || time.leaps !== this.#leaps) void this.sync();
    else if (this.#incidentsAt !== null && now >= this.#incidentsAt) void this.#lookForIncidents();
  }

  /** Handles the device's online and offline events. */
  network(isThere: boolean): void {
    const { link, state } = this.#dependencies;
    if (isThere) this.#nextSyncAt = 0;
    else link.lost();
    state.set({});
    if (isThere) void this.sync();
  }

  /**
   * Applies figures just pushed by the service. An entry may be a conflict, so incidents are fetched soon after; a new
   * revocation is fetched at once.
   */
  setLive({ revocationNumber, ...live }: LiveFigures): void {
    const { state, store, time } = this.#dependencies;
    const { post } = state.read();
    if (post) void store.saveFigures(post.eventId, live);
    const isNewest = (state.read().snapshot?.number ?? -1) >= revocationNumber;
    state.set(isNewest ? { live, listAt: time.now() } : { live });
    if (!isNewest) void this.#refreshList();
    this.#incidentsAt ??= this.#dependencies.clock.steady() + LOOK_AFTER_MS;
  }

  /** Uploads pending data, then downloads updates. One run at a time; never rejects. */
  sync(): Promise<void> {
    this.#syncing ??= this.#syncOnce().finally(() => {
      this.#syncing = null;
    });
    return this.#syncing;
  }

  /** Uploads pending data between two syncs. The next sync retries a failure. */
  async upload(): Promise<void> {
    const { state, link, store } = this.#dependencies;
    if (!link.isOnline) return;
    try {
      await uploadQueue({ ...this.#dependencies, deviceId: state.read().deviceId });
    } catch (error) {
      if (error instanceof ServiceUnavailable) link.failed();
    }
    await state.recount(store, false);
  }

  /** Handles a failure of the network or the service. @throws any other error */
  async explain(error: unknown): Promise<void> {
    const { state, store, roster } = this.#dependencies;
    if (error instanceof ServiceUnavailable) return;
    if (!(error instanceof ServiceRefused)) throw error;
    if (!LOCKED.has(error.code)) return state.set({ trouble: error.message, result: null });
    // A device that lost access keeps only data still to upload.
    await Promise.all([roster.wipe(), store.forget()]);
    state.set({ isLocked: true, result: null, briefing: null, snapshot: null, post: null });
  }

  async #syncOnce(): Promise<void> {
    const { state, clock, link, store, time, roster } = this.#dependencies;
    const { post, isLocked, deviceId } = state.read();
    if (!post || isLocked) return;
    state.set({ isSyncing: true });
    this.#leaps = time.leaps;
    const { losses } = link;
    try {
      const got = await syncRound({ ...this.#dependencies, eventId: post.eventId, deviceId });
      link.succeeded(losses);
      this.#nextSyncAt = clock.steady() + (link.isOnline ? SYNC_EVERY_MS : PROVE_AFTER_MS);
      const live = { entered: got.briefing.entered, gates: got.briefing.gates };
      const syncedAt = time.now();
      await store.saveSyncedAt(post.eventId, syncedAt);
      await store.saveFigures(post.eventId, live);
      state.set({ ...got, live, syncedAt, listAt: syncedAt, offsetMs: time.offsetMs, trouble: null });
      // Beside the sync: a slow network that cannot load all guests still works for scans.
      void roster.sync(post.eventId, post.userId);
    } catch (error) {
      if (error instanceof ServiceUnavailable) link.failed();
      this.#nextSyncAt = clock.steady() + RETRY_AFTER_MS;
      if (error instanceof ServiceRefused && error.code === 'NOT_FOUND') await this.#leaveEvent();
      else await this.explain(error);
    } finally {
      state.set({ isSyncing: false });
      await state.recount(store, false);
    }
  }

  /**
   * The event was deleted, or this person no longer works for it: the door closes, so that it admits no one offline. What
   * it recorded before is uploaded; what could not be is kept for the next sync.
   */
  async #leaveEvent(): Promise<void> {
    const { state, store, roster } = this.#dependencies;
    const { deviceId } = state.read();
    await uploadQueue({ ...this.#dependencies, deviceId }).catch((error: unknown) => {
      if (!(error instanceof ServiceUnavailable || error instanceof ServiceRefused)) throw error;
    });
    await Promise.all([roster.wipe(), store.forget()]);
    state.set({
      ...{ phase: 'choosing', isEventLost: true, post: null },
      ...{ briefing: null, snapshot: null, result: null, trouble: null },
    });
  }

  /** Fetches new revocations between two syncs; the next sync retries a failure. */
  async #refreshList(): Promise<void> {
    const { state, time } = this.#dependencies;
    const { briefing } = state.read();
    if (!briefing) return;
    const requestedAt = time.now();
    const snapshot = await getSnapshot(this.#dependencies, briefing).catch(() => null);
    if (snapshot) state.set({ snapshot, listAt: requestedAt });
  }

  /** Fetches incidents between two syncs; the next sync retries a failure. */
  async #lookForIncidents(): Promise<void> {
    this.#incidentsAt = null;
    const { state, service } = this.#dependencies;
    const { post } = state.read();
    const incidents = post && (await service.incidents(post.eventId).catch(() => null));
    if (incidents) state.set(incidents);
  }
}
