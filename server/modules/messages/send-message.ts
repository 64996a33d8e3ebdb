import { type SignedInActor, SYSTEM_TENANCY, signedIn } from '../../access/actor.ts';
import { ROLE_PERMISSIONS } from '../../access/roles.ts';
import { inTransaction, type Tx } from '../../db/in-transaction.ts';
import { BadInput } from '../../failures.ts';
import type { Scope } from '../../scope.ts';
import { type Account, emailFaults, findAccount, findAccountByEmail, refuse } from '../identity/index.ts';
import { queueMail } from '../mail/index.ts';
import { announceMessage } from './announce-message.ts';
import { findMessage, findMessageRecord } from './find-message.ts';
import { MessageKeyMismatch, RecipientUnknown, RecipientWithoutMessages } from './message.failures.ts';
import type { MessageRecord } from './message.record.ts';
import { checkedMessage, type FilledMessage, type MessageWish, messageHash } from './message.rules.ts';
import type { Message } from './message.type.ts';
import { insertMessage, readGuestLanguage, readMessageOfKey } from './message.writes.ts';
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

/** Whoever wrote without an account is answered by mail. */
type Recipient = { account: Account } | { guest: { name: string; email: string } };

async function recipientOf(
  scope: Scope,
  sender: SignedInActor,
  wish: MessageWish,
  answered: MessageRecord | undefined,
): Promise<Recipient> {
  const guest = answered && guestOf(answered);
  if (!guest) return { account: await accountOf(scope, sender, wish, answered) };
  const email = wish.recipientEmail?.toLowerCase() ?? '';
  if (email !== '' && email !== guest.email.toLowerCase()) throw new BadInput([OTHER_PERSON]);
  return { guest };
}

function guestOf(message: MessageRecord): { name: string; email: string } | undefined {
  if (message.senderId === null) return { name: message.senderName, email: message.senderEmail };
  if (message.recipientId === null) return { name: message.recipientName, email: message.recipientEmail };
  return undefined;
}

const OTHER_PERSON = {
  field: 'recipientEmail',
  message: 'A reply goes to the other person of its thread.',
};

async function accountOf(
  scope: Scope,
  { userId }: SignedInActor,
  { recipientEmail }: MessageWish,
  answered: MessageRecord | undefined,
): Promise<Account> {
  const email = recipientEmail ?? '';
  if (!answered) refuse(emailFaults(email).map((fault) => ({ ...fault, field: 'recipientEmail' })));
  const recipient = answered
    ? await findAccount(scope, otherOf(answered, userId))
    : await findAccountByEmail(scope, email);
  if (!recipient) throw new RecipientUnknown(email);
  if (answered && email !== '' && email.toLowerCase() !== recipient.email.toLowerCase()) {
    throw new BadInput([OTHER_PERSON]);
  }
  if (recipient.id === userId) {
    throw new BadInput([{ field: 'recipientEmail', message: 'A message goes to somebody else.' }]);
  }
  if (!ROLE_PERMISSIONS[recipient.role].has('VIEW_MESSAGES')) {
    throw new RecipientWithoutMessages(recipient.email);
  }
  return recipient;
}

function otherOf({ senderId, recipientId }: MessageRecord, userId: string): string {
  return (senderId === userId ? recipientId : senderId) ?? userId;
}

interface Sending {
  wish: MessageWish;
  recipient: Recipient;
  answered: MessageRecord | undefined;
}

async function write(tx: Tx, sender: SignedInActor, { wish, recipient, answered }: Sending): Promise<string> {
  const id = tx.scope.ids.uuid();
  const { idempotencyKey: key, subject, body, type } = wish;
  const hash = messageHash(wish);
  const recipientId = 'account' in recipient ? recipient.account.id : null;
  const guest =
    'guest' in recipient
      ? { ...recipient.guest, language: await readGuestLanguage(tx, answered?.threadId ?? id) }
      : null;
  const message = {
    ...{ id, subject, body, type, senderId: sender.userId, recipientId, guest },
    threadId: answered?.threadId ?? id,
    inReplyTo: answered?.id ?? null,
    idempotencyKey: key,
    requestHash: key === null ? null : hash,
  };
  if (!(await insertMessage(tx, message))) return earlier(tx, sender.userId, key ?? '', hash);
  if (guest !== null) {
    const { email, language } = guest;
    const mail = { kind: 'message' as const, recipient: email, payload: { messageId: id } };
    await queueMail(tx, language === null ? mail : { ...mail, language });
  }
  if (recipientId === null) announceMessage(tx, id, [sender.userId]);
  else {
    await tellOfMessages(tx, type, { from: sender.name, subject }, [{ id, recipientId }]);
    announceMessage(tx, id, [recipientId, sender.userId]);
  }
  return id;
}

async function earlier(tx: Tx, senderId: string, key: string, hash: Buffer): Promise<string> {
  const known = await readMessageOfKey(tx, senderId, key);
  if (!known?.requestHash.equals(hash)) throw new MessageKeyMismatch();
  return known.id;
}
