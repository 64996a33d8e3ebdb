import type { WindowVerdict } from '../ticket-format/ticket-window.ts';
import type { PhoneFault, ScanNote } from './phone-rule.ts';

/** Admit the guest, help the guest, or refuse entry. */
export type Tone = 'good' | 'wait' | 'bad';

/** Why form, key, signature or issuer refuse a ticket, before its row is read. */
export type TicketFault = 'malformed' | 'unknown_key' | 'bad_signature' | 'wrong_issuer';

/** Outcomes of the door app alone: such a code is refused before it is validated, and not recorded. */
const DEVICE_OUTCOMES = ['test_ticket', 'real_ticket'] as const;
export type DeviceOutcome = (typeof DEVICE_OUTCOMES)[number];

/** Purpose of a scan: an entry, an exit, or handing out a thing such as a badge. */
export type ScanPurpose = 'entry' | 'exit' | 'handout';

/** What is known about a presented ticket. A check is passed over while its fact is not known. */
export interface ScanFacts<Fault extends TicketFault | DeviceOutcome = TicketFault> {
  /** null for a genuine ticket of this issuer. */
  readonly fault?: Fault | null;
  /** No such ticket was issued. */
  readonly isUnknown?: boolean;
  /** The ticket is for another event than that of the door. */
  readonly isElsewhere?: boolean;
  readonly status?: 'active' | 'revoked' | 'cancelled';
  readonly window?: WindowVerdict;
  /** null unless the ticket is bound to a phone and that phone is not shown, see `judgePhone`. */
  readonly phone?: PhoneFault | null;
  /** The ticket was used by an earlier entry, and its tier does not admit again. */
  readonly isUsed?: boolean;
  /** An entry unless it is given. */
  readonly purpose?: ScanPurpose;
  /** The holder of the ticket is inside, as far as known; for an exit. */
  readonly isInside?: boolean;
  /** The ticket was given all that it gets; for handing out. */
  readonly hasAll?: boolean;
  /** The scan is recorded as an entry, exit or hand-out; otherwise it only checks. */
  readonly commits?: boolean;
}

interface OutcomeRule {
  readonly tone: Tone;
  /** English message of the API; the door app alone needs none. */
  readonly sentence?: string;
  /** Description in the schema. */
  readonly description?: string;
  readonly check: (facts: ScanFacts<TicketFault | DeviceOutcome>) => boolean;
}

/** Every outcome of a scan, in the order in which a door checks. The first that applies decides. */
export const OUTCOMES = {
  malformed: {
    tone: 'bad',
    sentence: 'This is not a ticket of Passa.',
    description: 'The data is not a ticket.',
    check: ({ fault }) => fault === 'malformed',
  },
  test_ticket: {
    tone: 'wait',
    check: ({ fault }) => fault === 'test_ticket',
  },
  real_ticket: {
    tone: 'wait',
    check: ({ fault }) => fault === 'real_ticket',
  },
  unknown_key: {
    tone: 'wait',
    sentence: 'The ticket was signed with a key that is not known here.',
    description: 'The key that signed the ticket is unknown.',
    check: ({ fault }) => fault === 'unknown_key',
  },
  bad_signature: {
    tone: 'bad',
    sentence: 'The ticket was changed or forged: its signature does not match.',
    description: "The signature is not the issuer's, or the ticket was changed.",
    check: ({ fault }) => fault === 'bad_signature',
  },
  wrong_issuer: {
    tone: 'bad',
    sentence: 'This ticket is not for an event of yours.',
    description: 'The ticket belongs to another issuer.',
    check: ({ fault }) => fault === 'wrong_issuer',
  },
  unknown_ticket: {
    tone: 'bad',
    sentence: 'There is no such ticket.',
    description: 'The signature is valid, but the ticket was never issued.',
    check: ({ isUnknown }) => isUnknown === true,
  },
  wrong_event: {
    tone: 'wait',
    sentence: 'This ticket is for another event.',
    description: 'The ticket is for another event.',
    check: ({ isElsewhere }) => isElsewhere === true,
  },
  revoked: {
    tone: 'bad',
    sentence: 'The ticket was revoked.',
    description: 'The ticket was revoked.',
    check: ({ status }) => status === 'revoked',
  },
  cancelled: {
    tone: 'bad',
    sentence: 'The ticket was cancelled.',
    description: 'The ticket was refunded.',
    check: ({ status }) => status === 'cancelled',
  },
  not_yet_valid: {
    tone: 'wait',
    sentence: 'The ticket is not valid yet.',
    description: 'The ticket is not valid yet.',
    check: ({ window }) => window === 'not_yet_valid',
  },
  expired: {
    tone: 'wait',
    sentence: 'The ticket has expired.',
    description: 'The ticket has expired.',
    check: ({ window }) => window === 'expired',
  },
  no_phone: {
    tone: 'wait',
    sentence:
      'No phone is registered for this ticket. The holder opens the ticket on the phone and registers it.',
    description: 'The ticket is bound to a phone, and none is registered.',
    check: ({ phone }) => phone === 'no_phone',
  },
  other_phone: {
    tone: 'bad',
    sentence: 'This code comes from another phone than the one that is registered for the ticket.',
    description: 'The live code was signed by another phone than the registered one.',
    check: ({ phone }) => phone === 'other_phone',
  },
  picture: {
    tone: 'bad',
    sentence: 'This is a picture of a code. Ask for the live ticket.',
    description: 'The code is not live: a picture, or a printed ticket that needs the phone.',
    check: ({ phone }) => phone === 'picture',
  },
  check_id: {
    tone: 'wait',
    sentence: 'The phone of the ticket is not shown. Compare the name of the holder with an ID.',
    description: 'The ticket admits on paper once the name of its holder was compared with an ID.',
    check: ({ phone }) => phone === 'check_id',
  },
  not_inside: {
    tone: 'wait',
    sentence: 'No entry of this ticket is known. The exit is recorded.',
    description: 'The exit was recorded, but the ticket was not inside.',
    check: ({ purpose, isInside, commits }) => purpose === 'exit' && isInside === false && commits !== false,
  },
  exited: {
    tone: 'good',
    sentence: 'Goodbye. The exit is recorded.',
    description: 'Left; the exit is recorded.',
    check: ({ purpose, commits }) => purpose === 'exit' && commits === true,
  },
  none_left: {
    tone: 'wait',
    sentence: 'The holder of this ticket already has it.',
    description: 'The ticket was already given all that it gets.',
    check: ({ purpose, hasAll }) => purpose === 'handout' && hasAll === true,
  },
  handed_out: {
    tone: 'good',
    sentence: 'Hand it out. It is recorded.',
    description: 'Handed out; recorded without an entry.',
    check: ({ purpose, commits }) => purpose === 'handout' && commits === true,
  },
  already_used: {
    tone: 'wait',
    sentence: 'The ticket was already used.',
    description: 'The ticket was already used.',
    check: ({ isUsed }) => isUsed === true,
  },
  admitted: {
    tone: 'good',
    sentence: 'Welcome. The entry is recorded.',
    description: 'Admitted; the entry is recorded.',
    check: ({ commits }) => commits === true,
  },
  good: {
    tone: 'good',
    sentence: 'The ticket is good. No entry was recorded.',
    description: 'The ticket is valid; nothing was recorded.',
    check: () => true,
  },
} satisfies Record<string, OutcomeRule>;

/** An outcome at a door, in the order of the checks. */
export type DoorOutcome = keyof typeof OUTCOMES;
export const DOOR_OUTCOMES = Object.keys(OUTCOMES) as readonly DoorOutcome[];

/** An outcome that is recorded and that the API knows. */
export type ScanOutcome = Exclude<DoorOutcome, DeviceOutcome>;
export const SCAN_OUTCOMES = DOOR_OUTCOMES.filter(
  (outcome): outcome is ScanOutcome => !(DEVICE_OUTCOMES as readonly string[]).includes(outcome),
);

/** Outcomes that the row of the ticket decides. */
export type RowOutcome = Exclude<ScanOutcome, TicketFault | PhoneFault>;

/** Decides a scan: the first outcome that applies. */
export function judge<Fault extends TicketFault | DeviceOutcome = TicketFault>(
  facts: ScanFacts<Fault>,
): ScanOutcome | Fault {
  const found = DOOR_OUTCOMES.find((outcome) => OUTCOMES[outcome].check(facts)) ?? 'malformed';
  return found as ScanOutcome | Fault;
}

/** Returns whether the ticket is good for what the scan is for: an entry, an exit or a hand-out. */
export const admits = (outcome: DoorOutcome): boolean => OUTCOMES[outcome].tone === 'good';

/** Returns the remark that fits an outcome: none on a refusal or hand-out. */
export function noteFor(outcome: DoorOutcome, note: ScanNote | null): ScanNote | null {
  if (outcome === 'exited' || outcome === 'not_inside') return note === 'phone_unknown' ? null : note;
  const isEntry = outcome === 'admitted' || outcome === 'good';
  return isEntry && note !== 'exit_confirmed' ? note : null;
}

/** Name of an outcome in GraphQL and in the storage of a door: `ALREADY_USED`. */
export type NameOf<T extends DoorOutcome> = Uppercase<T>;

export const nameOf = <T extends DoorOutcome>(outcome: T): NameOf<T> => outcome.toUpperCase() as NameOf<T>;

/** Returns how a door shows an outcome. */
export const toneOf = (name: NameOf<DoorOutcome>): Tone => OUTCOMES[name.toLowerCase() as DoorOutcome].tone;

/** Descriptions of the outcomes in the schema. */
export const OUTCOME_DESCRIPTIONS = Object.fromEntries(
  SCAN_OUTCOMES.map((outcome) => [outcome, OUTCOMES[outcome].description]),
) as Record<ScanOutcome, string>;
