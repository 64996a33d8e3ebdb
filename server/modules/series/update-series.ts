import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Forbidden, NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { checkedName, mayEditSeries, maySeeSeries } from './series.rules.ts';
import { lockSeries, updateName } from './series.writes.ts';

/** @throws NotFound, Forbidden, BadInput */
export async function updateSeries(scope: Scope, id: string, given: string): Promise<void> {
  const name = checkedName(given);
  await inTransaction(scope, async (tx) => {
    const series = isUuid(id) ? await lockSeries(tx, id) : undefined;
    if (!series || !maySeeSeries(scope.actor, series.issuerId)) throw new NotFound('series');
    if (!mayEditSeries(scope.actor, series.issuerId)) throw new Forbidden();
    await updateName(tx, id, name);
    await tx.audit({
      action: 'series.rename',
      entityType: 'series',
      entityId: id,
      issuerId: series.issuerId,
      details: { from: series.name, to: name },
    });
    const { topics } = scope.services;
    tx.afterCommit(() => topics.publish('public.changed', 'all', { issuerId: series.issuerId }));
  });
}
