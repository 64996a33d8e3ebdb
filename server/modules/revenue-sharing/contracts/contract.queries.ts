import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { Failure, Forbidden, NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import {
  ENDED,
  type FollowOptions,
  followChangedIds,
  followFromNow,
} from '../../../platform/follow-changes.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { maySeeContract, maySeeMoney } from './contract.policy.ts';
import { presentContract } from './contract.present.ts';
import {
  type ContractCounts,
  readContract,
  readContractCounts,
  readContractRecords,
  readVisibleContracts,
  readVisibleIds,
} from './contract.reads.ts';
import type { ContractRecord } from './contract.record.ts';
import type { Contract, ContractChange } from './contract.schema.ts';

/** Publishes a change of the contract, after the commit. */
export function announceContract(tx: Tx, { id, issuerId }: { id: string; issuerId: string }): void {
  tx.afterCommit(() =>
    tx.scope.services.topics.publish('contract.changed', id, { contractId: id, issuerId }),
  );
}

/**
 * Finds the contract in its current state, if the actor may see it.
 * @throws NotFound alike for unknown ones, withdrawn ones and those of others
 */
export async function findContract(scope: Scope, id: string): Promise<ContractRecord> {
  const contract = await findOrFail('contract', id, () => readContract(scope, id));
  if (!maySeeContract(scope.actor, contract)) throw new NotFound('contract');
  return contract;
}

/**
 * Finds the contract for a list of its rounds or expenses.
 * @throws NotFound, and Forbidden for a partner: an empty list would suggest that there are none
 */
export async function contractWithMoney(
  scope: Scope,
  id: string,
  operation: 'rounds' | 'expenses',
): Promise<ContractRecord> {
  const contract = await findContract(scope, id);
  if (maySeeMoney(scope.actor, contract)) return contract;
  scope.services.audit.refused(scope, { operation, code: 'FORBIDDEN' });
  throw new Forbidden();
}

/** @throws NotFound as `findContract` */
export async function findPresentedContract(scope: Scope, id: string): Promise<Contract> {
  return presentContract(scope, await findContract(scope, id));
}

/**
 * Returns the contract of a release, an expense or a change; null for a withdrawn one, and unless the actor may see it.
 * Those of a list are read together.
 */
export async function contractSeen(scope: Scope, id: string): Promise<Contract | null> {
  const [contract] = await readContractRecords(scope, [id]);
  const isThere = contract !== undefined && contract.state !== 'withdrawn';
  return isThere && maySeeContract(scope.actor, contract) ? presentContract(scope, contract) : null;
}

/**
 * Counts the open items of a contract. null for those who do not see its money: an error would fail a whole list, and
 * `viewerCanSeeMoney` gives the reason.
 */
export async function contractCounts(scope: Scope, record: ContractRecord): Promise<ContractCounts | null> {
  if (!maySeeMoney(scope.actor, record)) return null;
  return (await loadCounts(scope, record.id)) ?? null;
}

const loadCounts = batchByKey(async (scope: Scope, ids: string[]) => {
  const counts = await readContractCounts(scope, ids);
  return new Map(counts.map((row) => [row.id, row]));
});

export interface ContractsRequest {
  eventId?: string | null;
  status?: 'draft' | 'final' | null;
  page: Paging;
}

/**
 * Lists the contracts that the actor may see, newest first: those of their organiser, and those they are in; system
 * roles see all.
 * @throws BadInput for an invalid page
 */
export async function listContracts(scope: Scope, request: ContractsRequest): Promise<Page<Contract>> {
  const { eventId } = request;
  const slice = sliceByMoment(request.page);
  const found =
    eventId && !isUuid(eventId)
      ? []
      : await readVisibleContracts(scope, { eventId, status: request.status, slice });
  const records = await readContractRecords(
    scope,
    found.map(({ id }) => id),
  );
  return pageOf(
    records,
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (record) => presentContract(scope, record),
  );
}

/**
 * Delivers the contract as it is now, and again after each change, read with the viewer's permissions. It ends in
 * silence when the viewer loses access.
 * @throws NotFound for those who may not see it
 */
export async function watchContract(scope: Scope, id: string): Promise<AsyncIterableIterator<Contract>> {
  const first = await findPresentedContract(scope, id);
  const { topics } = scope.services;
  const following: FollowOptions<Contract> = {
    coalesceMs: 100,
    listen: (changed) => [
      topics.listen('contract.changed', first.id, changed),
      topics.listen('round.changed', first.id, changed),
      topics.listen('expense.changed', first.id, changed),
    ],
    read: () =>
      findPresentedContract(scope, id).catch((error: unknown) => {
        if (error instanceof Failure && error.kind === 'not_found') return ENDED;
        throw error;
      }),
  };
  return followFromNow(following, async () => first);
}

/**
 * Delivers new and changed contracts of the actor's organiser, and those that the actor is in. System roles get all.
 */
export function watchContracts(scope: Scope): AsyncIterableIterator<ContractChange> {
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 100,
    capacity: 200,
    listen: (changed) => [topics.listen('contract.changed', '*', ({ contractId }) => changed(contractId))],
    readAll: async (ids) => (await readVisibleIds(scope, ids)).map((contractId) => ({ contractId })),
  });
}
