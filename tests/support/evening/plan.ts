import type { Phone } from '../phones.ts';
import type { Terms } from './record.ts';
import type { Chance } from './seeded.ts';

export const MINUTE_MS = 60_000;

export interface TierPlan {
  tier: string;
  /** KES. */
  price: string;
  terms: Terms;
  /** Of all guests with a ticket of their own. */
  share: number;
  isLive?: boolean;
}

/** Every rule of entry, one tier with an amount due, and one that asks for the holder's phone. */
export const TIERS: readonly TierPlan[] = [
  { tier: 'Regular', price: '500', terms: { rule: 'once' }, share: 0.25 },
  { tier: 'Guest list', price: '0', terms: { rule: 'once' }, share: 0.15 },
  { tier: 'Day', price: '0', terms: { rule: 'daily' }, share: 0.15 },
  { tier: 'Pass', price: '0', terms: { rule: 'reentry' }, share: 0.2 },
  { tier: 'Family', price: '0', terms: { rule: 'times', limit: 3 }, share: 0.15 },
  { tier: 'Live', price: '0', terms: { rule: 'reentry' }, share: 0.1, isLive: true },
];

/** Sold at the gates alone. */
export const DOOR_SALE: TierPlan = { tier: 'Gate', price: '700', terms: { rule: 'once' }, share: 0 };

export interface EveningTicket {
  id: string;
  code: string;
  plan: TierPlan;
  /** The registered phone; undefined for a live ticket without one. */
  phone?: Phone;
  /** When the organiser revokes it, after the doors opened. */
  revokedAtMs?: number;
}

export type Step =
  | { atMs: number; gate: number; action: 'enter' | 'leave' }
  | { atMs: number; gate: number; action: 'take'; item: number };

/** A person in front of the doors. */
export interface Guest {
  ticket: EveningTicket;
  /** Holds a copy of the code of another guest. */
  isCopy: boolean;
  isInside: boolean;
  /** Was turned away. */
  isGone: boolean;
  /** In the order of their times. */
  steps: Step[];
}

const GATES = [0, 1, 2, 3] as const;
/** Share of tickets whose code is shown by a second person. */
const COPIES = 0.04;

/** Plans what the people of a ticket do. Times count from the opening of the doors. */
export function planGuests(ticket: EveningTicket, chance: Chance): Guest[] {
  const people = ticket.plan.terms.rule === 'times' ? (ticket.plan.terms.limit ?? 1) : 1;
  const comesAt = chance.between(1, 52) * MINUTE_MS + chance.between(0, 59) * 1000;
  const gate = chance.of(GATES);
  const guests = Array.from({ length: people }, (): Guest => {
    const arrival = comesAt + chance.between(0, 60) * 1000;
    return guest(ticket, stepsOf(ticket, arrival, gate, chance));
  });
  if (chance.happens(COPIES)) guests.push(copyOf(ticket, comesAt, chance));
  return guests;
}

const guest = (ticket: EveningTicket, steps: Step[], isCopy = false): Guest => ({
  ...{ ticket, isCopy, isInside: false, isGone: false },
  steps: steps.toSorted((one, other) => one.atMs - other.atMs),
});

function copyOf(ticket: EveningTicket, comesAt: number, chance: Chance): Guest {
  const atMs = comesAt + chance.between(-5, 20) * MINUTE_MS;
  return guest(ticket, [{ atMs: Math.max(0, atMs), gate: chance.of(GATES), action: 'enter' }], true);
}

function stepsOf({ plan }: EveningTicket, arrival: number, gate: number, chance: Chance): Step[] {
  const steps: Step[] = [{ atMs: arrival, gate, action: 'enter' }];
  const later = (from: number, low: number, high: number): number =>
    from + chance.between(low * 60, high * 60) * 1000;
  for (const item of [0, 0, 1, 1])
    if (chance.happens(0.3))
      steps.push({ atMs: later(arrival, 1, 30), gate: chance.of(GATES), action: 'take', item });
  let at = arrival;
  for (let rounds = 0; rounds < 3 && chance.happens(plan.terms.rule === 'once' ? 0.2 : 0.55); rounds += 1) {
    at = later(at, 2, 18);
    steps.push({ atMs: at, gate: chance.of(GATES), action: 'leave' });
    // Also by those whose tickets do not admit again.
    at = later(at, 1, 8);
    steps.push({ atMs: at, gate: chance.of(GATES), action: 'enter' });
  }
  if (plan.terms.rule === 'daily' && chance.happens(0.5))
    steps.push({
      atMs: DAWN_MS + chance.between(1, 20) * MINUTE_MS,
      gate: chance.of(GATES),
      action: 'enter',
    });
  return steps;
}

/** The doors open at 18:00, and the event's day ends at 04:00. */
export const DAWN_MS = 10 * 60 * MINUTE_MS;

/** A guest without a ticket, at one of the gates with a till. */
export interface WalkIn {
  atMs: number;
  gate: number;
  quantity: number;
  method: 'CASH' | 'MOBILE_MONEY' | 'CARD_TERMINAL';
  nonce?: string;
}

export const planWalkIn = (chance: Chance): WalkIn => ({
  atMs: chance.between(60, 58 * 60) * 1000,
  gate: chance.between(0, 1),
  quantity: chance.between(1, 3),
  method: chance.of(['CASH', 'CASH', 'CASH', 'MOBILE_MONEY', 'CARD_TERMINAL'] as const),
});
