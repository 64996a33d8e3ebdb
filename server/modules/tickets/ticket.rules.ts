import { type Actor, actsFor, can, isSignedIn } from '../../platform/access/actor.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { Failure } from '../../platform/failures.ts';
import type { TicketRecord } from './ticket.record.ts';
import { readTicketNumber, type TicketPlace } from './ticket-number.rules.ts';

export class KeyExhausted extends Failure {
  constructor() {
    super('KEY_EXHAUSTED', 'conflict', 'This organiser has used all versions that a signing key can have.');
  }
}

/** A link to tickets, or the pass it was exchanged for, that is used, expired or unknown. */
export class TicketLinkInvalid extends Failure {
  constructor() {
    super('LINK_INVALID', 'gone', 'This link is no longer valid. Please ask for a new one.');
  }
}

/** The link of an order's mail shows its tickets; giving one away needs a link that was just requested. */
export class FreshLinkRequired extends Failure {
  constructor() {
    super(
      'FRESH_LINK_REQUIRED',
      'forbidden',
      'Please ask for a fresh link by email first: the link in the mail with your tickets only shows them.',
    );
  }
}

export class NothingToSend extends Failure {
  constructor() {
    super(
      'NOTHING_TO_SEND',
      'conflict',
      'No ticket of this order is valid any longer, so there is nothing to send.',
    );
  }
}

type Held = Pick<TicketRecord, 'issuerId' | 'eventId' | 'userId' | 'holderId' | 'holderEmail'>;

/**
 * The account that bought it, or the one that has confirmed the ticket's email address: the one that had done so first,
 * when it has taken another address since.
 */
export function isHolder(actor: Actor, ticket: Held): boolean {
  if (!isSignedIn(actor)) return false;
  if (ticket.userId === actor.userId || ticket.holderId === actor.userId) return true;
  return ticket.holderId === null && actor.emailVerified && actor.email.toLowerCase() === ticket.holderEmail;
}

function isStaffWith(actor: Actor, ticket: Held, permission: Permission): boolean {
  return actsFor(actor, ticket) && (actor.kind === 'system' || can(actor, permission));
}

export function maySeeTicket(actor: Actor, ticket: Held): boolean {
  return isHolder(actor, ticket) || isStaffWith(actor, ticket, 'VIEW_TICKETS');
}

/** Name, email and phone of the holder, and the ticket file, which contains them. */
export function maySeePerson(actor: Actor, ticket: Held): boolean {
  return isHolder(actor, ticket) || isStaffWith(actor, ticket, 'VIEW_PERSONAL_DATA');
}

/** The code that admits the holder, and the printed ticket that shows it. */
export function mayDownloadTicket(actor: Actor, ticket: Held): boolean {
  return isHolder(actor, ticket) || isStaffWith(actor, ticket, 'DOWNLOAD_TICKETS');
}

/** Changing the name on a ticket replaces it with another ticket. */
export function mayEditTicket(actor: Actor, ticket: Held): boolean {
  return isStaffWith(actor, ticket, 'EDIT_TICKETS');
}

export function mayManageTicket(actor: Actor, ticket: Held): boolean {
  return isStaffWith(actor, ticket, 'MANAGE_TICKETS');
}

/** The meaning of a text in the search box. */
export type TicketSearch =
  | ({ kind: 'number' } & TicketPlace)
  | { kind: 'order'; number: string }
  | { kind: 'id'; from: string; to: string }
  | { kind: 'email'; email: string }
  | { kind: 'person'; text: string };

/**
 * A text whose check digit makes it a number; one word in thirty-one of that length has one, so it may mean something
 * else.
 */
export interface ReadTicketSearch {
  number: Extract<TicketSearch, { kind: 'number' }> | null;
  otherwise: Exclude<TicketSearch, { kind: 'number' | 'order' }>;
}

const LEAST_DIGITS = 8;

/**
 * A ticket's number; its id or the first 8 or more digits of one, with or without dashes; an email address; else a
 * name. null when there is nothing to search for.
 */
export function readTicketSearch(search: string | null | undefined): ReadTicketSearch | null {
  const text = (search ?? '').replaceAll('\u0000', '').trim();
  if (text === '') return null;
  const place = readTicketNumber(text);
  return { number: place && { kind: 'number', ...place }, otherwise: readOther(text) };
}

function readOther(text: string): ReadTicketSearch['otherwise'] {
  const digits = text.replaceAll('-', '').toLowerCase();
  if (digits.length >= LEAST_DIGITS && digits.length <= 32 && /^[0-9a-f]+$/.test(digits)) {
    return { kind: 'id', from: uuidOf(digits.padEnd(32, '0')), to: uuidOf(digits.padEnd(32, 'f')) };
  }
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', email: text.toLowerCase() };
  return { kind: 'person', text };
}

function uuidOf(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
