import { Forbidden } from '../../../platform/failures.ts';
import {
  type Page,
  type PageSlice,
  type Paging,
  pageOf,
  sliceByMoment,
} from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { type Scope } from '../../../platform/scope.ts';
import { maySeeMoney } from '../contracts/contract.policy.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { findContract } from '../contracts/find-contract.ts';
import { presentRounds } from './round.present.ts';
import { type RoundListRequest, readRoundsSeen, type SeenRound } from './round.reads.ts';
import { type Round } from './round.type.ts';

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
    contractWithMoney(scope, contractId),
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
    contractId === null ? null : contractWithMoney(scope, contractId),
  ]);
  return page;
}

/** Checks the contract's id itself, because it runs in parallel with the check of the contract. */
async function seenRounds(scope: Scope, request: RoundListRequest): Promise<SeenRound[]> {
  return request.contractId === null || isUuid(request.contractId) ? readRoundsSeen(scope, request) : [];
}

/** @throws NotFound, and Forbidden for a partner: an empty list would suggest that nothing was released */
export async function contractWithMoney(scope: Scope, id: string): Promise<ContractRecord> {
  const contract = await findContract(scope, id);
  if (maySeeMoney(scope.actor, contract)) return contract;
  scope.services.audit.refused(scope, { operation: 'rounds', code: 'FORBIDDEN' });
  throw new Forbidden();
}
