import { type SignedInActor, SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { recordOnce } from '../../platform/idempotency/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceMessage, notifyRecipients } from './announce-message.ts';
import { findMessage, findMessageRecord } from './message.queries.ts';
import type { MessageRecord } from './message.reads.ts';
import { type CheckedMessage, checkedMessage, type MessageForm, messageParts } from './message.rules.ts';
import type { Message } from './message.schema.ts';
import { insertMessage, readGuestLanguage } from './message.writes.ts';
import { type Recipient, recipientOf } from './message-recipient.ts';

/**
 * Sends a message to one person. A reply stays in the thread of the message it answers, and goes to its other party. A
 * typed address is accepted, with or without an account.
 * @param idempotencyKey a repeated key with the same message sends it once
 * @throws BadInput, RecipientWithoutMessages for a reply, NotFound for an answer to a message of other users,
 *   KeyReused, RateLimited
 */
export async function sendMessage(
  scope: Scope,
  form: MessageForm,
  idempotencyKey: string | null,
): Promise<Message> {
  const request = checkedMessage(form, idempotencyKey);
  const sender = signedIn(scope.actor);
  await scope.services.limits.consume('message', { address: scope.address, account: sender.userId });
  const answered = request.inReplyTo === null ? undefined : await findMessageRecord(scope, request.inReplyTo);
  const recipient = await recipientOf(scope, sender, request, answered);
  // Runs as the system, because the recipient's notification preferences are hidden from the sender.
  const id = await inTransaction(
    scope,
    (tx) => write(tx, sender, { request, recipient, answered }),
    SYSTEM_TENANCY,
  );
  return findMessage(scope, id);
}

interface Sending {
  request: CheckedMessage;
  recipient: Recipient;
  answered: MessageRecord | undefined;
}

async function write(
  tx: Tx,
  sender: SignedInActor,
  { request, recipient, answered }: Sending,
): Promise<string> {
  const id = tx.scope.ids.uuid();
  const { idempotencyKey: key, subject, body, type } = request;
  const command = { operation: 'sendMessage', record: 'message', key, request: messageParts(request) };
  const earlier = await recordOnce(tx, command, id);
  if (earlier !== undefined) return earlier;
  const recipientId = recipient.account?.id ?? null;
  const guest = recipient.guest
    ? { ...recipient.guest, language: await readGuestLanguage(tx, answered?.threadId ?? id) }
    : null;
  const message = {
    ...{ id, subject, body, type, senderId: sender.userId, recipientId, guest },
    addressedTo: recipient.addressedTo,
    threadId: answered?.threadId ?? id,
    inReplyTo: answered?.id ?? null,
  };
  await insertMessage(tx, message);
  if (guest !== null && recipient.isMailed) {
    const { email, language } = guest;
    const mail = { kind: 'message' as const, recipient: email, payload: { messageId: id } };
    await queueMail(tx, language === null ? mail : { ...mail, language });
  }
  if (recipientId === null) announceMessage(tx, id, [sender.userId]);
  else {
    await notifyRecipients(tx, type, { from: sender.name, subject }, [{ id, recipientId }]);
    announceMessage(tx, id, [recipientId, sender.userId]);
  }
  return id;
}
