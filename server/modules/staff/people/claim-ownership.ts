import { type SignedInActor, SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { Unauthenticated } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceRevoked, confirmPassword, endSessions } from '../../identity/index.ts';
import { sendNotices } from '../../messages/index.ts';
import { leadersOf } from '../issuers/issuer-account.writes.ts';
import { announcePerson, announceSignedContracts } from './change-person.ts';
import { notifyOwners } from './owner-change.ts';
import { OWNERSHIP_NOTICE_WORDS } from './ownership-notice.messages.ts';
import { readAccount, type UserAccountRecord } from './user-account.reads.ts';
import { requireMayClaim } from './user-account.rules.ts';
import { type LockedOrganisation, lockOrganisation, lockPeople, writeRole } from './user-account.writes.ts';

const ACTION = 'user.claim_ownership';

/**
 * Makes the founder of an organisation its owner, if it has none. The password proves the person; all of their sessions
 * end, and the role applies from then on. Owners and admins of the organisation are notified.
 * @throws WrongPassword, RateLimited, and as `requireMayClaim`
 */
export async function claimOwnership(scope: Scope, password: string): Promise<UserAccountRecord> {
  const claimant = signedIn(scope.actor);
  await confirmPassword(scope, password, ACTION);
  const issuerId = await inTransaction(scope, (tx) => claim(tx, claimant), SYSTEM_TENANCY);
  const account = await readAccount(scope, { manager: claimant, issuerId }, claimant.userId);
  if (!account) throw new Error('an owner has no account');
  return account;
}

type Leaders = Awaited<ReturnType<typeof leadersOf>>;

/**
 * Alerts refer to the rows of their recipients: those are locked before the row of the organisation, in the order of
 * every other change of people, so that two changes never deadlock.
 * @returns the id of the organisation
 */
async function claim(tx: Tx, claimant: SignedInActor): Promise<string> {
  const leaders = claimant.issuerId === null ? [] : await leadersOf(tx, claimant.issuerId);
  const locked = await lockPeople(tx, [claimant.userId, ...leaders.map(({ id }) => id)]);
  const person = locked.get(claimant.userId);
  // A person who was moved meanwhile is signed out.
  if (person?.issuerId !== claimant.issuerId) throw new Unauthenticated();
  const { id } = person;
  const works = person.issuerId === null ? undefined : await lockOrganisation(tx, person.issuerId);
  const organisation = requireMayClaim(person, works);
  const issuerId = organisation.id;
  await writeRole(tx, id, 'issuer_owner', issuerId);
  const ended = await endSessions(tx, id, 'role_changed', { except: null });
  announceRevoked(tx, id);
  announcePerson(tx, id, issuerId);
  await announceSignedContracts(tx, id);
  await tx.audit({
    action: ACTION,
    entityType: 'user',
    entityId: id,
    issuerId,
    details: { email: person.email, from: person.role, to: 'issuer_owner', sessionsEnded: ended.length },
  });
  await notifyOwners(tx, { issuerId, person, event: 'claimed', by: person.name });
  const others = leaders.filter((leader) => leader.id !== id);
  await alertLeaders(tx, { sender: claimant, others, organisation });
  return issuerId;
}

async function alertLeaders(
  tx: Tx,
  {
    sender,
    others,
    organisation,
  }: { sender: SignedInActor; others: Leaders; organisation: LockedOrganisation },
): Promise<void> {
  const notices = others.map(({ id: recipientId, language }) => {
    const words = OWNERSHIP_NOTICE_WORDS[language ?? 'en'];
    return {
      recipientId,
      subject: words.subject(organisation.name),
      body: words.body(sender.name, organisation.name),
    };
  });
  await sendNotices(tx, sender, 'alert', notices);
}
