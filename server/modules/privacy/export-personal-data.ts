import { signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { insertAuditEntry } from '../../platform/audit-entry.writes.ts';
import { NotFound } from '../../platform/failures.ts';
import { findOrFail } from '../../platform/find-or-fail.ts';
import type { Scope } from '../../platform/scope.ts';
import { findAccount } from '../identity/index.ts';
import { readPersonalData } from './personal-data.reads.ts';

/**
 * Exports the data about a person, for that person or, at their request, for a manager of users. The export is
 * recorded.
 * @throws NotFound
 */
export async function personalData(scope: Scope, userId: string): Promise<Record<string, unknown>> {
  const account = await findOrFail('user', userId, () => findAccount(scope, userId));
  if (account.deleted) throw new NotFound('user');
  const data = await readPersonalData(
    scope,
    userId,
    account.emailVerified ? account.email.toLowerCase() : null,
  );
  const own = signedIn(scope.actor).userId === userId;
  // This is the only write: the statement is a transaction by itself.
  await insertAuditEntry(
    (text, values = []) => scope.db.read(tenancyOf(scope.actor), { text, values }),
    scope,
    {
      action: 'personal_data.export',
      entityType: 'user',
      entityId: userId,
      issuerId: account.issuerId,
      details: { own },
    },
  );
  return { exported_at: scope.clock.now().toISOString(), ...data };
}
