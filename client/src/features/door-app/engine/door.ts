import type { VerifySignature } from '../../verify/check/signatures.ts';
import type { Matches } from '../roster/roster-index.ts';
import { RosterKeeper, type RosterVault } from '../roster/roster-keeper.ts';
import type { LiveFigures, Post } from './briefing.ts';
import { CorrectedClock } from './corrected-clock.ts';
import { type DoorClock, type DoorService, type DoorStore, ServiceRefused } from './door-ports.ts';
import { type DoorResult, type DoorState, DoorStateStore, mayConfirmExit, owes } from './door-state.ts';
import { Link } from './link.ts';
import { RepeatGuard, tidy } from './read-shown.ts';
import { type ScanContext, ScanProcessor, type StaffDecision } from './scan-processor.ts';
import type { DoorOutcome, Settlement, StoredScan } from './stored-scan.ts';
import { Syncer } from './syncer.ts';

/**
 * Records on this device how the amount due was handled, together with the scan that admitted the guest. The next
 * upload sends it once.
 * @throws when nothing is due by that scan
 */
export async function collect(store: DoorStore, result: DoorResult, method: Settlement): Promise<void> {
  const { nonce, due, ticketId } = result;
  const scan = await store.scan(nonce);
  if (!scan || !due || !ticketId) throw new Error('Nothing is due by this scan.');
  if (scan.collected) return;
  await store.saveScan({ ...scan, collected: { ...due, method, sync: 'waiting' } });
  await store.dropDue(scan.eventId, ticketId);
}

const PHONE_REFUSALS: ReadonlySet<DoorOutcome> = new Set(['PICTURE', 'OTHER_PHONE', 'NO_PHONE']);

export interface DoorDependencies {
  store: DoorStore;
  vault: RosterVault;
  service: DoorService;
  clock: DoorClock;
  /** Generates a random id. */
  newId: () => string;
  verify: VerifySignature;
}

/** A door: one device at one gate. Updates its state on its own and notifies listeners. */
export class Door {
  readonly #store: DoorStore;
  readonly #time: CorrectedClock;
  readonly #state: DoorStateStore;
  readonly #scans: ScanProcessor;
  readonly #roster: RosterKeeper;
  readonly #syncer: Syncer;
  readonly #repeats: RepeatGuard;
  #turn: Promise<unknown> = Promise.resolve();
  #count = 0;
  /** The last outcome, also when its result was closed. */
  #outcome: DoorOutcome | null = null;
  /** The code of the last result. */
  #shown = '';
  /** The guest of the last result, who was found by name; null for a code. */
  #named: string | null = null;

  constructor(dependencies: DoorDependencies) {
    const time = new CorrectedClock(dependencies.clock);
    const link = new Link(dependencies.clock);
    this.#store = dependencies.store;
    this.#time = time;
    this.#state = new DoorStateStore(link, time);
    this.#repeats = new RepeatGuard(dependencies.clock);
    this.#roster = new RosterKeeper({
      ...dependencies,
      now: () => time.now(),
      changed: (roster) => this.#state.set({ roster }),
    });
    const roster = this.#roster;
    this.#scans = new ScanProcessor({ ...dependencies, time, link, roster });
    this.#syncer = new Syncer({
      ...dependencies,
      time,
      link,
      state: this.#state,
      roster,
      run: () => this.#scans.run,
    });
  }

  readonly read = (): DoorState => this.#state.read();

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** The corrected time, as far as it is known. */
  now(): number {
    return this.#time.now();
  }

  /** Restores this user's last session on this device. */
  async open(userId: string): Promise<void> {
    const store = this.#store;
    const [deviceId, post, offset] = await Promise.all([store.device(), store.post(), store.offset()]);
    if (offset !== null) this.#time.set(offset);
    this.#state.set({ deviceId, offsetMs: offset });
    if (post?.userId === userId) await this.#load(post);
    this.#state.set({ phase: this.read().briefing ? 'ready' : 'choosing' });
    await this.#recount();
  }

  /** Downloads the data of that event, so that the user sees whether the door works before it opens. */
  async prepare(post: Post): Promise<void> {
    await this.#store.savePost(post);
    this.#state.set({ post, briefing: null, snapshot: null, live: null, trouble: null });
    await this.#load(post);
    await this.sync();
    await this.#load(post);
  }

  /** Starts scanning at a gate; prepares the event first when needed. */
  async choose(post: Post): Promise<void> {
    if (this.read().briefing?.eventId !== post.eventId) await this.prepare(post);
    await this.#store.savePost(post);
    await this.#load(post);
    if (this.read().briefing) this.#state.set({ phase: 'ready', isEventLost: false });
    void this.sync();
  }

  /** Must be called when nothing uses this door any more. */
  close(): void {
    this.#roster.close();
  }

  leave(): void {
    this.#state.set({ phase: 'choosing', result: null });
  }

  async setTest(test: boolean): Promise<void> {
    const { post } = this.read();
    if (!post) return;
    if (!test) await this.#store.purgeTestScans();
    this.#repeats.forget();
    this.#state.set({ result: null });
    await this.#store.savePost({ ...post, test });
    await this.#load({ ...post, test });
  }

  /**
   * Validates a scanned text. Ignores the same code repeated at once. Processes scans one after the other, and none
   * while a guest still has to pay.
   */
  show(text: string): Promise<void> {
    const code = tidy(text);
    if (owes(this.read().result)) {
      this.#repeats.stillSees(code);
      return Promise.resolve();
    }
    if (code === '' || (this.#repeats.isRepeat(code) && !this.#hasChanged(code))) return Promise.resolve();
    return this.#scan(code);
  }

  /** Fetches the event's data, if the service answers, and validates the last code again. */
  async recheck(): Promise<void> {
    await this.sync();
    await this.#decide();
  }

  /** Admits a guest whose ticket is too early or too late, because the event may have moved; online, the service decides. */
  letInAnyway(): Promise<void> {
    return this.#decide({ atAnyTime: true });
  }

  /** Admits a guest on paper, or found by name, whose name was compared with an ID. */
  letInWithId(): Promise<void> {
    return this.#decide({ idChecked: true });
  }

  /** Records that the guest of the last result left, whose phone was not shown. */
  confirmExit(): Promise<void> {
    return mayConfirmExit(this.read().result) ? this.#decide({ exitConfirmed: true }) : Promise.resolve();
  }

  /**
   * A code that was refused for its phone has changed in view: another phone is shown, or one whose clock is wrong, which
   * was taken for a picture.
   */
  #hasChanged(code: string): boolean {
    return this.#outcome !== null && PHONE_REFUSALS.has(this.#outcome) && code !== this.#shown;
  }

  /** Admits the guest of the last result, who was only checked. */
  confirm(): Promise<void> {
    return this.read().result?.isPending ? this.#decide({ commit: true }) : Promise.resolve();
  }

  /** Changes what this door scans for, and whether it waits for a tap. */
  async setWork(work: Pick<Post, 'purpose' | 'itemId' | 'asksFirst' | 'isKiosk'>): Promise<void> {
    const { post } = this.read();
    if (!post) return;
    const changed = { ...post, ...work };
    this.#repeats.forget();
    // At once: the next guest may already be there.
    this.#state.set({ post: changed, result: null });
    await this.#store.savePost(changed);
  }

  /**
   * Validates the last code again, or the guest who was found by name. A code was live when it was read, although its phone
   * shows another one by now.
   */
  #decide(decision: StaffDecision = {}): Promise<void> {
    const named = this.#named;
    if (named !== null) return this.#inTurn((context) => this.#scans.admit(named, context, decision));
    return this.#scan(this.#shown, { ...decision, isDecision: true });
  }

  /** Entries of a door that asks first are only checked, unless staff have decided. */
  #scan(code: string, decision: StaffDecision = {}): Promise<void> {
    return this.#inTurn((context) => {
      this.#shown = code;
      this.#named = null;
      const { isKiosk = false, purpose = 'entry' } = context.post;
      // There is no one at a kiosk to tap.
      const asksFirst = context.post.asksFirst === true && !isKiosk;
      const isDecided = decision.atAnyTime === true || decision.idChecked === true;
      const commit = isDecided || !asksFirst || purpose !== 'entry';
      return this.#scans.scan(code, context, { commit, ...decision });
    });
  }

  /** Keeps a visible code from being scanned again, as while its guest pays. */
  stillSees(text: string): void {
    this.#repeats.stillSees(tidy(text));
  }

  /** Admits a guest without a code. */
  admit(ticketId: string): Promise<void> {
    return this.#inTurn((context) => {
      this.#named = ticketId;
      return this.#scans.admit(ticketId, context);
    });
  }

  /** Finds guests of the roster on this device, at most `max`. Needs no network. @returns null without a roster */
  findGuests(text: string, max: number): Matches | null {
    return this.#roster.find(text, max);
  }

  /** Finds tickets that this device has seen used, by a part of their number. Needs no network. */
  async findUsed(number: string): Promise<StoredScan[]> {
    const { post } = this.read();
    const digits = number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
    return post && digits !== '' ? this.#store.findUsed(post.eventId, digits) : [];
  }

  /** Closes the result, unless an amount due is still open. */
  dismiss(): void {
    if (owes(this.read().result)) return;
    this.#state.set({ result: null, trouble: null });
  }

  /**
   * Records that the guest paid, or that the amount was waived or left unpaid. Works offline; the upload follows as
   * soon as possible.
   */
  async collect(method: Settlement): Promise<void> {
    const { result } = this.read();
    if (!result) return;
    await collect(this.#store, result, method);
    this.#state.set({ result: { ...result, settled: method } });
    await this.#recount();
    void this.#syncer.upload();
  }

  /** Records that the guest was refunded an amount collected twice. */
  async paidBack(nonce: string): Promise<void> {
    const scan = await this.#store.scan(nonce);
    if (!scan?.collected) return;
    await this.#store.saveScan({ ...scan, collected: { ...scan.collected, sync: 'done' } });
    await this.#recount();
  }

  /** Undoes the last entry of this device at this event. */
  async undo(reason: string): Promise<void> {
    const last = this.read().lastEntry;
    if (!last) return;
    const sync = last.test ? 'done' : 'waiting';
    await this.#store.saveScan({ ...last, undo: { reason, sync } });
    this.#repeats.forget();
    this.#state.set({ result: null });
    await this.#recount();
    if (!last.test) await this.sync();
  }

  /** Applies figures just pushed by the service. */
  setLive(live: LiveFigures): void {
    this.#syncer.setLive(live);
  }

  /** Handles the device's online and offline events. */
  network(isThere: boolean): void {
    this.#syncer.network(isThere);
  }

  /** Must be called every second. */
  tick(): void {
    this.#syncer.tick();
    this.#roster.tick();
    if (this.read().isClockWrong !== this.#time.isFarOff) this.#state.set({ offsetMs: this.#time.offsetMs });
  }

  /** Uploads pending data, then downloads updates. One run at a time; never rejects. */
  sync(): Promise<void> {
    return this.#syncer.sync();
  }

  async #load(post: Post): Promise<void> {
    const briefing = await this.#store.briefing(post.eventId);
    if (!briefing) return;
    const [snapshot, testTickets, syncedAt, figures] = await Promise.all([
      this.#store.snapshot(briefing.issuerId),
      this.#store.testTickets(post.eventId),
      this.#store.syncedAt(post.eventId),
      this.#store.figures(post.eventId),
    ]);
    const { listAt, live } = this.read();
    const shown = { listAt: listAt ?? syncedAt, live: live ?? figures };
    this.#state.set({ post, briefing, snapshot, testTickets, syncedAt, ...shown });
    await this.#roster.open(post.eventId, post.userId);
    await this.#state.loadRecent(this.#store, post);
    await this.#recount();
  }

  #inTurn(work: (context: ScanContext) => Promise<Omit<DoorResult, 'count'>>): Promise<void> {
    const run = async (): Promise<void> => {
      const { post, briefing, deviceId, testTickets } = this.read();
      if (!post || !briefing) return;
      this.#state.set({ isBusy: true });
      let isEntry = false;
      try {
        const found = await work({ post, briefing, deviceId, testTickets });
        isEntry = found.outcome === 'ADMITTED';
        this.#outcome = found.outcome;
        this.#count += 1;
        this.#state.set({ result: { ...found, count: this.#count }, trouble: null });
        if (!found.isPending) this.#state.addRecent(found);
      } catch (error) {
        // A refusal stays the same while the code is held up.
        if (!(error instanceof ServiceRefused)) this.#repeats.forget();
        await this.#syncer.explain(error);
      } finally {
        this.#state.set({ isBusy: false });
        await this.#state.recount(this.#store, isEntry);
      }
    };
    const turn = this.#turn.then(run);
    // A failure to store one scan must not block the next.
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #recount(): Promise<void> {
    return this.#state.recount(this.#store, true);
  }
}
