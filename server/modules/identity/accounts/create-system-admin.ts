import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { refuseFaults } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { passwordFaults } from '../passwords/password.rules.ts';
import { emailFaults, nameFaults } from './account.rules.ts';
import { insertUser } from './account.writes.ts';

/**
 * Creates the first system administrator of an installation, from the command line.
 * @throws BadInput, EmailTaken
 */
export async function createSystemAdmin(
  scope: Scope,
  given: { name: string; email: string; password: string },
): Promise<string> {
  const [name, email] = [given.name.trim(), given.email.trim()];
  refuseFaults([
    ...nameFaults(name),
    ...emailFaults(email),
    ...passwordFaults(given.password, 'password', { email }),
  ]);
  const passwordHash = await scope.services.credentials.passwords.hash(given.password);
  const id = scope.ids.uuid();
  await inTransaction(
    scope,
    async (tx) => {
      const emailVerifiedAt = scope.clock.now();
      const role = 'system_admin';
      await insertUser(tx, {
        id,
        email,
        name,
        phone: null,
        role,
        issuerId: null,
        passwordHash,
        wantsWallet: false,
        emailVerifiedAt,
      });
      await tx.audit({ action: 'user.create', entityType: 'user', entityId: id, details: { role, email } });
    },
    SYSTEM_TENANCY,
  );
  return id;
}
