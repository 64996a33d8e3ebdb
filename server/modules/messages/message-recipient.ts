import type { SignedInActor } from '../../platform/access/actor.ts';
import { isSystemRole, ROLE_PERMISSIONS } from '../../platform/access/roles.ts';
import { BadInput, NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type Account, findAccount, findAccountByEmail } from '../identity/index.ts';
import type { MessageRecord } from './message.reads.ts';
import { type CheckedMessage, RecipientWithoutMessages } from './message.rules.ts';

/** The recipient of a message. */
export interface Recipient {
  /** Undefined: no account reads the message. */
  account?: Account;
  /** A person without an account, or an address that the sender learns nothing about. */
  guest?: { name: string; email: string };
  /** The address as the sender typed it, when that is all that they may see of the recipient. */
  addressedTo: string | null;
  /** True for a guest who wrote first: they are answered by mail. */
  isMailed: boolean;
}

const OTHER_PERSON = {
  field: 'recipientEmail',
  message: 'A reply goes to the other person of its thread.',
};

/**
 * Finds the recipient of a message. A typed address is accepted with or without an account that reads messages, so that
 * writing to addresses does not reveal which ones have accounts.
 * @throws BadInput, RecipientWithoutMessages for a reply
 */
export async function recipientOf(
  scope: Scope,
  sender: SignedInActor,
  request: CheckedMessage,
  answered: MessageRecord | undefined,
): Promise<Recipient> {
  const typed = request.recipientEmail ?? '';
  if (!answered) return addressed(scope, sender, typed);
  const other = otherOf(answered, sender.userId);
  if (typed !== '' && typed.toLowerCase() !== other.email.toLowerCase()) throw new BadInput([OTHER_PERSON]);
  // A further message in an unanswered thread: the sender still knows no more of the recipient than at its start.
  if (other.id === null && answered.senderId === sender.userId && answered.addressedTo !== null)
    return addressed(scope, sender, answered.addressedTo);
  if (other.id === null) {
    const { name, email } = other;
    return { guest: { name, email }, addressedTo: null, isMailed: true };
  }
  const account = await findAccount(scope, other.id);
  if (!account) throw new NotFound('recipient');
  if (!receivesMessages(account)) throw new RecipientWithoutMessages(account.email);
  return { account, addressedTo: null, isMailed: false };
}

function otherOf(message: MessageRecord, userId: string): { id: string | null; name: string; email: string } {
  if (message.senderId === userId)
    return { id: message.recipientId, name: message.recipientName, email: message.recipientEmail };
  return { id: message.senderId, name: message.senderName, email: message.senderEmail };
}

async function addressed(scope: Scope, sender: SignedInActor, typed: string): Promise<Recipient> {
  const found = await findAccountByEmail(scope, typed);
  // A stranger may have registered an address that was never verified; an organisation knows its own staff.
  const isOwners = found?.emailVerified || (found?.issuerId && found.issuerId === sender.issuerId);
  const account = isOwners || found?.id === sender.userId ? found : undefined;
  if (account?.id === sender.userId)
    throw new BadInput([
      { field: 'recipientEmail', code: 'OWN_ADDRESS', message: 'A message goes to another person.' },
    ]);
  const addressedTo = account && mayKnow(sender, account) ? null : typed;
  if (account && receivesMessages(account)) return { account, addressedTo, isMailed: false };
  if (account && addressedTo === null) throw new RecipientWithoutMessages(account.email);
  return { guest: { name: typed, email: typed }, addressedTo, isMailed: false };
}

/** True for colleagues and system roles, who can see the account anyway. */
function mayKnow(sender: SignedInActor, { issuerId }: Account): boolean {
  return isSystemRole(sender.role) || (issuerId !== null && issuerId === sender.issuerId);
}

function receivesMessages({ role }: Account): boolean {
  return ROLE_PERMISSIONS[role].has('VIEW_MESSAGES');
}
