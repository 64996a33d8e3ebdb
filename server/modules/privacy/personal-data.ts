import { signedIn, tenancyOf } from '../../platform/access/actor.ts';
import { insertAuditEntry } from '../../platform/audit/audit-entry.writes.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { findAccount } from '../identity/index.ts';
import { readPersonalData } from './personal-data.reads.ts';

/**
 * What is kept about a person, for himself or on his request for whoever manages users. That it was taken out is
 * recorded.
 * @throws NotFound
 */
export async function personalData(scope: Scope, userId: string): Promise<Record<string, unknown>> {
  const account = isUuid(userId) ? await findAccount(scope, userId) : undefined;
  if (!account || account.deleted) throw new NotFound('The user');
  const data = await readPersonalData(
    scope,
    userId,
    account.emailVerified ? account.email.toLowerCase() : null,
  );
  const own = signedIn(scope.actor).userId === userId;
  // Nothing else is written: the statement is a transaction by itself.
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
