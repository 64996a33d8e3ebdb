import { SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import { leadsIssuer } from '../../platform/access/roles.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import { Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { confirmPassword, endSessions, revokeAllKeys } from '../identity/index.ts';
import {
  announcePerson,
  announceSignedContracts,
  changePerson,
  type LockedPerson,
  lockPeople,
} from '../staff/index.ts';
import { contractsThatNeed, erasePerson, hasOtherLeader } from './personal-data.writes.ts';

class LastLeader extends Failure {
  constructor() {
    super(
      'LAST_LEADER',
      'conflict',
      'No one else could manage this organisation. Make someone an owner or admin first.',
    );
  }
}

/** Without this signatory the money in an escrow could never be released. */
class SignatureNeeded extends Failure {
  constructor(contracts: string[]) {
    super(
      'SIGNATURE_NEEDED',
      'conflict',
      `These contracts cannot do without this signature: ${contracts.join(', ')}.`,
      {
        contracts,
      },
    );
  }
}

/**
 * Deletes the caller's account after a check of the password. Tickets and money stay, without the name.
 * @throws WrongPassword, LastLeader, SignatureNeeded, RateLimited
 */
export async function deleteMyAccount(scope: Scope, password: string): Promise<void> {
  const { userId } = signedIn(scope.actor);
  await confirmPassword(scope, password);
  const hash = await unusableHash(scope);
  await inTransaction(
    scope,
    async (tx) => {
      const person = (await lockPeople(tx, [userId])).get(userId);
      if (person) await forget(tx, person, hash);
    },
    SYSTEM_TENANCY,
  );
}

/**
 * Deletes an account at the person's request, by a manager of users.
 * @throws as `changePerson`, LastLeader, SignatureNeeded
 */
export async function deleteUser(scope: Scope, userId: string): Promise<void> {
  const hash = await unusableHash(scope);
  await changePerson(scope, {
    userId,
    ownAccountMessage: 'Delete your own account in Settings.',
    write: (tx, person) => forget(tx, person, hash),
  });
}

async function forget(tx: Tx, person: LockedPerson, passwordHash: string): Promise<void> {
  const { id, role, issuerId, email, emailVerified } = person;
  const leads = role === 'system_admin' || leadsIssuer(role);
  if (leads && !(await hasOtherLeader(tx, person))) throw new LastLeader();
  const contracts = await contractsThatNeed(tx, id);
  if (contracts.length > 0) throw new SignatureNeeded(contracts);
  await announceSignedContracts(tx, id);
  await endSessions(tx, id, 'account_deleted', { except: null });
  await revokeAllKeys(tx, id);
  const confirmed = emailVerified ? email.toLowerCase() : null;
  await erasePerson(tx, { id, email: confirmed, placeholder: id, passwordHash });
  announcePerson(tx, id, issuerId);
  await tx.audit({ action: 'user.delete', entityType: 'user', entityId: id, issuerId, details: { role } });
}

/** Hash of a random secret that is discarded. */
function unusableHash({ ids, services }: Scope): Promise<string> {
  return services.credentials.passwords.hash(ids.secret(32).toString('base64url'));
}
