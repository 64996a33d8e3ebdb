import type { VerifySignature } from '../../verify/check/signatures.ts';
import type { DoorGate, Post } from './briefing.ts';
import {
  type DoorClock,
  type DoorService,
  type DoorStore,
  ServiceAway,
  ServiceRefused,
} from './door-ports.ts';
import { type DoorResult, type DoorState, OPENING } from './door-state.ts';
import { download } from './download.ts';
import { Link } from './link.ts';
import { measureTime } from './measure-time.ts';
import { tidy } from './read-shown.ts';
import { RepeatGuard } from './repeat-guard.ts';
import { ScanDesk, type Stand } from './scan-desk.ts';
import { TrueTime } from './true-time.ts';
import { uploadQueue } from './upload-queue.ts';

const SYNC_EVERY_MS = 60_000;
/** A connection that seems to be back is tried once more before it is trusted. */
const PROVE_AFTER_MS = 3_000;
const AGAIN_AFTER_MS = 30_000;
const LOOK_AFTER_MS = 3_000;
/** The account may not work at this door (any more). */
const LOCKED = new Set(['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'FORBIDDEN']);

export interface DoorParts {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  /** A new random id. */
  newId: () => string;
  verify: VerifySignature;
}

/** A door: one device at one gate. It changes its state by itself and tells who listens. */
export class Door {
  readonly #parts: DoorParts;
  readonly #time: TrueTime;
  readonly #link: Link;
  readonly #desk: ScanDesk;
  readonly #repeats: RepeatGuard;
  readonly #listeners = new Set<() => void>();
  #state = OPENING;
  #nextSyncAt = 0;
  #conflictsAt: number | null = null;
  #syncing: Promise<void> | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(parts: DoorParts) {
    this.#parts = parts;
    this.#time = new TrueTime(parts.clock);
    this.#link = new Link(parts.clock);
    this.#repeats = new RepeatGuard(parts.clock);
    this.#desk = new ScanDesk({ ...parts, time: this.#time, link: this.#link });
  }

  readonly read = (): DoorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The true time, as far as it is known. */
  now(): number {
    return this.#time.now();
  }

  /** Takes up where this person left off on this device. */
  async open(userId: string): Promise<void> {
    const { store } = this.#parts;
    const [deviceId, post, offset] = await Promise.all([store.device(), store.post(), store.offset()]);
    if (offset !== null) this.#time.set(offset);
    this.#set({ deviceId, offsetMs: offset });
    if (post?.userId === userId) await this.#load(post);
    this.#set({ phase: this.#state.briefing ? 'ready' : 'choosing' });
    await this.#recount();
  }

  /** Fetches what a door needs of that event, so that one sees whether it would work before it opens. */
  async prepare(post: Post): Promise<void> {
    const { store } = this.#parts;
    await store.savePost(post);
    this.#set({ post, briefing: null, snapshot: null, live: null, trouble: null });
    await this.#load(post);
    await this.sync();
    await this.#load(post);
  }

  /** Stands at a gate of the event that was prepared. */
  async choose(post: Post): Promise<void> {
    if (this.#state.briefing?.eventId !== post.eventId) await this.prepare(post);
    await this.#parts.store.savePost(post);
    await this.#load(post);
    if (this.#state.briefing) this.#set({ phase: 'ready' });
    void this.sync();
  }

  leave(): void {
    this.#set({ phase: 'choosing', result: null });
  }

  async setTest(test: boolean): Promise<void> {
    const { post } = this.#state;
    if (!post) return;
    if (!test) await this.#parts.store.forgetTestScans();
    this.#repeats.forget();
    this.#set({ result: null });
    await this.#parts.store.savePost({ ...post, test });
    await this.#load({ ...post, test });
  }

  /** Judges what was shown. The same code again at once is no news. Scans come one after the other. */
  show(text: string): Promise<void> {
    const code = tidy(text);
    if (code === '' || this.#repeats.isRepeat(code)) return Promise.resolve();
    return this.#inTurn((stand) => this.#desk.scan(code, stand));
  }

  /** A code stays in sight while nothing is read, as that of a guest who pays: it is no news afterwards. */
  stillSees(text: string): void {
    this.#repeats.stillSees(tidy(text));
  }

  /** Lets in a guest without a code. */
  admit(ticketId: string): Promise<void> {
    return this.#inTurn((stand) => this.#desk.admit(ticketId, stand));
  }

  dismiss(): void {
    this.#set({ result: null, trouble: null });
  }

  /** Takes back the last entry of this device at this event. */
  async undo(reason: string): Promise<void> {
    const last = this.#state.lastEntry;
    if (!last) return;
    const sync = last.test ? 'done' : 'waiting';
    await this.#parts.store.keepScan({ ...last, undo: { reason, sync } });
    this.#repeats.forget();
    this.#set({ result: null });
    await this.#recount();
    if (!last.test) await this.sync();
  }

  /** The figures that the service just told. What let somebody in may have been a second door. */
  setLive(live: { entered: number; gates: DoorGate[] }): void {
    this.#set({ live });
    this.#conflictsAt ??= this.#parts.clock.steady() + LOOK_AFTER_MS;
  }

  /** The device says that its network is gone, or back. */
  network(isThere: boolean): void {
    if (isThere) this.#nextSyncAt = 0;
    else this.#link.lost();
    this.#set({});
    if (isThere) void this.sync();
  }

  /** To be called every second. */
  tick(): void {
    const now = this.#parts.clock.steady();
    if (now >= this.#nextSyncAt) void this.sync();
    else if (this.#conflictsAt !== null && now >= this.#conflictsAt) void this.#lookForConflicts();
    const { isClockWrong } = this.#state;
    if (isClockWrong !== this.#time.isFarOff) this.#set({ offsetMs: this.#time.offsetMs });
  }

  /** Tells the service what it does not know, then asks what is new. One at a time; never rejects. */
  sync(): Promise<void> {
    this.#syncing ??= this.#syncOnce().finally(() => {
      this.#syncing = null;
    });
    return this.#syncing;
  }

  async #syncOnce(): Promise<void> {
    const { post, isLocked, deviceId } = this.#state;
    if (!post || isLocked) return;
    const { store, service, clock } = this.#parts;
    this.#set({ isSyncing: true });
    const { losses } = this.#link;
    try {
      const { eventId } = post;
      await measureTime({ ...this.#parts, time: this.#time, eventId, run: this.#desk.run });
      await uploadQueue({ store, service, deviceId });
      const got = await download({ store, service, time: this.#time, eventId });
      const conflicts = await service.conflicts(post.eventId);
      const testTickets = await this.#getTestTickets(post.eventId);
      this.#link.succeeded(losses);
      this.#nextSyncAt = clock.steady() + (this.#link.isOnline ? SYNC_EVERY_MS : PROVE_AFTER_MS);
      const live = { entered: got.briefing.entered, gates: got.briefing.gates };
      this.#set({
        ...got,
        conflicts,
        testTickets,
        live,
        syncedAt: this.#time.now(),
        offsetMs: this.#time.offsetMs,
        trouble: null,
      });
    } catch (error) {
      if (error instanceof ServiceAway) this.#link.failed();
      this.#nextSyncAt = clock.steady() + AGAIN_AFTER_MS;
      await this.#explain(error);
    } finally {
      this.#set({ isSyncing: false });
      await this.#recount();
    }
  }

  /** Between two syncs; when it fails, the next sync asks again. */
  async #lookForConflicts(): Promise<void> {
    this.#conflictsAt = null;
    const { post } = this.#state;
    const conflicts = post && (await this.#parts.service.conflicts(post.eventId).catch(() => null));
    if (conflicts) this.#set({ conflicts });
  }

  async #getTestTickets(eventId: string) {
    const { store, service } = this.#parts;
    const kept = await store.testTickets(eventId);
    if (kept.length > 0) return kept;
    const tickets = await service.testTickets(eventId);
    await store.saveTestTickets(eventId, tickets);
    return tickets;
  }

  async #load(post: Post): Promise<void> {
    const { store } = this.#parts;
    const briefing = await store.briefing(post.eventId);
    if (!briefing) return;
    const [snapshot, testTickets] = await Promise.all([
      store.snapshot(briefing.issuerId),
      store.testTickets(post.eventId),
    ]);
    this.#set({ post, briefing, snapshot, testTickets });
    await this.#recount();
  }

  #inTurn(work: (stand: Stand) => Promise<Omit<DoorResult, 'count'>>): Promise<void> {
    const run = async (): Promise<void> => {
      const { post, briefing, deviceId, testTickets } = this.#state;
      if (!post || !briefing) return;
      this.#set({ isBusy: true });
      try {
        const found = await work({ post, briefing, deviceId, testTickets });
        this.#count += 1;
        this.#set({ result: { ...found, count: this.#count }, trouble: null });
      } catch (error) {
        this.#repeats.forget();
        await this.#explain(error);
      } finally {
        this.#set({ isBusy: false });
        await this.#recount();
      }
    };
    const turn = this.#turn.then(run);
    this.#turn = turn;
    return turn;
  }

  /** @throws what is neither the network's nor the service's fault */
  async #explain(error: unknown): Promise<void> {
    if (error instanceof ServiceAway) return;
    if (!(error instanceof ServiceRefused)) throw error;
    if (!LOCKED.has(error.code)) return this.#set({ trouble: error.message, result: null });
    // A device that was cut off keeps nothing but what it still has to tell.
    await this.#parts.store.forget();
    this.#set({ isLocked: true, result: null, briefing: null, snapshot: null, post: null });
  }

  async #recount(): Promise<void> {
    const { store } = this.#parts;
    const { post } = this.#state;
    const waiting = await store.countWaiting();
    const lastEntry = post ? await store.lastEntry(post.eventId, post.test) : null;
    this.#set({ waiting, lastEntry });
  }

  #set(change: Partial<DoorState>): void {
    const isClockWrong = this.#state.offsetMs !== null && this.#time.isFarOff;
    this.#state = { ...this.#state, isOnline: this.#link.isOnline, isClockWrong, ...change };
    for (const listener of this.#listeners) listener();
  }
}
