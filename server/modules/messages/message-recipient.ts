import type { SignedInActor } from '../../platform/access/actor.ts';
import { isSystemRole, ROLE_PERMISSIONS } from '../../platform/access/roles.ts';
import { BadInput, NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { type Account, findAccount, findAccountByEmail } from '../identity/index.ts';
import { RecipientWithoutMessages } from './message.failures.ts';
import type { MessageRecord } from './message.record.ts';
import type { MessageInput } from './message.rules.ts';

/** The other person of a message. */
export interface Recipient {
  /** Undefined: nobody reads it here. */
  account?: Account;
  /** A person without an account, or an address of which the sender learns nothing. */
  guest?: { name: string; email: string };
  /** The address as the sender typed it, when that is all that they may see of the recipient. */
  addressedTo: string | null;
  /** A guest who wrote first is answered by mail. */
  isMailed: boolean;
}

const OTHER_PERSON = {
  field: 'recipientEmail',
  message: 'A reply goes to the other person of its thread.',
};

/**
 * Finds to whom a message goes. An address that was typed is accepted whether or not it has an account that reads
 * messages, so that nobody can search for accounts by writing to addresses.
 * @throws BadInput, RecipientWithoutMessages for a reply
 */
export async function recipientOf(
  scope: Scope,
  sender: SignedInActor,
  wish: MessageInput,
  answered: MessageRecord | undefined,
): Promise<Recipient> {
  const typed = wish.recipientEmail ?? '';
  if (!answered) return addressed(scope, sender, typed);
  const other = otherOf(answered, sender.userId);
  if (typed !== '' && typed.toLowerCase() !== other.email.toLowerCase()) throw new BadInput([OTHER_PERSON]);
  // More to a thread that was not answered yet: as much is known of its other person as at its beginning.
  if (other.id === null && answered.senderId === sender.userId && answered.addressedTo !== null)
    return addressed(scope, sender, answered.addressedTo);
  if (other.id === null) {
    const { name, email } = other;
    return { guest: { name, email }, addressedTo: null, isMailed: true };
  }
  const account = await findAccount(scope, other.id);
  if (!account) throw new NotFound('The recipient');
  if (!reads(account)) throw new RecipientWithoutMessages(account.email);
  return { account, addressedTo: null, isMailed: false };
}

function otherOf(message: MessageRecord, userId: string): { id: string | null; name: string; email: string } {
  if (message.senderId === userId)
    return { id: message.recipientId, name: message.recipientName, email: message.recipientEmail };
  return { id: message.senderId, name: message.senderName, email: message.senderEmail };
}

async function addressed(scope: Scope, sender: SignedInActor, typed: string): Promise<Recipient> {
  const found = await findAccountByEmail(scope, typed);
  // Another person may have registered an address that was never confirmed; an organisation knows its own staff.
  const isOwners = found?.emailVerified || (found?.issuerId && found.issuerId === sender.issuerId);
  const account = isOwners || found?.id === sender.userId ? found : undefined;
  if (account?.id === sender.userId)
    throw new BadInput([
      { field: 'recipientEmail', code: 'OWN_ADDRESS', message: 'A message goes to another person.' },
    ]);
  const addressedTo = account && mayKnow(sender, account) ? null : typed;
  if (account && reads(account)) return { account, addressedTo, isMailed: false };
  if (account && addressedTo === null) throw new RecipientWithoutMessages(account.email);
  return { guest: { name: typed, email: typed }, addressedTo, isMailed: false };
}

/** Colleagues, and those who look after all accounts, see who has one anyway. */
function mayKnow(sender: SignedInActor, { issuerId }: Account): boolean {
  return isSystemRole(sender.role) || (issuerId !== null && issuerId === sender.issuerId);
}

function reads({ role }: Account): boolean {
  return ROLE_PERMISSIONS[role].has('VIEW_MESSAGES');
}
