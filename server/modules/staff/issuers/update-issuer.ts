import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readIssuerAccount } from './issuer-account.reads.ts';
import { changedDetails } from './issuer-account.rules.ts';
import type { IssuerAccount, UpdateIssuerInput } from './issuer-account.schema.ts';
import { lockIssuer, writeIssuer } from './issuer-account.writes.ts';

/** Changes name and description of an organiser. @throws NotFound, BadInput */
export async function updateIssuer(scope: Scope, input: UpdateIssuerInput): Promise<IssuerAccount> {
  const { id } = input;
  await inTransaction(scope, async (tx) => {
    const now = await findOrFail('organiser', id, () => lockIssuer(tx, id));
    const details = changedDetails(now, input);
    await writeIssuer(tx, { id, ...details });
    await tx.audit({
      action: 'issuer.update',
      entityType: 'issuer',
      entityId: id,
      issuerId: id,
      details: { from: { name: now.name, description: now.description }, to: { ...details } },
    });
    tx.afterCommit(() => tx.scope.services.topics.publish('public.changed', 'all', { issuerId: id }));
  });
  return findOrFail('organiser', id, () => readIssuerAccount(scope, id));
}
