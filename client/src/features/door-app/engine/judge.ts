import { blockerOf, type EntryTerms, follow, ONCE } from '../../../../../server/lib/scan/entry-rules.ts';
import {
  type DeviceOutcome,
  judge as decide,
  nameOf,
  noteFor,
  type DoorOutcome as Outcome,
  type ScanFacts,
  type ScanPurpose,
  type TicketFault,
} from '../../../../../server/lib/scan/outcomes.ts';
import { judgePhone, type ScanNote as RuleNote } from '../../../../../server/lib/scan/phone-rule.ts';
import {
  type PresentedTicket,
  type SignedTicket,
  verifyPresented,
} from '../../../../../server/lib/scan/presented-ticket.ts';
import { tierRef } from '../../../../../server/lib/ticket-format/ticket-code.ts';
import type { ScanNote } from '../../../gql/graphql.ts';
import { issuerKey, sha512, type VerifySignature } from '../../verify/check/signatures.ts';
import type { KnownGuest, RosterUse } from '../roster/roster-guest.ts';
import type { Briefing } from './briefing.ts';
import { mayHaveMoved, windowToday, windowVerdict } from './edition.ts';
import { type KnownPhone, ruleOf, type ShownPhone, shownPhone } from './phones.ts';
import { type DoorOutcome, type KnownMovement, movementsOf, type StoredScan } from './stored-scan.ts';

/** Data for an offline validation. */
export interface Knowledge {
  briefing: Briefing;
  /** The corrected time. */
  now: number;
  test: boolean;
  /** Staff have decided to admit, as when the event may have moved or the guest may have left by another gate. */
  atAnyTime?: boolean;
  /** Staff compared the name of the holder with an ID. */
  idChecked?: boolean;
  /** Staff saw the guest leave. */
  exitConfirmed?: boolean;
  /** An entry unless it is given. */
  purpose?: ScanPurpose;
  /** The thing to hand out. */
  itemId?: string | null;
  /** false only checks. */
  commits?: boolean;
  verify: VerifySignature;
  /** When the issuer revoked the ticket; null when it is not on the list. */
  revokedAt(ticketId: string): Promise<string | null>;
  /** The scans of the ticket on this device, in the order in which they were made. */
  scansOf(ticketId: string): Promise<StoredScan[]>;
  /** The phone of a ticket, as far as the device knows it. */
  phoneOf(ticketId: string): Promise<KnownPhone>;
  /** Entries of a ticket by the roster of this device; null for none. */
  entriesOf(ticketId: string): RosterUse | null;
}

export interface Judgement {
  outcome: DoorOutcome;
  ticketId: string | null;
  tier: string | null;
  /** When it was used at this device. */
  usedAt: number | null;
  /** Name of the gate of that use; null when it is unknown. */
  usedGate: string | null;
  /** It is inside by this device's scans alone: it may have left by another gate. */
  mayHaveLeft: boolean;
  /** Start of validity of a ticket that came too early. */
  validFrom: number | null;
  /** End of validity of an expired ticket. */
  validUntil: number | null;
  /** Too early or too late by data that may be out of date: the event may have moved since. */
  mayHaveMoved: boolean;
  /** Remark on an admission with less than the registered phone. */
  note: ScanNote | null;
  /** Milliseconds by which the phone's clock is ahead; null without a live code of the ticket's phone. */
  phoneSkewMs: number | null;
  /** A live code, shown by the phone of the ticket. */
  isPhoneFresh: boolean;
}

/**
 * Validates a ticket offline, in the order of docs/tickets.md. The window is that of the event's edition on this device,
 * not the one that the ticket was signed with. Earlier use is known from this device's own scans and its roster.
 */
export async function judge(presented: PresentedTicket, known: Knowledge): Promise<Judgement> {
  const ticket = verify(presented, known);
  if (typeof ticket === 'string') return refusal(nameOf(decide({ fault: ticket })));
  const showing = (phone: KnownPhone) => shownPhone(ticket, phone, known.now, known.verify);
  return judgeTicket({ ...ticket, status: 'active', use: known.entriesOf(ticket.ticketId), showing }, known);
}

/**
 * Validates the ticket of a guest of the roster, who was found by name, as if it were scanned. Its entries are those of the
 * roster and this device's own scans.
 */
export function judgeGuest(guest: KnownGuest, known: Knowledge): Promise<Judgement> {
  const { ticketId, tier, graceSeconds, status, use } = guest;
  const { briefing } = known;
  const today = briefing.edition?.tiers.find(({ name }) => name === tier);
  return judgeTicket(
    {
      ...{ ticketId, eventId: briefing.eventId, tier: { name: tier }, graceSeconds, use },
      effectiveAt: today?.effectiveAt ?? new Date(0).toISOString(),
      expiresAt: today?.expiresAt ?? briefing.endDate,
      status: status === 'ACTIVE' ? 'active' : status === 'CANCELLED' ? 'cancelled' : 'revoked',
      showing: () => ({ shown: 'named', skewMs: null }),
    },
    known,
  );
}

/** A ticket that is known to be genuine. */
interface GenuineTicket
  extends Pick<SignedTicket, 'ticketId' | 'eventId' | 'tier' | 'effectiveAt' | 'expiresAt' | 'graceSeconds'> {
  status: 'active' | 'revoked' | 'cancelled';
  /** Entries that the device was told of; null for none. */
  use: RosterUse | null;
  showing: (phone: KnownPhone) => ShownPhone;
}

async function judgeTicket(ticket: GenuineTicket, known: Knowledge): Promise<Judgement> {
  const { briefing, now, test, purpose = 'entry', commits = true } = known;
  const [revokedAt, scans, phone] = await Promise.all([
    known.revokedAt(ticket.ticketId),
    known.scansOf(ticket.ticketId),
    known.phoneOf(ticket.ticketId),
  ]);
  const tiers = tiersOf(ticket, briefing);
  const signed = {
    from: Date.parse(ticket.effectiveAt),
    until: Date.parse(ticket.expiresAt) + graceOf(ticket),
  };
  const window = test
    ? signed
    : windowToday({ ...signed, tiers, graceMs: graceOf(ticket) }, briefing.edition, now);
  const { shown, skewMs } = ticket.showing(phone);
  const past = pastOf(scans, known, tiers[0], ticket.use);
  const { fault, note } = judgePhone({
    rule: test ? null : ruleOf(tiers, phone.tiers, now),
    ...{ hasPhone: phone.publicKey !== null, shown, isIdChecked: known.idChecked === true },
    isLeaving: purpose === 'exit',
    isExitConfirmed: known.exitConfirmed === true,
    isReturning: purpose === 'entry' && past.hasEntered && past.terms.rule !== 'once',
  });
  const shared: ScanFacts = { isElsewhere: ticket.eventId !== briefing.eventId, purpose, commits };
  const status = revokedAt !== null && ticket.status === 'active' ? 'revoked' : ticket.status;
  const facts: Record<ScanPurpose, ScanFacts> = {
    entry: {
      ...shared,
      status,
      window: known.atAnyTime ? 'ok' : windowVerdict(window, now),
      phone: fault,
      isUsed: past.isUsed,
    },
    // Another door may have let the guest in.
    exit: { ...shared, phone: fault, ...(past.hasLeft ? { isInside: false } : {}) },
    handout: { ...shared, status, phone: fault, hasAll: past.hasAll },
  };
  const outcome = decide(facts[purpose]);
  const isMissed = outcome === 'not_yet_valid' || outcome === 'expired';
  return {
    outcome: nameOf(outcome),
    ticketId: ticket.ticketId,
    tier: tiers[0] ?? null,
    ...earlierUse(outcome, past, known),
    validFrom: outcome === 'not_yet_valid' ? window.from : null,
    validUntil: outcome === 'expired' ? window.until : null,
    note: recordedNote(outcome, note),
    phoneSkewMs: skewMs,
    isPhoneFresh: shown === 'fresh',
    mayHaveMoved: isMissed && !test && mayHaveMoved(signed, now, briefing.receivedAt),
  };
}

/** A check has no remark. */
function recordedNote(outcome: Outcome, note: RuleNote | null): ScanNote | null {
  const found = outcome === 'good' ? null : noteFor(outcome, note);
  return found === null ? null : (found.toUpperCase() as ScanNote);
}

/** Outcomes that name an earlier use. */
const NAMES_EARLIER: ReadonlySet<string> = new Set(['already_used', 'none_left', 'not_inside']);

/** Returns when and where the ticket was used before, and whether its guest may have left since. */
function earlierUse(outcome: string, { earlier, terms }: Past, { briefing, test }: Knowledge) {
  const isNamed = NAMES_EARLIER.has(outcome) && earlier !== undefined;
  return {
    usedAt: isNamed ? earlier.at : null,
    usedGate: isNamed ? gateName(briefing, earlier) : null,
    mayHaveLeft: outcome === 'already_used' && terms.rule === 'reentry' && !test,
  };
}

type Earlier = Pick<KnownMovement, 'at' | 'gateId'>;

/** The use of a ticket, as far as this device knows it. */
interface Past {
  terms: EntryTerms;
  hasEntered: boolean;
  /** Its tier does not admit it again. */
  isUsed: boolean;
  /** It left last, by the scans of this device. */
  hasLeft: boolean;
  /** It was given all that it gets. */
  hasAll: boolean;
  /** The use that a refusal names. */
  earlier: Earlier | undefined;
}

function pastOf(
  scans: readonly StoredScan[],
  known: Knowledge,
  tier: string | undefined,
  use: RosterUse | null,
): Past {
  const { briefing, now, purpose = 'entry', atAnyTime } = known;
  const terms = briefing.rules?.entryRules.find((rule) => rule.tier === tier) ?? ONCE;
  const frame = {
    termsAt: () => terms,
    timeZone: briefing.timeZone ?? 'UTC',
    endsAt: Date.parse(briefing.endDate),
  };
  const movements = withRoster(scans, use, terms);
  const blocker = blockerOf(follow(movements, frame).visits, now, frame);
  const given = handoutsOf(scans, known);
  const last = movements.at(-1);
  const hasLeft = last?.direction === 'out';
  const byPurpose: Record<ScanPurpose, Earlier | undefined> = {
    entry: blocker?.entry,
    exit: last,
    handout: given.first,
  };
  return {
    terms,
    hasLeft,
    hasEntered: movements.some(({ direction }) => direction === 'in'),
    isUsed: blocker !== undefined && !(atAnyTime && terms.rule === 'reentry'),
    hasAll: given.hasAll,
    earlier: byPurpose[purpose],
  };
}

/** Clocks of a device and the service differ by less, once corrected. */
const SAME_ENTRY_MS = 2_000;

/** Entries and exits by the roster and, where they are not among those, by the scans of this device. */
function withRoster(scans: readonly StoredScan[], use: RosterUse | null, terms: EntryTerms): KnownMovement[] {
  if (use === null || use.entries === 0 || use.enteredAt === null) return movementsOf(scans, terms);
  const { entries, enteredAt, leftAt, gateId } = use;
  const timeOf = ({ at, offsetMs }: StoredScan): number => at + offsetMs;
  const isUndone = scans.some(
    (scan) => scan.undo !== null && Math.abs(timeOf(scan) - enteredAt) < SAME_ENTRY_MS,
  );
  // The roster names the last entry alone. By the other rules no earlier one counts.
  if (isUndone && (terms.rule !== 'times' || entries === 1)) return movementsOf(scans, terms);
  const knownUntil = Math.max(enteredAt, leftAt ?? 0) + SAME_ENTRY_MS;
  const later = scans.filter((scan) => scan.sync === 'waiting' || timeOf(scan) > knownUntil);
  const count = terms.rule === 'times' ? entries - (isUndone ? 1 : 0) : 1;
  const entered = Array.from({ length: count }, () => ({ direction: 'in', at: enteredAt, gateId }) as const);
  const left = leftAt === null ? [] : [{ direction: 'out', at: leftAt, gateId: null } as const];
  return [...entered, ...left, ...movementsOf(later, terms)].sort((one, other) => one.at - other.at);
}

function handoutsOf(scans: readonly StoredScan[], { itemId, briefing }: Knowledge) {
  const item = briefing.rules?.handoutItems.find(({ id }) => id === itemId);
  const ofItem = scans.filter((scan) => scan.purpose === 'handout' && scan.itemId === itemId);
  const given = ofItem.filter(({ outcome }) => outcome === 'HANDED_OUT');
  const first = given[0] ?? ofItem.find(({ outcome }) => outcome === 'NONE_LEFT');
  return {
    hasAll: given.length >= (item?.perTicket ?? 1) || ofItem.some(({ outcome }) => outcome === 'NONE_LEFT'),
    first: first && { at: first.at + first.offsetMs, gateId: first.gateId },
  };
}

const gateName = ({ gates }: Briefing, earlier: Earlier | undefined): string | null =>
  gates.find(({ id }) => id === earlier?.gateId)?.name ?? null;

/** Returns a refusal without details. */
function refusal(outcome: DoorOutcome): Judgement {
  return {
    outcome,
    ...{ ticketId: null, tier: null, usedAt: null, usedGate: null, mayHaveLeft: false },
    ...{ validFrom: null, validUntil: null, mayHaveMoved: false },
    ...{ note: null, phoneSkewMs: null, isPhoneFresh: false },
  };
}

/** Verifies with the keys of this event's issuer only, because a code names its event, not its issuer. */
function verify(
  presented: PresentedTicket,
  { briefing, test, verify: byKey }: Knowledge,
): SignedTicket | TicketFault | DeviceOutcome {
  const isForeign = presented.kind === 'file' && presented.ticket.issuer_id !== briefing.issuerId;
  if (isForeign && !test) return 'wrong_issuer';
  const keys = briefing.keys.flatMap(({ version, publicKey }) => issuerKey(version, publicKey, byKey) ?? []);
  return verifyPresented(presented, keys, test);
}

const graceOf = ({ graceSeconds }: Pick<SignedTicket, 'graceSeconds'>): number => graceSeconds * 1000;

/** Finds the tiers that a ticket may be of: a code contains only two bytes of the hash of its tier's name. */
function tiersOf({ tier }: Pick<SignedTicket, 'tier'>, { tiers }: Briefing): string[] {
  return 'name' in tier ? [tier.name] : tiers.filter((name) => tierRef(name, sha512) === tier.ref);
}
