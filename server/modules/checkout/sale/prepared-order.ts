import type { Language } from '../../../lib/language/language.ts';
import { type SigningKey, signTicket } from '../../../lib/signing/index.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { auditActor } from '../../../platform/audit-entry.writes.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { UsedCode } from '../../sales-rules/index.ts';
import { type TicketRecord, unsignedTicket } from '../../tickets/index.ts';
import { type PurchaseRequest, requestHash } from '../purchase.rules.ts';
import type { WaitlistOffer } from '../waiting/waitlist-offer.ts';
import type { Terms } from './listing.rules.ts';

export interface OrderPart {
  readonly terms: Terms;
  readonly quantity: number;
  /** The price of one ticket: that of the terms, or the one that a code gives. */
  readonly unitUnits: bigint;
}

/** An order that is ready to be written: its tickets are signed, only their serials are missing. */
export interface PreparedOrder {
  readonly id: string;
  readonly mailId: string;
  readonly eventId: string;
  readonly issuerId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The buyer's language. */
  readonly language: Language;
  readonly at: Date;
  readonly idempotencyKey: string | null;
  /** null exactly when there is no key. */
  readonly requestHash: Buffer | null;
  readonly audit: { kind: Actor['kind']; email: string | null; address: string; requestId: string };
  readonly keyVersion: number;
  /** The code that the buyer gave. */
  readonly code: UsedCode | null;
  /** The waitlist offer whose places are held for the buyer. */
  readonly offered: WaitlistOffer | null;
  /** In the order of the parts; serials are 0 until the order is won. */
  readonly tickets: TicketRecord[];
  /** Journal transfers, one per ticket. */
  readonly transferIds: string[];
}

/** Signs an order's tickets on this thread, 26 microseconds each: hashing passwords elsewhere cannot delay a sale. */
export function prepareOrder(
  scope: Scope,
  request: PurchaseRequest,
  { parts, ...special }: { parts: OrderPart[] } & Pick<PreparedOrder, 'code' | 'offered'>,
  key: SigningKey,
): PreparedOrder {
  const { ids, actor } = scope;
  const who = auditActor(actor);
  const [first] = parts;
  if (!first) throw new RangeError('an order has at least one part');
  const head = {
    id: ids.uuid(),
    mailId: ids.uuid(),
    eventId: first.terms.eventId,
    issuerId: first.terms.issuerId,
    userId: who.userId,
    ...request.buyer,
    language: scope.language,
    at: scope.clock.now(),
    idempotencyKey: request.idempotencyKey,
    requestHash: request.idempotencyKey === null ? null : requestHash(request, who.userId),
    audit: { kind: who.kind, email: who.email, address: scope.address, requestId: scope.requestId },
    keyVersion: key.version,
    ...special,
  };
  const tickets = parts.flatMap((part) =>
    Array.from({ length: part.quantity }, () => signedTicket(ids.uuid(), head, part, key)),
  );
  return { ...head, tickets, transferIds: tickets.map(() => ids.uuid()) };
}

function signedTicket(
  id: string,
  order: Omit<PreparedOrder, 'tickets' | 'transferIds'>,
  { terms, unitUnits }: OrderPart,
  key: SigningKey,
): TicketRecord {
  const ticket: Omit<TicketRecord, 'signature'> = {
    id,
    issuer_id: terms.issuerId,
    event_id: terms.eventId,
    tier_id: terms.tierId,
    tier: terms.tier,
    tier_number: terms.tierNumber,
    order_id: order.id,
    user_id: order.userId,
    serial: 0,
    status: 'active',
    holder_name: order.name,
    holder_email: order.email,
    holder_phone: order.phone,
    price_units: unitUnits,
    currency: terms.currency,
    due_status: unitUnits === 0n ? 'none' : 'due',
    issued_at: order.at,
    effective_at: terms.effectiveAt,
    expires_at: terms.expiresAt,
    grace_seconds: terms.graceSeconds,
    key_version: key.version,
    event_name: terms.eventName,
    event_venue: terms.eventVenue,
    event_start_at: terms.eventStart,
    play_money: false,
    replaces: null,
    passed_on_at: null,
    entered_at: null,
    revoked_at: null,
    revoke_reason: null,
  };
  const { signature } = signTicket(unsignedTicket(ticket), key);
  return { ...ticket, signature: Buffer.from(signature, 'base64url') };
}
