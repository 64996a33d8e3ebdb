import { isSignedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { BadInput, NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { orderedTicket } from '../orders/index.ts';
import {
  findTicket,
  foundTicket,
  holderByPass,
  isHolder,
  presentBoughtTicket,
  type Ticket,
  type TicketRecord,
} from '../tickets/index.ts';
import { checkedPhoneKey, checkedSkew, NoLiveCodes, PhoneRegistered, TicketVoid } from './live-code.rules.ts';
import { endPhone, insertPhone, lockBoundTicket } from './live-code.writes.ts';

export interface PhoneRequest {
  ticketId: string;
  /** Base64 of the 32 bytes. */
  publicKey: string;
  /** Current time by the phone's own clock. */
  phoneTime: Date;
  /** Pass of a mailed link, or the key of the order; the account without either. */
  pass: string | null;
  orderKey: string | null;
}

/**
 * Binds a ticket to the holder's phone, once. A link that was just mailed to the holder binds it to another phone and
 * ends the earlier one. A repeat changes nothing.
 * @throws NotFound, TicketLinkInvalid, BadInput, NoLiveCodes, TicketVoid, PhoneRegistered, RateLimited
 */
export async function registerPhone(scope: Scope, request: PhoneRequest): Promise<Ticket> {
  const publicKey = checkedPhoneKey(request.publicKey);
  const clockSkewMs = checkedSkew(request.phoneTime, scope.clock.now());
  const { record, mayReplace } = await ticketOf(scope, request);
  await scope.services.limits.consume('register_phone', { address: scope.address, account: record.id });
  await inTransaction(scope, (tx) => bind(tx, record.id, { publicKey, clockSkewMs, mayReplace }), {
    tenant: record.issuerId,
    user: isSignedIn(scope.actor) ? scope.actor.userId : null,
  });
  return request.pass === null && request.orderKey === null
    ? findTicket(scope, record.id)
    : presentBoughtTicket(record, null);
}

interface Proof {
  record: TicketRecord;
  /** The holder's mailbox was proved just now. */
  mayReplace: boolean;
}

async function ticketOf(scope: Scope, { ticketId, pass, orderKey }: PhoneRequest): Promise<Proof> {
  if (pass !== null) {
    const { isFresh } = await holderByPass(scope, pass);
    return { record: await foundTicket(scope, pass, ticketId), mayReplace: isFresh };
  }
  if (orderKey !== null) return { record: await orderedTicket(scope, ticketId, orderKey), mayReplace: false };
  if (!isSignedIn(scope.actor)) throw new NotFound('ticket');
  const { record } = await findTicket(scope, ticketId);
  if (!isHolder(scope.actor, record)) throw new NotFound('ticket');
  return { record, mayReplace: false };
}

interface Binding {
  publicKey: Buffer;
  clockSkewMs: number;
  mayReplace: boolean;
}

async function bind(
  tx: Tx,
  ticketId: string,
  { publicKey, clockSkewMs, mayReplace }: Binding,
): Promise<void> {
  const ticket = await lockBoundTicket(tx, ticketId);
  if (ticket.status !== 'active') throw new TicketVoid();
  if (!ticket.isLive) throw new NoLiveCodes();
  if (ticket.publicKey?.equals(publicKey)) return;
  if (ticket.phoneId !== null) {
    if (!mayReplace) throw new PhoneRegistered();
    await endPhone(tx, ticket.phoneId);
  }
  const { issuerId, eventId, orderId } = ticket;
  if (!(await insertPhone(tx, { ticketId, issuerId, eventId, publicKey, clockSkewMs }))) throw usedKey();
  await tx.audit({
    action: 'ticket.phone',
    entityType: 'ticket',
    entityId: ticketId,
    issuerId,
    details: { event_id: eventId, order_id: orderId, replaced: ticket.phoneId !== null },
  });
  tx.afterCommit(() => tx.scope.services.topics.publish('order.changed', orderId, { orderId }));
}

const usedKey = (): BadInput =>
  new BadInput([
    { field: 'publicKey', code: 'USED_ALREADY', message: 'This key was used for a ticket before.' },
  ]);
