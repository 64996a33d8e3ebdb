import { createHash } from 'node:crypto';
import type { Briefing, DueList, TestTicket } from '../../../client/src/features/door-app/engine/briefing.ts';
import {
  type Conflict,
  type DoorService,
  type GuestInput,
  type NotedCollection,
  type OnlineAnswer,
  type ScanInput,
  ServiceRefused,
  ServiceUnavailable,
  type UploadedScan,
} from '../../../client/src/features/door-app/engine/door-ports.ts';
import type { LiveTier, PhoneList } from '../../../client/src/features/door-app/engine/phones.ts';
import type {
  DoorOutcome,
  Due,
  StoredScan,
} from '../../../client/src/features/door-app/engine/stored-scan.ts';
import {
  type GivenKey,
  ROSTER_PAGES,
  type RosterAnswer,
  type RosterGuest,
  type RosterUse,
} from '../../../client/src/features/door-app/roster/roster-guest.ts';
import {
  generateSigningKey,
  loadSigningKey,
  publicKeyText,
  type SigningKey,
  signSnapshot,
  signTestCode,
  signTicketCode,
} from '../../../server/lib/signing/index.ts';

export const ISSUER = '0190aaaa-0000-7000-8000-000000000001';
export const EVENT = '0190bbbb-0000-7000-8000-000000000001';
export const START = Date.parse('2026-12-05T18:00:00.000Z');

export function newKey(version = 1): SigningKey {
  return loadSigningKey({ issuerId: ISSUER, version, seed: generateSigningKey().seed });
}

let serials = 0;
export function newTicketId(): string {
  serials += 1;
  return `0190cccc-0000-7000-8000-${String(serials).padStart(12, '0')}`;
}

const hours = (count: number): string => new Date(START + count * 3_600_000).toISOString();

/** The text of a ticket's QR code; valid from an hour before the start to five hours after it, and 15 minutes. */
export function codeOf(id: string, key: SigningKey, changes: Record<string, string> = {}): string {
  const ticket = {
    id,
    event_id: EVENT,
    tier: 'VIP',
    effective_at: hours(-1),
    expires_at: hours(5),
    grace_period: '15m',
    ...changes,
  };
  return signTicketCode(ticket, key);
}

export function testCodeOf(ticketId: string, key: SigningKey): string {
  const window = { effectiveAt: hours(-1), expiresAt: hours(5), graceSeconds: 0 };
  return signTestCode({ ticketId, eventId: EVENT, tierRef: '0000', ...window }, key);
}

export const briefingOf = (keys: readonly SigningKey[]): Omit<Briefing, 'receivedAt'> => ({
  eventId: EVENT,
  eventName: 'Night of the Doors',
  issuerId: ISSUER,
  endDate: hours(5),
  tiers: ['Regular', 'VIP'],
  gates: [{ id: 'north', name: 'North', active: true, entries: 0 }],
  keys: keys.map(({ version, publicKey }) => ({
    version,
    publicKey: publicKeyText(Buffer.from(rawOf(publicKey))),
  })),
  entered: 0,
});

function rawOf(publicKey: SigningKey['publicKey']): Uint8Array {
  return publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
}

/** Divides guests as the service does, by the last byte of the ticket id. */
function pagesOf(guests: readonly RosterGuest[]) {
  return Array.from({ length: ROSTER_PAGES }, (_, number) => {
    const own = guests.filter(
      ({ ticketId }) => Number.parseInt(ticketId.slice(-2), 16) % ROSTER_PAGES === number,
    );
    const digest =
      own.length === 0 ? '' : createHash('md5').update(JSON.stringify(own)).digest('hex').slice(0, 16);
    return { number, digest, guests: own };
  });
}

/** A minimal service that accepts each nonce once. It can be offline, and lose its responses. */
export class FakeService implements DoorService {
  readonly key = newKey();
  keys = [this.key];
  isAway = false;
  refusal: string | null = null;
  /** Whether the response of a call gets lost after it took effect. */
  loses = (): boolean => false;
  now = (): number => START;
  readonly kept = new Map<string, { scan: StoredScan | null; outcome: DoorOutcome; offsetMs: number }>();
  readonly undone = new Set<string>();
  readonly uploads: number[] = [];
  revoked: string[] = [];
  due = new Map<string, string>();
  readonly collected = new Map<string, boolean>();
  conflict: Conflict[] = [];
  /** Tickets bought with play money. */
  playMoney: string[] = [];
  testTicketIds: string[] = [];
  /** Null: this device may not search. */
  rosterKeyOf: GivenKey | null = null;
  guests: RosterGuest[] = [];
  uses = new Map<string, RosterUse>();
  /** Pages of one answer. */
  pagesAtOnce = 2;
  readonly rosterCalls: { digests: string[] | null; since: string | null }[] = [];
  liveTiers: LiveTier[] = [];
  /** Public keys by ticket, base64. */
  readonly phonesOf = new Map<string, string>();
  /** The due amount of the next ticket that is scanned online. */
  dueNow: Due | null = null;
  /** Scans of guests who were let in unpaid. */
  readonly unpaid = new Set<string>();
  /** Tickets that were revoked. */
  readonly voided = new Set<string>();
  tests: TestTicket[] = [];
  unusable = new Set<string>();
  /** What the service records of an offline scan in place of what the device did. */
  recordsAs: DoorOutcome | null = null;
  /** The scans of this device are another account's. */
  isOthersDevice = false;
  /** The next answer with changes of the roster says that the whole one is needed. */
  isRosterOutdated = false;
  calls: string[] = [];
  online: (request: ScanInput) => DoorOutcome = () => 'ADMITTED';

  async #call<T>(name: string, work: () => T): Promise<T> {
    this.calls.push(name);
    if (this.isAway) throw new ServiceUnavailable('away');
    if (this.refusal) throw new ServiceRefused(this.refusal, 'No.');
    const answer = work();
    if (this.loses()) throw new ServiceUnavailable('lost');
    return answer;
  }

  validate(request: ScanInput): Promise<OnlineAnswer> {
    return this.#call('validate', () => this.#answer(request.nonce, this.online(request)));
  }

  admitGuest(request: GuestInput): Promise<OnlineAnswer> {
    return this.#call('admitGuest', () => this.#answer(request.nonce, 'ADMITTED'));
  }

  upload(deviceId: string, offsetMs: number, scans: StoredScan[]): Promise<UploadedScan[]> {
    return this.#call('upload', () => {
      if (scans.some(({ nonce }) => this.unusable.has(nonce)))
        throw new ServiceRefused('BAD_INPUT', deviceId);
      this.uploads.push(scans.length);
      return scans.map((scan) => {
        const earlier = this.kept.get(scan.nonce);
        const outcome = earlier?.outcome ?? this.recordsAs ?? (scan.admitted ? 'ADMITTED' : scan.outcome);
        if (!earlier) this.kept.set(scan.nonce, { scan, outcome, offsetMs });
        return {
          nonce: scan.nonce,
          outcome,
          mode: earlier?.scan === null ? ('ONLINE' as const) : ('OFFLINE' as const),
          ticketNumber: numberOf(scan.nonce),
          repeated: earlier !== undefined,
          conflict: false,
        };
      });
    });
  }

  undo(_deviceId: string, nonce: string): Promise<void> {
    return this.#call('undo', () => {
      if (!this.kept.has(nonce)) throw new ServiceRefused('NOT_FOUND', nonce);
      if (this.isOthersDevice) throw new ServiceRefused('FORBIDDEN', nonce);
      this.undone.add(nonce);
    });
  }

  /** The first scan of a ticket counts; a nonce gets its first response again. */
  letInUnpaid(_deviceId: string, nonce: string): Promise<void> {
    return this.#call('letInUnpaid', () => void this.unpaid.add(nonce));
  }

  noteCollected(_deviceId: string, nonce: string): Promise<NotedCollection> {
    return this.#call('noteCollected', () => {
      if (this.isOthersDevice) throw new ServiceRefused('FORBIDDEN', nonce);
      const earlier = this.collected.get(nonce);
      const ticketId = this.kept.get(nonce)?.scan?.ticketId ?? '';
      if (earlier === undefined) this.collected.set(nonce, this.due.delete(ticketId));
      return { counted: this.collected.get(nonce) ?? false, isVoid: this.voided.has(ticketId) };
    });
  }

  dues = (eventId: string, since: string | null): Promise<DueList> =>
    this.#call('dues', () => ({
      eventId,
      since,
      asOf: new Date(this.now()).toISOString(),
      due: [...this.due].map(([ticketId, amount]) => ({ amount, currency: 'KES', ticketIds: [ticketId] })),
      settled: [],
      playMoney: this.playMoney,
      testTicketIds: this.testTicketIds,
    }));

  phones = (eventId: string, since: string | null): Promise<PhoneList> =>
    this.#call('phones', () => ({
      ...{ eventId, since, asOf: new Date(this.now()).toISOString(), tiers: this.liveTiers },
      phones: [...this.phonesOf].map(([ticketId, publicKey]) => ({ ticketId, publicKey })),
    }));

  /** Calls beside the sync: they are not among `calls`, and are never lost. */
  async #aside<T>(work: () => T): Promise<T> {
    if (this.isAway) throw new ServiceUnavailable('away');
    if (this.refusal) throw new ServiceRefused(this.refusal, 'No.');
    return work();
  }

  rosterKey = (): Promise<GivenKey> =>
    this.#aside(() => {
      if (!this.rosterKeyOf) throw new ServiceRefused('DEVICE_NOT_PERMITTED', 'No.');
      return this.rosterKeyOf;
    });

  roster = (_eventId: string, digests: string[] | null, since: string | null): Promise<RosterAnswer> =>
    this.#aside(() => {
      this.rosterCalls.push({ digests, since });
      const pages = pagesOf(this.guests).filter(({ number, digest }) => digests?.[number] !== digest);
      const changed = digests ? pages : pages.filter(({ guests }) => guests.length > 0);
      const used = (ticketId: string): [string, RosterUse][] => {
        const use = this.uses.get(ticketId);
        return use ? [[ticketId, use]] : [];
      };
      return {
        asOf: new Date(this.now()).toISOString(),
        pages: changed.slice(0, this.pagesAtOnce).map((page) => ({
          ...page,
          uses: page.guests.flatMap(({ ticketId }) => used(ticketId)),
        })),
        hasMore: changed.length > this.pagesAtOnce,
        uses: since === null ? [] : [...this.uses],
        isOutdated: this.#isOutdated(digests),
      };
    });

  #isOutdated(digests: string[] | null): boolean {
    const isOutdated = digests !== null && this.isRosterOutdated;
    if (isOutdated) this.isRosterOutdated = false;
    return isOutdated;
  }

  time = () => this.#call('time', this.now);
  edition: Briefing['edition'] = undefined;
  rules: Briefing['rules'] = undefined;
  briefing = () =>
    this.#call('briefing', () => ({
      ...briefingOf(this.keys),
      edition: this.edition,
      ...(this.rules ? { rules: this.rules } : {}),
    }));

  revocations = (_issuerId: string, since: number | null) =>
    this.#call('revocations', () => {
      const signed = signSnapshot(
        {
          number: this.revoked.length,
          since,
          created_at: new Date(this.now()).toISOString(),
          revoked: this.revoked.slice(since ?? 0).map((ticket_id) => ({ ticket_id, revoked_at: hours(0) })),
          total_revoked: this.revoked.length,
        },
        this.key,
      );
      return {
        issuerId: signed.issuer_id,
        number: signed.number,
        since: signed.since,
        createdAt: signed.created_at,
        revoked: signed.revoked.map((one) => ({ ticketId: one.ticket_id, revokedAt: one.revoked_at })),
        totalRevoked: signed.total_revoked,
        keyVersion: signed.key_version,
        signature: signed.signature,
      };
    });

  testTickets = () => this.#call('testTickets', () => this.tests);
  incidents = () => this.#call('incidents', () => ({ conflicts: this.conflict, voidEntries: [] }));

  #answer(nonce: string, outcome: DoorOutcome): OnlineAnswer {
    this.kept.set(nonce, { scan: null, outcome, offsetMs: 0 });
    const nobody = {
      number: numberOf(nonce),
      tier: null,
      holder: null,
      eventName: null,
      usedAt: null,
      usedGate: null,
      due: this.dueNow,
      letInUnpaid: false,
      validFrom: null,
      validUntil: null,
      playMoney: false,
      isTest: false,
      note: null,
      phoneClockSkew: null,
      answers: [],
    };
    return { outcome, ticketId: newTicketId(), ...nobody };
  }
}

/** The ticket number that the service returns for a scan. */
export const numberOf = (nonce: string): string => `NR-${nonce}`;
