import { createHmac } from 'node:crypto';
import { type Actor, signedIn } from '../../platform/access/actor.ts';
import { permissionsOf, type Role } from '../../platform/access/roles.ts';
import { Failure } from '../../platform/failures.ts';

/** Event types that endpoints can subscribe to, with their descriptions. */
export const WEBHOOK_EVENTS = {
  'order.created': 'An order was placed: by form it is due at the door, otherwise it is being paid.',
  'order.paid': 'An order was paid and its tickets were issued.',
  'order.lapsed': 'An order was not paid in time, or was given up: its tickets are for sale again.',
  'order.refunded': 'An order was refunded; its tickets are invalid.',
  'order.amount_refunded': 'An amount of an order was refunded; its tickets stay valid.',
  'payment.failed': 'An attempt to pay an order failed. The buyer can try again.',
  'payment.late': 'Money came that paid no order: late, twice or above a limit. It is being returned.',
  'refund.paid': 'Money of a refund was returned to the account that paid.',
  'dispute.opened': 'The payer has asked the bank for the money of an order back.',
  'dispute.won': 'A dispute was decided for the organiser.',
  'dispute.lost': 'A dispute was decided for the payer, or the provider took a payment back.',
  'payout.sent': 'A payout was sent to the organiser.',
  'payout.paid': 'A payout has arrived.',
  'payout.failed': 'A payout did not arrive; its amount is due again.',
  'due.collected': 'An amount due was collected at the door.',
  'ticket.issued': 'A ticket was issued. Sent once per ticket.',
  'ticket.refunded': 'One ticket of an order was cancelled and refunded, by staff or its holder.',
  'ticket.revoked': 'A ticket was revoked permanently.',
  'ticket.scanned': 'A ticket was scanned and its holder admitted.',
  'ticket.entry_undone': 'An entry was undone; the ticket can be admitted again.',
  'ticket.conflict': 'Two offline doors admitted the same ticket.',
  'event.published': 'An event was published.',
  'event.cancelled': 'An event was cancelled.',
  'contract.final': 'A contract was finalized and its escrow account exists on the ledger.',
  'round.triggered': 'A round was started.',
  'round.executed': 'A round was paid on the ledger.',
} as const;

/** All event types. */
export const WEBHOOK_DESCRIPTIONS = {
  ping: 'Test event, sent on request only.',
  ...WEBHOOK_EVENTS,
} as const;
export type WebhookEventType = keyof typeof WEBHOOK_DESCRIPTIONS;

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export const MAX_ENDPOINTS = 10;
/** How long the former secret signs beside the new one. */
export const OVERLAP_SECONDS = 24 * 3_600;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Pauses between a failed attempt and the next, 31 hours and 42 minutes in total; then the delivery fails. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** A delivery that a process was sending when it died is retried after this time. */
const LEASE_MS = MINUTE;

/** Returns when a claim of a delivery expires. */
export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Returns the time of the next attempt; undefined when the delivery fails. @param tries number of failed attempts */
export function nextTry(now: Date, tries: number): Date | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

/** True for any 2xx status. Redirects are not followed, so they count as failures. */
export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

const SECRET_MARK = 'whsec_';

export function secretText(secret: Buffer): string {
  return SECRET_MARK + secret.toString('base64');
}

/**
 * Returns the headers of a delivery according to the Standard Webhooks specification: HMAC-SHA256 over id, timestamp
 * and body, so that none of them can be changed and old deliveries cannot be replayed.
 * @param secrets 32 bytes each; during a rotation both sign
 */
export function signatureHeaders(
  { id, at, body }: { id: string; at: Date; body: string },
  secrets: readonly Buffer[],
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${seconds}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}

/** System administrators have the permission, but no organiser of their own. */
class NoOrganiser extends Failure {
  constructor() {
    super('NO_ORGANISER', 'conflict', 'Endpoints belong to an organiser, and you work for none.');
  }
}

export class TooManyEndpoints extends Failure {
  constructor() {
    super('TOO_MANY_ENDPOINTS', 'conflict', `An organiser has at most ${MAX_ENDPOINTS} endpoints.`);
  }
}

export class DeliveryUnderWay extends Failure {
  constructor() {
    super('DELIVERY_UNDER_WAY', 'conflict', 'This delivery is waiting for its next try.');
  }
}

/** Returns the organiser whose endpoints the actor manages. @throws NoOrganiser for users without one */
export function ownIssuer(actor: Actor): string {
  const { issuerId } = signedIn(actor);
  if (issuerId === null) throw new NoOrganiser();
  return issuerId;
}

/** The current state of the user who last set the address of an endpoint; nulls when their account is not visible. */
export interface EndpointMaintainer {
  role: Role | null;
  status: string | null;
  issuerId: string | null;
  /** Setting of their organisation. */
  adminsSeeGuests: boolean;
}

/** Objects of a payload that name a person. */
const PEOPLE: ReadonlySet<string> = new Set(['buyer', 'holder']);

/**
 * Decides if an endpoint may receive personal data: its maintainer still works for the organisation and may see them.
 * Checked at each delivery, so that revoking the right takes effect at once.
 */
export function receivesPersonalData(maintainer: EndpointMaintainer, issuerId: string): boolean {
  const { role, status, adminsSeeGuests } = maintainer;
  if (role === null || status !== 'active' || maintainer.issuerId !== issuerId) return false;
  return permissionsOf({ role, adminsSeeGuests }).has('VIEW_PERSONAL_DATA');
}

/** Replaces every value about a person by null; the shape of the payload stays. */
export function withoutPersonalData(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, PEOPLE.has(name) ? emptied(value) : redacted(value)]),
  );
}

function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  return isRecord(value) ? withoutPersonalData(value) : value;
}

function emptied(value: unknown): unknown {
  return isRecord(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, null])) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
