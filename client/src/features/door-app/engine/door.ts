import type { Settlement } from '../../door/settlement.ts';
import type { VerifySignature } from '../../verify/check/signatures.ts';
import type { LiveFigures, Post } from './briefing.ts';
import { collect } from './collect.ts';
import { DoorBoard } from './door-board.ts';
import type { DoorClock, DoorService, DoorStore } from './door-ports.ts';
import { type DoorResult, type DoorState, owes } from './door-state.ts';
import { Link } from './link.ts';
import { tidy } from './read-shown.ts';
import { RepeatGuard } from './repeat-guard.ts';
import { ScanDesk, type Stand } from './scan-desk.ts';
import { Syncer } from './syncer.ts';
import { TrueTime } from './true-time.ts';

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
  readonly #store: DoorStore;
  readonly #time: TrueTime;
  readonly #board: DoorBoard;
  readonly #desk: ScanDesk;
  readonly #syncer: Syncer;
  readonly #repeats: RepeatGuard;
  #turn: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(parts: DoorParts) {
    const time = new TrueTime(parts.clock);
    const link = new Link(parts.clock);
    this.#store = parts.store;
    this.#time = time;
    this.#board = new DoorBoard(link, time);
    this.#repeats = new RepeatGuard(parts.clock);
    this.#desk = new ScanDesk({ ...parts, time, link });
    this.#syncer = new Syncer({ ...parts, time, link, board: this.#board, run: this.#desk.run });
  }

  readonly read = (): DoorState => this.#board.read();

  readonly subscribe = (listener: () => void): (() => void) => this.#board.subscribe(listener);

  /** The true time, as far as it is known. */
  now(): number {
    return this.#time.now();
  }

  /** Takes up where this person left off on this device. */
  async open(userId: string): Promise<void> {
    const store = this.#store;
    const [deviceId, post, offset] = await Promise.all([store.device(), store.post(), store.offset()]);
    if (offset !== null) this.#time.set(offset);
    this.#board.set({ deviceId, offsetMs: offset });
    if (post?.userId === userId) await this.#load(post);
    this.#board.set({ phase: this.read().briefing ? 'ready' : 'choosing' });
    await this.#recount();
  }

  /** Fetches what a door needs of that event, so that one sees whether it would work before it opens. */
  async prepare(post: Post): Promise<void> {
    await this.#store.savePost(post);
    this.#board.set({ post, briefing: null, snapshot: null, live: null, trouble: null });
    await this.#load(post);
    await this.sync();
    await this.#load(post);
  }

  /** Stands at a gate of the event that was prepared. */
  async choose(post: Post): Promise<void> {
    if (this.read().briefing?.eventId !== post.eventId) await this.prepare(post);
    await this.#store.savePost(post);
    await this.#load(post);
    if (this.read().briefing) this.#board.set({ phase: 'ready' });
    void this.sync();
  }

  leave(): void {
    this.#board.set({ phase: 'choosing', result: null });
  }

  async setTest(test: boolean): Promise<void> {
    const { post } = this.read();
    if (!post) return;
    if (!test) await this.#store.forgetTestScans();
    this.#repeats.forget();
    this.#board.set({ result: null });
    await this.#store.savePost({ ...post, test });
    await this.#load({ ...post, test });
  }

  /**
   * Judges what was shown. The same code again at once is no news. Scans come one after the other, and none takes the
   * place of a guest who has still to pay.
   */
  show(text: string): Promise<void> {
    const code = tidy(text);
    if (owes(this.read().result)) {
      this.#repeats.stillSees(code);
      return Promise.resolve();
    }
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

  /** An open due is handled first. */
  dismiss(): void {
    if (owes(this.read().result)) return;
    this.#board.set({ result: null, trouble: null });
  }

  /** The guest paid what was due, or was let off or in without. It is noted here, with a network or without, and told as soon as that goes. */
  async collect(method: Settlement): Promise<void> {
    const { result } = this.read();
    if (!result) return;
    await collect(this.#store, result, method);
    this.#board.set({ result: { ...result, settled: method } });
    await this.#recount();
    void this.#syncer.tell();
  }

  /** What was collected twice was given back to the guest. */
  async paidBack(nonce: string): Promise<void> {
    const scan = await this.#store.scan(nonce);
    if (!scan?.collected) return;
    await this.#store.keepScan({ ...scan, collected: { ...scan.collected, sync: 'done' } });
    await this.#recount();
  }

  /** Takes back the last entry of this device at this event. */
  async undo(reason: string): Promise<void> {
    const last = this.read().lastEntry;
    if (!last) return;
    const sync = last.test ? 'done' : 'waiting';
    await this.#store.keepScan({ ...last, undo: { reason, sync } });
    this.#repeats.forget();
    this.#board.set({ result: null });
    await this.#recount();
    if (!last.test) await this.sync();
  }

  /** The figures that the service just told. */
  setLive(live: LiveFigures): void {
    this.#syncer.setLive(live);
  }

  /** The device says that its network is gone, or back. */
  network(isThere: boolean): void {
    this.#syncer.network(isThere);
  }

  /** To be called every second. */
  tick(): void {
    this.#syncer.tick();
    if (this.read().isClockWrong !== this.#time.isFarOff) this.#board.set({ offsetMs: this.#time.offsetMs });
  }

  /** Tells the service what it does not know, then asks what is new. One at a time; never rejects. */
  sync(): Promise<void> {
    return this.#syncer.sync();
  }

  async #load(post: Post): Promise<void> {
    const briefing = await this.#store.briefing(post.eventId);
    if (!briefing) return;
    const [snapshot, testTickets, syncedAt] = await Promise.all([
      this.#store.snapshot(briefing.issuerId),
      this.#store.testTickets(post.eventId),
      this.#store.syncedAt(post.eventId),
    ]);
    const listAt = this.read().listAt ?? syncedAt;
    this.#board.set({ post, briefing, snapshot, testTickets, syncedAt, listAt });
    await this.#recount();
  }

  #inTurn(work: (stand: Stand) => Promise<Omit<DoorResult, 'count'>>): Promise<void> {
    const run = async (): Promise<void> => {
      const { post, briefing, deviceId, testTickets } = this.read();
      if (!post || !briefing) return;
      this.#board.set({ isBusy: true });
      let isEntry = false;
      try {
        const found = await work({ post, briefing, deviceId, testTickets });
        isEntry = found.outcome === 'ADMITTED';
        this.#count += 1;
        this.#board.set({ result: { ...found, count: this.#count }, trouble: null });
      } catch (error) {
        this.#repeats.forget();
        await this.#syncer.explain(error);
      } finally {
        this.#board.set({ isBusy: false });
        await this.#board.recount(this.#store, isEntry);
      }
    };
    const turn = this.#turn.then(run);
    // A device that could not keep one scan still judges the next.
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #recount(): Promise<void> {
    return this.#board.recount(this.#store, true);
  }
}
