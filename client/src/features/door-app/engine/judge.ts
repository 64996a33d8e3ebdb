import {
  type DeviceOutcome,
  judge as decide,
  nameOf,
  type TicketFault,
} from '../../../../../server/lib/scan/outcomes.ts';
import { judgePhone } from '../../../../../server/lib/scan/phone-rule.ts';
import {
  type PresentedTicket,
  type SignedTicket,
  verifyPresented,
} from '../../../../../server/lib/scan/presented-ticket.ts';
import { tierRef } from '../../../../../server/lib/ticket-format/ticket-code.ts';
import type { ScanNote } from '../../../gql/graphql.ts';
import { issuerKey, sha512, type VerifySignature } from '../../verify/check/signatures.ts';
import type { Briefing } from './briefing.ts';
import { mayHaveMoved, windowToday, windowVerdict } from './edition.ts';
import { type KnownPhone, ruleOf, shownPhone } from './phones.ts';
import type { DoorOutcome, StoredScan } from './stored-scan.ts';

/** Data for an offline validation. */
export interface Knowledge {
  briefing: Briefing;
  /** The corrected time. */
  now: number;
  test: boolean;
  /** Staff have decided to admit at any time, as when the event may have moved. */
  atAnyTime?: boolean;
  /** Staff compared the name of the holder with an ID. */
  idChecked?: boolean;
  verify: VerifySignature;
  /** When the issuer revoked the ticket; null when it is not on the list. */
  revokedAt(ticketId: string): Promise<string | null>;
  /** The scan by which this device admitted the ticket. */
  entryOf(ticketId: string): Promise<StoredScan | null>;
  /** What the device has of the phone of a ticket. */
  phoneOf(ticketId: string): Promise<KnownPhone>;
}

export interface Judgement {
  outcome: DoorOutcome;
  ticketId: string | null;
  tier: string | null;
  /** When it was used at this device. */
  usedAt: number | null;
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
}

/**
 * Validates a ticket offline, in the order of docs/tickets.md. The window is that of the event's edition on this device,
 * not the one that the ticket was signed with. Earlier use is known from this device's own scans alone.
 */
export async function judge(presented: PresentedTicket, known: Knowledge): Promise<Judgement> {
  const ticket = verify(presented, known);
  if (typeof ticket === 'string') return refusal(nameOf(decide({ fault: ticket })));
  const { briefing, now, test, atAnyTime } = known;
  const [revokedAt, entry, phone] = await Promise.all([
    known.revokedAt(ticket.ticketId),
    known.entryOf(ticket.ticketId),
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
  const { shown, skewMs } = shownPhone(ticket, phone, now, known.verify);
  const { fault, note } = judgePhone({
    rule: test ? null : ruleOf(tiers, phone.tiers, now),
    ...{ hasPhone: phone.publicKey !== null, shown, isIdChecked: known.idChecked === true },
  });
  const outcome = decide({
    isElsewhere: ticket.eventId !== briefing.eventId,
    status: revokedAt === null ? 'active' : 'revoked',
    window: atAnyTime ? 'ok' : windowVerdict(window, now),
    phone: fault,
    isUsed: entry !== null,
    commits: true,
  });
  const isMissed = outcome === 'not_yet_valid' || outcome === 'expired';
  return {
    outcome: nameOf(outcome),
    ticketId: ticket.ticketId,
    tier: tiers[0] ?? null,
    usedAt: outcome === 'already_used' && entry ? entry.at + entry.offsetMs : null,
    validFrom: outcome === 'not_yet_valid' ? window.from : null,
    validUntil: outcome === 'expired' ? window.until : null,
    note: outcome === 'admitted' && note ? (note.toUpperCase() as ScanNote) : null,
    phoneSkewMs: skewMs,
    mayHaveMoved: isMissed && !test && mayHaveMoved(signed, now, briefing.receivedAt),
  };
}

/** Returns a refusal without details. */
function refusal(outcome: DoorOutcome): Judgement {
  return {
    outcome,
    ...{ ticketId: null, tier: null, usedAt: null, validFrom: null, validUntil: null, mayHaveMoved: false },
    ...{ note: null, phoneSkewMs: null },
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

const graceOf = ({ graceSeconds }: SignedTicket): number => graceSeconds * 1000;

/** Finds the tiers that a ticket may be of: a code contains only two bytes of the hash of its tier's name. */
function tiersOf({ tier }: SignedTicket, { tiers }: Briefing): string[] {
  return 'name' in tier ? [tier.name] : tiers.filter((name) => tierRef(name, sha512) === tier.ref);
}
