import { type SignedInActor, SYSTEM_TENANCY, signedIn } from '../../access/actor.ts';
import { ROLE_PERMISSIONS } from '../../access/roles.ts';
import { inTransaction, type Tx } from '../../db/in-transaction.ts';
import { BadInput } from '../../failures.ts';
import type { Scope } from '../../scope.ts';
import { type Account, emailFaults, findAccount, findAccountByEmail, refuse } from '../identity/index.ts';
import { announceMessage } from './announce-message.ts';
import { findMessage, findMessageRecord } from './find-message.ts';
import { MessageKeyMismatch, RecipientUnknown, RecipientWithoutMessages } from './message.failures.ts';
import type { MessageRecord } from './message.record.ts';
import { checkedMessage, type FilledMessage, type MessageWish, messageHash } from './message.rules.ts';
import type { Message } from './message.type.ts';
import { insertMessage, readMessageOfKey } from './message.writes.ts';
import { tellOfMessages } from './tell-of-messages.ts';

/**
 * Writes to one person. A reply stays in the thread of what it answers, and goes to the other person of it.
 * @param idempotencyKey the same key and message are sent once
 * @throws BadInput, RecipientUnknown, RecipientWithoutMessages, NotFound for an answer to what the actor never got,
 *   MessageKeyMismatch, RateLimited
 */
export async function sendMessage(
  scope: Scope,
  form: FilledMessage,
  idempotencyKey: string | null,
): Promise<Message> {
  const wish = checkedMessage(form, idempotencyKey);
  const sender = signedIn(scope.actor);
  await scope.parts.limits.consume('message', { address: scope.address, account: sender.userId });
  const answered = wish.inReplyTo === null ? undefined : await findMessageRecord(scope, wish.inReplyTo);
  const recipient = await recipientOf(scope, sender, wish, answered);
  // The recipient's wishes about the bell and mail are hidden from the sender.
  const id = await inTransaction(
    scope,
    (tx) => write(tx, sender, { wish, recipient, answered }),
    SYSTEM_TENANCY,
  );
  return findMessage(scope, id);
}

async function recipientOf(
  scope: Scope,
  { userId }: SignedInActor,
  { recipientEmail }: MessageWish,
  answered: MessageRecord | undefined,
): Promise<Account> {
  const email = recipientEmail ?? '';
  if (!answered) refuse(emailFaults(email).map((fault) => ({ ...fault, field: 'recipientEmail' })));
  const recipient = answered
    ? await findAccount(scope, answered.senderId === userId ? answered.recipientId : answered.senderId)
    : await findAccountByEmail(scope, email);
  if (!recipient) throw new RecipientUnknown(email);
  if (answered && email !== '' && email.toLowerCase() !== recipient.email.toLowerCase()) {
    throw new BadInput([
      { field: 'recipientEmail', message: 'A reply goes to the other person of its thread.' },
    ]);
  }
  if (recipient.id === userId) {
    throw new BadInput([{ field: 'recipientEmail', message: 'A message goes to somebody else.' }]);
  }
  if (!ROLE_PERMISSIONS[recipient.role].has('VIEW_MESSAGES')) {
    throw new RecipientWithoutMessages(recipient.email);
  }
  return recipient;
}

interface Sending {
  wish: MessageWish;
  recipient: Account;
  answered: MessageRecord | undefined;
}

async function write(tx: Tx, sender: SignedInActor, { wish, recipient, answered }: Sending): Promise<string> {
  const id = tx.scope.ids.uuid();
  const { idempotencyKey: key, subject, body, type } = wish;
  const hash = messageHash(wish);
  const message = {
    ...{ id, subject, body, type, senderId: sender.userId, recipientId: recipient.id },
    threadId: answered?.threadId ?? id,
    inReplyTo: answered?.id ?? null,
    idempotencyKey: key,
    requestHash: key === null ? null : hash,
  };
  if (!(await insertMessage(tx, message))) return earlier(tx, sender.userId, key ?? '', hash);
  await tellOfMessages(tx, type, { from: sender.name, subject }, [{ id, recipientId: recipient.id }]);
  announceMessage(tx, id, [recipient.id, sender.userId]);
  return id;
}

async function earlier(tx: Tx, senderId: string, key: string, hash: Buffer): Promise<string> {
  const known = await readMessageOfKey(tx, senderId, key);
  if (!known?.requestHash.equals(hash)) throw new MessageKeyMismatch();
  return known.id;
}
