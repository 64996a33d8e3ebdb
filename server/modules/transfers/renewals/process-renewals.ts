import type { SigningKey } from '../../../lib/signing/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEntries } from '../../../platform/topics.ts';
import { VOID_REASONS } from '../../../platform/vocabulary.ts';
import { lockTransferable, replaceTicket, type TransferableTicket } from '../transfer.writes.ts';
import { signedSuccessor } from '../transfer-ticket.ts';
import {
  finishRenewal,
  lockOpenRenewal,
  type OpenRenewal,
  readNextOrder,
  recordRenewed,
} from './renewal.writes.ts';

export const RENEWAL_JOB = 'tickets.renew-codes';

const ACTOR = 'Passa';

/**
 * Gives the tickets of open renewals new codes, an order in a transaction. What is left is read from the tickets, so that
 * a process that dies loses nothing, and none is renewed twice.
 */
export async function processRenewals(scope: Scope): Promise<void> {
  while (await inTransaction(scope, renewNext, SYSTEM_TENANCY)) {
    scope.services.failpoints.reach('renewal.order');
  }
}

/** @returns false when no renewal is left */
async function renewNext(tx: Tx): Promise<boolean> {
  const renewal = await lockOpenRenewal(tx);
  if (!renewal) return false;
  const tickets = await readNextOrder(tx, renewal);
  const [first] = tickets;
  if (first === undefined) await finishRenewal(tx, renewal.id);
  else await recordRenewed(tx, renewal.id, first.id, await renewOrder(tx, renewal, tickets));
  return true;
}

/** @returns how many tickets have a new code */
async function renewOrder(
  tx: Tx,
  renewal: OpenRenewal,
  tickets: readonly { id: string; orderId: string }[],
): Promise<number> {
  const key = await tx.scope.services.keys.require(renewal.issuerId);
  const renewed: TransferableTicket[] = [];
  for (const { id, orderId } of tickets) {
    const old = await lockTransferable(tx, id, orderId);
    // It was used, cancelled or passed on before the lock.
    if (old.status !== 'active' || old.enteredAt) continue;
    await renewTicket(tx, old, key);
    renewed.push(old);
  }
  await mailHolders(tx, renewed);
  const { topics } = tx.scope.services;
  const { eventId, issuerId } = renewal;
  tx.afterCommit(() => {
    announceEntries(topics, { eventId, issuerId, ticketIds: renewed.map(({ id }) => id) });
    for (const orderId of new Set(renewed.map((ticket) => ticket.orderId)))
      topics.publish('order.changed', orderId, { orderId });
  });
  return renewed.length;
}

async function renewTicket(tx: Tx, old: TransferableTicket, key: SigningKey): Promise<void> {
  const newId = tx.scope.ids.uuid();
  const holder = { name: old.holderName, email: old.holderEmail, phone: old.holderPhone };
  await replaceTicket(tx, old, signedSuccessor(tx, old, newId, holder, key), {
    reason: VOID_REASONS.renewed,
    by: null,
    actor: ACTOR,
  });
  await tx.audit({
    action: 'ticket.transfer',
    entityType: 'ticket',
    entityId: old.id,
    issuerId: old.issuerId,
    details: { event_id: old.eventId, order_id: old.orderId, new_ticket_id: newId, renewed: true },
  });
}

/** Sends each holder the new tickets, and why. */
async function mailHolders(tx: Tx, renewed: readonly TransferableTicket[]): Promise<void> {
  const mails = new Map(renewed.map((ticket) => [`${ticket.orderId} ${ticket.holderEmail}`, ticket]));
  for (const { orderId, holderEmail: recipient, eventId } of mails.values()) {
    if (recipient.endsWith('@deleted.invalid')) continue;
    await queueMail(tx, { kind: 'codes_renewed', recipient, orderId, payload: { eventId } });
    await queueMail(tx, { kind: 'tickets', recipient, orderId });
  }
}
