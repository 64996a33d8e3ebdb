import { toneOf } from '../../../../../server/lib/scan/outcomes.ts';
import { type PresentedTicket, readPresented } from '../../../../../server/lib/scan/presented-ticket.ts';
import type { EarlierRead } from '../../../../../server/lib/ticket-format/live-code.ts';
import { answerText } from '../../questions/answer-text.ts';
import type { VerifySignature } from '../../verify/check/signatures.ts';
import type { KnownGuest } from '../roster/roster-guest.ts';
import type { RosterKeeper } from '../roster/roster-keeper.ts';
import type { Briefing, Post, TestTicket, TicketMarks } from './briefing.ts';
import type { CorrectedClock } from './corrected-clock.ts';
import {
  type DoorClock,
  type DoorService,
  type DoorStore,
  type OnlineAnswer,
  ServiceUnavailable,
} from './door-ports.ts';
import type { DoorResult } from './door-state.ts';
import { type Judgement, judge, judgeGuest, type Knowledge } from './judge.ts';
import type { Link } from './link.ts';
import type { DoorOutcome, Due, StoredScan } from './stored-scan.ts';

/** Event data and device of a scan. */
export interface ScanContext {
  post: Post;
  briefing: Briefing;
  deviceId: string;
  testTickets: readonly TestTicket[];
}

interface ScanDependencies {
  store: DoorStore;
  service: DoorService;
  clock: DoorClock;
  time: CorrectedClock;
  link: Link;
  roster: RosterKeeper;
  newId: () => string;
  verify: VerifySignature;
}

/** A sale in progress when the list of amounts due was created is not on it. */
const UNDER_WAY_MS = 60_000;

type Found = Omit<DoorResult, 'count'>;

/** Decisions of staff about a ticket that the device alone does not admit. */
export interface StaffDecision {
  /** A check on this device admits at any time. */
  atAnyTime?: boolean;
  /** The name of the holder was compared with an ID. */
  idChecked?: boolean;
  /** Staff saw the guest leave: an exit needs no phone then. */
  exitConfirmed?: boolean;
  /** `false` only checks. */
  commit?: boolean;
  /** Staff decide about the result of this code: it is not shown now. */
  isDecision?: boolean;
}

/** Performs one scan: online while the service answers, else offline, and stores what must be uploaded later. */
export class ScanProcessor {
  readonly #dependencies: ScanDependencies;
  readonly #pageLoad: string;
  /** The last live code of each ticket that this page load checked offline. */
  readonly #reads = new Map<string, EarlierRead>();
  /** The last live code of each ticket that was found fresh when this page load read it. */
  readonly #fresh = new Map<string, EarlierRead>();

  constructor(dependencies: ScanDependencies) {
    this.#dependencies = dependencies;
    this.#pageLoad = dependencies.newId();
  }

  /** Id of the present run, see `StoredScan`. */
  get run(): string {
    return `${this.#pageLoad}/${this.#dependencies.time.leaps}`;
  }

  /**
   * @throws ServiceRefused when the service refuses for a reason other than the ticket
   */
  async scan(text: string, context: ScanContext, decision: StaffDecision = {}): Promise<Found> {
    const { idChecked = false, exitConfirmed = false, commit = true, isDecision = false } = decision;
    const presented = readPresented(text);
    const scan = this.#blank(text, context);
    const isForService = !context.post.test && presented.kind !== 'test';
    const { link, service } = this.#dependencies;
    if (isForService && link.isOnline) {
      const { nonce, eventId, gateId } = scan;
      const input = {
        ...{ shown: text, eventId, gateId, deviceId: context.deviceId, nonce, commit },
        ...{ idChecked, exitConfirmed },
        ...purposeOf(context.post),
      };
      const answer = await this.#tryOnline(() => service.validate(input));
      if (answer && !isDecision) this.#recordFresh(presented, answer.ticketId, answer.outcome === 'GOOD');
      if (answer) return this.#saveAnswer(scan, answer, commit);
    }
    const judgement = await judge(presented, this.#knowledge(context, decision));
    if (!isDecision) {
      const { ticketId, phoneSkewMs, isPhoneFresh } = judgement;
      if (phoneSkewMs !== null) this.#record(this.#reads, presented, ticketId);
      this.#recordFresh(presented, ticketId, isPhoneFresh);
    }
    return this.#saveJudgement(scan, judgement, commit);
  }

  /** What this device knows for an offline validation. */
  #knowledge({ briefing, post, testTickets }: ScanContext, decision: StaffDecision): Knowledge {
    const { store, time, verify } = this.#dependencies;
    const { commit = true, isDecision = false, ...decided } = decision;
    return {
      ...{ briefing, test: post.test, now: time.now(), commits: commit, verify, ...decided },
      ...purposeOf(post),
      revokedAt: (ticketId) =>
        post.test
          ? Promise.resolve(revokedTest(testTickets, ticketId))
          : store.revokedAt(briefing.issuerId, ticketId),
      scansOf: (ticketId) => store.scansOf(ticketId, post.test),
      entriesOf: (ticketId) => this.#guestOf({ ticketId, test: post.test })?.use ?? null,
      phoneOf: async (ticketId) => ({
        tiers: await store.liveTiers(post.eventId),
        publicKey: await store.phoneOf(post.eventId, ticketId),
        earlier: this.#reads.get(ticketId) ?? null,
        decided: (isDecision ? this.#fresh.get(ticketId) : null) ?? null,
      }),
    };
  }

  /**
   * Admits a guest found by name: online while the service answers, else by the guests on this device.
   * @throws ServiceUnavailable for a guest whom the device does not know, ServiceRefused
   */
  async admit(ticketId: string, context: ScanContext, decision: StaffDecision = {}): Promise<Found> {
    const scan = this.#blank('', context);
    const { service, link, roster } = this.#dependencies;
    const { idChecked = false } = decision;
    const { nonce, eventId, gateId } = scan;
    const input = {
      ...{ ticketId, eventId, gateId, deviceId: context.deviceId, nonce, commit: true },
      ...{ idChecked, exitConfirmed: false },
      ...purposeOf(context.post),
    };
    const guest = roster.guest(ticketId);
    if (!guest) return this.#saveAnswer(scan, await service.admitGuest(input));
    const answer = link.isOnline ? await this.#tryOnline(() => service.admitGuest(input)) : null;
    if (answer) return this.#saveAnswer(scan, answer);
    const judgement = await judgeGuest(guest, this.#knowledge(context, decision));
    return this.#saveJudgement({ ...scan, isNamed: true }, judgement, true);
  }

  /** Records a live code that was read now, if it is one. */
  #record(codes: Map<string, EarlierRead>, presented: PresentedTicket, ticketId: string | null): void {
    if (presented.kind !== 'code' || !presented.live || ticketId === null) return;
    codes.set(ticketId, { step: presented.live.step, at: this.#dependencies.time.now() });
  }

  /** Records for what code staff can decide later: none after a picture. */
  #recordFresh(presented: PresentedTicket, ticketId: string | null, isFresh: boolean): void {
    if (isFresh) this.#record(this.#fresh, presented, ticketId);
    else if (ticketId !== null) this.#fresh.delete(ticketId);
  }

  /** @returns null when no answer came in time */
  async #tryOnline(request: () => Promise<OnlineAnswer>): Promise<OnlineAnswer | null> {
    const { link } = this.#dependencies;
    const { losses } = link;
    try {
      const answer = await request();
      link.succeeded(losses);
      return answer;
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error;
      link.failed();
      return null;
    }
  }

  #blank(text: string, { post }: ScanContext): StoredScan {
    const { clock, time, newId } = this.#dependencies;
    return {
      nonce: newId(),
      eventId: post.eventId,
      gateId: post.gateId,
      ticketId: null,
      tier: null,
      shown: text,
      at: clock.now(),
      offsetMs: time.offsetMs,
      run: this.run,
      mode: 'offline',
      outcome: 'MALFORMED',
      ...purposeOf(post),
      admitted: false,
      sync: 'waiting',
      undo: null,
      collected: null,
      test: post.test,
    };
  }

  async #saveAnswer(blank: StoredScan, answer: OnlineAnswer, commit = true): Promise<Found> {
    const { outcome, ticketId, number, tier } = answer;
    const usedAt = momentOf(answer.usedAt);
    const scan: StoredScan = {
      ...blank,
      ticketId,
      number,
      tier,
      shown: null,
      mode: 'online',
      outcome,
      admitted: outcome === 'ADMITTED',
      sync: 'done',
      // Keeps the time of an earlier entry for offline use.
      ...(usedAt === null ? {} : { at: usedAt, offsetMs: 0 }),
    };
    const isPending = !commit && outcome === 'GOOD';
    if (ticketId && !isPending) await this.#dependencies.store.saveScan(scan);
    return {
      ...facts(scan),
      isPending,
      mayHaveLeft: false,
      holder: answer.holder ?? this.#guestOf(scan)?.holder ?? null,
      eventName: answer.eventName,
      usedAt,
      usedGate: answer.usedGate,
      due: dueOf(answer, answer.due),
      playMoney: answer.playMoney,
      isTest: answer.isTest,
      answers: answer.answers,
      letInUnpaid: answer.letInUnpaid,
      validFrom: momentOf(answer.validFrom),
      validUntil: momentOf(answer.validUntil),
      note: answer.note,
      phoneSkewMs: answer.phoneClockSkew === null ? null : answer.phoneClockSkew * 1000,
      mayHaveMoved: false,
      isDueUnknown: false,
    };
  }

  async #saveJudgement(
    blank: StoredScan,
    { outcome, ticketId, tier, note, isPhoneFresh: _, ...window }: Judgement,
    commit: boolean,
  ): Promise<Found> {
    const isPending = !commit && outcome === 'GOOD';
    const isOurs = outcome !== 'TEST_TICKET' && outcome !== 'REAL_TICKET';
    const guest = this.#guestOf({ ticketId, test: blank.test });
    const scan: StoredScan = {
      ...blank,
      ticketId,
      number: guest?.number ?? null,
      tier,
      outcome,
      admitted: outcome === 'ADMITTED',
      note,
      ...(blank.test ? { sync: 'done', shown: null } : {}),
    };
    if (isOurs && !isPending) await this.#dependencies.store.saveScan(scan);
    const known = await this.#knownDue(scan);
    const said = {
      holder: guest?.holder ?? null,
      eventName: null,
      isPending,
      letInUnpaid: false,
      answers: (guest?.answers ?? []).map(({ label, kind, value }) => ({
        label,
        value: answerText(kind, value),
      })),
      note,
    };
    return { ...facts(scan), ...said, ...(await this.#marksOf(scan)), ...window, ...known };
  }

  #guestOf({ ticketId, test }: Pick<StoredScan, 'ticketId' | 'test'>): KnownGuest | null {
    return test || ticketId === null ? null : this.#dependencies.roster.guest(ticketId);
  }

  async #marksOf({ test, eventId, ticketId }: StoredScan): Promise<TicketMarks> {
    if (test || ticketId === null) return { playMoney: false, isTest: false };
    return this.#dependencies.store.marksOf(eventId, ticketId);
  }

  /** Looks up the amount due in the stored list, which excludes what this device collected. */
  async #knownDue(scan: StoredScan): Promise<Pick<Found, 'due' | 'isDueUnknown'>> {
    const { store } = this.#dependencies;
    if (scan.test || !scan.ticketId) return { due: null, isDueUnknown: false };
    const due = await store.dueOf(scan.eventId, scan.ticketId);
    if (due) return { due: dueOf(scan, due), isDueUnknown: false };
    const asOf = await store.duesAsOf(scan.eventId);
    const isNewer = asOf === null || madeAt(scan.ticketId) > Date.parse(asOf) - UNDER_WAY_MS;
    return { due: null, isDueUnknown: isNewer };
  }
}

const purposeOf = ({ purpose = 'entry', itemId = null }: Post) => ({ purpose, itemId });

function facts({ nonce, outcome, mode, test, ticketId, number = null, tier, purpose = 'entry' }: StoredScan) {
  return {
    nonce,
    outcome,
    tone: toneOf(outcome),
    mode,
    test,
    ticketId,
    number,
    tier,
    purpose,
    settled: null,
  };
}

const momentOf = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** Guests who are refused pay nothing. */
function dueOf({ outcome }: { outcome: DoorOutcome }, due: Due | null): Due | null {
  return outcome === 'ADMITTED' || outcome === 'ALREADY_USED' || outcome === 'GOOD' ? due : null;
}

function revokedTest(tickets: readonly TestTicket[], ticketId: string): string | null {
  return tickets.some((ticket) => ticket.ticketId === ticketId && ticket.kind === 'REVOKED')
    ? ticketId
    : null;
}

/** Reads the creation time from the ticket id (RFC 9562, version 7). */
const madeAt = (ticketId: string): number => Number.parseInt(ticketId.replaceAll('-', '').slice(0, 12), 16);
