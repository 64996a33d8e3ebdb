import { type SigningKey, signTicket } from '../../lib/signing/index.ts';
import { signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { Forbidden } from '../../platform/failures.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceEntries } from '../../platform/topics.ts';
import { VOID_REASONS } from '../../platform/vocabulary.ts';
import type { Buyer } from '../orders/index.ts';
import {
  findTicket,
  foundTicketToGiveAway,
  isHolder,
  mayEditTicket,
  type TicketRecord,
  unsignedTicket,
} from '../tickets/index.ts';
import { findSuccessor } from './transfer.reads.ts';
import {
  AlreadyPassedOn,
  checkedHolder,
  type NamedHolder,
  SameHolder,
  TicketNotTransferable,
  TransfersClosed,
  transfersAreOpen,
  transfersEnd,
} from './transfer.rules.ts';
import {
  lockTransferable,
  replaceTicket,
  type Successor,
  type TransferableTicket,
} from './transfer.writes.ts';

export interface Transfer {
  /** The ticket that is void now. */
  oldId: string;
  newId: string;
  /** The address of the new holder, who gets the new ticket. */
  email: string;
}

/**
 * Transfers a ticket: the old code becomes void, and the new holder gets a new ticket by mail. The holder may do so
 * until the organiser's cut-off, staff who manage tickets until the ticket is used for entry. Idempotent, also for
 * concurrent calls.
 * @throws NotFound, Forbidden, BadInput, TransfersClosed, TicketNotTransferable, AlreadyPassedOn, SameHolder,
 *   RateLimited
 */
export async function transferTicket(scope: Scope, id: string, to: NamedHolder): Promise<Transfer> {
  const { userId, email } = signedIn(scope.actor);
  const holder = checkedHolder(to);
  const { record } = await findTicket(scope, id);
  const isStaff = mayEditTicket(scope.actor, record);
  if (!isStaff && !isHolder(scope.actor, record)) throw refused(scope);
  return transferBy(scope, record, { holder, isStaff, by: userId, email });
}

/** Like transferTicket, for a caller who opened a fresh link of the holder. @throws TicketLinkInvalid, FreshLinkRequired, too */
export async function transferFoundTicket(
  scope: Scope,
  pass: string,
  id: string,
  to: NamedHolder,
): Promise<Transfer> {
  const holder = checkedHolder(to);
  const record = await foundTicketToGiveAway(scope, pass, id);
  return transferBy(scope, record, { holder, isStaff: false, by: null, email: record.holderEmail });
}

/** Who transfers the ticket, and to whom. */
interface TransferRequest {
  holder: Buyer;
  isStaff: boolean;
  /** Null for a holder without an account, who has proved access to the address. */
  by: string | null;
  email: string;
}

async function transferBy(scope: Scope, record: TicketRecord, request: TransferRequest): Promise<Transfer> {
  await scope.services.limits.consume('transfer', { account: request.by ?? request.email });
  const key = await scope.services.keys.require(record.issuerId);
  return inTransaction(scope, (tx) => transfer(tx, record, request, key), {
    tenant: record.issuerId,
    user: request.by,
  });
}

function refused(scope: Scope): Forbidden {
  scope.services.audit.refused(scope, { operation: 'ticket.transfer', code: 'FORBIDDEN' });
  return new Forbidden();
}

async function transfer(
  tx: Tx,
  record: TicketRecord,
  request: TransferRequest,
  key: SigningKey,
): Promise<Transfer> {
  const { holder, isStaff, by, email } = request;
  const old = await lockTransferable(tx, record.id, record.orderId);
  if (old.passedOnAt !== null) return repeatedTransfer(tx, old, holder);
  requireTransferable(old, isStaff, tx.scope.clock.now());
  if (isSame(old, holder)) throw new SameHolder();
  const newId = tx.scope.ids.uuid();
  await replaceTicket(tx, old, signedSuccessor(tx, old, newId, holder, key), {
    reason: VOID_REASONS.passed_on,
    by,
    actor: email,
  });
  await queueMail(tx, { kind: 'tickets', recipient: holder.email, orderId: old.orderId });
  if (holder.email !== old.holderEmail)
    await queueMail(tx, {
      kind: 'ticket_passed_on',
      recipient: old.holderEmail,
      orderId: old.orderId,
      payload: { ticketId: old.id },
    });
  await tx.audit({
    action: 'ticket.transfer',
    entityType: 'ticket',
    entityId: old.id,
    issuerId: old.issuerId,
    details: { event_id: old.eventId, order_id: old.orderId, new_ticket_id: newId, by_staff: isStaff },
  });
  const { topics } = tx.scope.services;
  const { eventId, issuerId, orderId } = old;
  tx.afterCommit(() => {
    announceEntries(topics, { eventId, issuerId, ticketIds: [old.id] });
    topics.publish('order.changed', orderId, { orderId });
  });
  return { oldId: old.id, newId, email: holder.email };
}

/** Returns the transfer of an earlier call, possibly by another process. */
async function repeatedTransfer(tx: Tx, old: TransferableTicket, holder: Buyer): Promise<Transfer> {
  const successor = await findSuccessor(tx, old.id);
  if (successor?.holderEmail !== holder.email || successor.holderName !== holder.name)
    throw new AlreadyPassedOn();
  return { oldId: old.id, newId: successor.id, email: holder.email };
}

function requireTransferable(old: TransferableTicket, isStaff: boolean, now: Date): void {
  if (old.status !== 'active') throw new TicketNotTransferable(old.status);
  if (old.enteredAt) throw new TicketNotTransferable('used');
  if (!isStaff && !transfersAreOpen(transfersEnd(old.eventStartAt, old.cutoffMinutes ?? null), now))
    throw new TransfersClosed();
}

function isSame(old: TransferableTicket, { name, email, phone }: Buyer): boolean {
  return old.holderName === name && old.holderEmail === email && (phone === '' || old.holderPhone === phone);
}

/** The ticket of another holder, or with another code, signed with the key. */
export function signedSuccessor(
  tx: Tx,
  old: TransferableTicket,
  id: string,
  holder: Buyer,
  key: SigningKey,
): Successor {
  const issuedAt = tx.scope.clock.now();
  const { signature } = signTicket(
    unsignedTicket({
      ...old,
      id,
      holderName: holder.name,
      holderEmail: holder.email,
      holderPhone: holder.phone,
      issuedAt: issuedAt,
      keyVersion: key.version,
    }),
    key,
  );
  const isSameAddress = old.holderEmail === holder.email;
  return {
    id,
    // The ticket stays in the buyer's account when the address is unchanged: only the name was wrong.
    userId: isSameAddress ? old.userId : null,
    holderId: isSameAddress ? old.holderId : null,
    ...holder,
    keyVersion: key.version,
    signature: Buffer.from(signature, 'base64url'),
    issuedAt,
  };
}
