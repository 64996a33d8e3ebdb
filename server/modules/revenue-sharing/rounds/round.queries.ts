import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { followChangedIds, unlessRefused } from '../../../platform/follow-changes.ts';
import {
  type Page,
  type PageSlice,
  type Paging,
  pageOf,
  sliceByMoment,
} from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { maySeeMoney } from '../contracts/contract.policy.ts';
import { contractWithMoney } from '../contracts/contract.queries.ts';
import { readContractRecords } from '../contracts/contract.reads.ts';
import type { ContractRecord } from '../contracts/contract.record.ts';
import { presentRound, presentRounds } from './round.present.ts';
import {
  type RoundListRequest,
  readRoundRecords,
  readRoundSeen,
  readRoundsSeen,
  type SeenRound,
} from './round.reads.ts';
import type { RoundRecord } from './round.record.ts';
import type { RoundRow } from './round.row.ts';
import type { Round } from './round.schema.ts';

/** Publishes a change of the round, and of its contract's money, after the commit. */
export function announceRound(
  tx: Tx,
  { id: roundId, contractId, issuerId }: Pick<RoundRow, 'id' | 'contractId' | 'issuerId'>,
  paidExpenses: readonly string[] = [],
): void {
  const { topics } = tx.scope.services;
  tx.afterCommit(() => {
    topics.publish('round.changed', contractId, { contractId, roundId, issuerId });
    topics.publish('contract.changed', contractId, { contractId, issuerId });
    for (const expenseId of paidExpenses) {
      topics.publish('expense.changed', contractId, { contractId, expenseId, issuerId });
    }
  });
}

/**
 * Finds the round and its contract, if the actor may see the money of that contract.
 * @throws NotFound otherwise: for a partner a contract has no rounds
 */
export async function findRoundRecord(
  scope: Scope,
  id: string,
): Promise<{ round: RoundRecord; contract: ContractRecord }> {
  const seen = await findOrFail('round', id, () => readRoundSeen(scope, id));
  const [[round], [contract]] = await Promise.all([
    readRoundRecords(scope, [id]),
    readContractRecords(scope, [seen.contractId]),
  ]);
  if (!round || !contract || !maySeeMoney(scope.actor, contract)) throw new NotFound('round');
  return { round, contract };
}

/** @throws NotFound */
export async function findRound(scope: Scope, id: string): Promise<Round> {
  const { round, contract } = await findRoundRecord(scope, id);
  return presentRound(scope, round, contract);
}

/**
 * Returns a round that an object refers to; null unless the actor sees the round too. Those of a list are read
 * together.
 */
export async function roundSeen(scope: Scope, id: string): Promise<Round | null> {
  return (await loadRounds(scope, id)) ?? null;
}

const loadRounds = batchByKey(async (scope: Scope, ids: string[]) => {
  const rounds = await readRoundRecords(scope, ids);
  const contracts = await readContractRecords(scope, [
    ...new Set(rounds.map(({ contractId }) => contractId)),
  ]);
  const seen = new Map<string, Round>();
  for (const round of rounds) {
    const contract = contracts.find(({ id }) => id === round.contractId);
    if (contract && maySeeMoney(scope.actor, contract))
      seen.set(round.id, presentRound(scope, round, contract));
  }
  return seen;
});

/**
 * Lists the rounds of a contract, newest first.
 * @throws NotFound for a contract that the actor does not see, Forbidden for its partners, BadInput for an invalid
 *   page
 */
export async function listRounds(
  scope: Scope,
  request: { contractId: string; page: Paging },
): Promise<Page<Round>> {
  const slice = sliceByMoment(request.page);
  const { contractId } = request;
  const [page] = await Promise.all([
    pageOfRounds(scope, { contractId, openOnly: false, slice }),
    contractWithMoney(scope, contractId, 'rounds'),
  ]);
  return page;
}

async function pageOfRounds(
  scope: Scope,
  request: RoundListRequest & { slice: PageSlice },
): Promise<Page<Round>> {
  const { nodes, pageInfo } = pageOf(
    await seenRounds(scope, request),
    request.slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    (row) => row,
  );
  return { nodes: await presentRounds(scope, nodes), pageInfo };
}

/**
 * Lists open rounds: of one contract, or of all whose money the actor sees, by time.
 * @throws NotFound, Forbidden as `listRounds`
 */
export async function pendingRounds(
  scope: Scope,
  request: { contractId: string | null; page: Paging },
): Promise<Page<Round>> {
  const slice = sliceByMoment(request.page);
  const { contractId } = request;
  const [page] = await Promise.all([
    pageOfRounds(scope, { contractId, openOnly: true, slice }),
    contractId === null ? null : contractWithMoney(scope, contractId, 'rounds'),
  ]);
  return page;
}

/** Checks the contract's id itself, because it runs in parallel with the check of the contract. */
async function seenRounds(scope: Scope, request: RoundListRequest): Promise<SeenRound[]> {
  return request.contractId === null || isUuid(request.contractId) ? readRoundsSeen(scope, request) : [];
}

/**
 * Delivers each round after a change: of one contract, or of all whose money the actor sees. Messages carry only ids.
 * Each round is read with the viewer's permissions, and skipped in silence once the viewer has lost access.
 * @throws NotFound, Forbidden when the viewer may not see those of the named contract
 */
export async function watchRounds(
  scope: Scope,
  contractId: string | null,
): Promise<AsyncIterableIterator<Round>> {
  if (contractId !== null) await contractWithMoney(scope, contractId, 'rounds');
  const { topics } = scope.services;
  return followChangedIds({
    coalesceMs: 100,
    capacity: 100,
    listen: (changed) => [
      topics.listen('round.changed', contractId ?? '*', ({ roundId }) => changed(roundId)),
    ],
    read: (id) => unlessRefused(findRound(scope, id)),
  });
}
