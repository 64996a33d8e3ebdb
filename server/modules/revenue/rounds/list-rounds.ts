import { BadInput, Forbidden } from '../../../failures.ts';
import { decodeCursor, encodeCursor, type Page, pageSize } from '../../../graphql/page.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { type ContractRecord, findContract, maySeeMoney } from '../../partnerships/index.ts';
import { presentRounds } from './round.present.ts';
import { type RoundListWish, readRoundsSeen } from './round.reads.ts';
import type { Round } from './round.type.ts';

const MOST_PENDING = 100;

/**
 * The rounds of a contract, newest first.
 * @throws NotFound for a contract that he does not see, Forbidden for its partners, BadInput for a page that is none
 */
export async function listRounds(
  scope: Scope,
  wish: { contractId: string; first: number; after: string | null },
): Promise<Page<Round>> {
  const first = pageSize(wish.first);
  const before = keyOf(wish.after);
  const { contractId } = wish;
  const asked = { contractId, openOnly: false, before, limit: first + 1 };
  const [page] = await Promise.all([pageOfRounds(scope, asked), contractWithMoney(scope, contractId)]);
  return page;
}

async function pageOfRounds(scope: Scope, wish: RoundListWish): Promise<Page<Round>> {
  const seen = await seenRounds(scope, wish);
  const nodes = await presentRounds(scope, seen.slice(0, wish.limit - 1));
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
      hasNextPage: seen.length >= wish.limit,
    },
  };
}

/**
 * Rounds that are not over: of one contract, or of all whose money the actor sees, newest first, a hundred at most.
 * @throws NotFound, Forbidden as `listRounds`
 */
export async function pendingRounds(scope: Scope, contractId: string | null): Promise<Round[]> {
  const wish = { contractId, openOnly: true, before: null, limit: MOST_PENDING };
  const [rounds] = await Promise.all([
    seenRounds(scope, wish).then((seen) => presentRounds(scope, seen)),
    contractId === null ? null : contractWithMoney(scope, contractId),
  ]);
  return rounds;
}

/** The contract's id is looked at while it is not yet known to be one. */
async function seenRounds(scope: Scope, wish: RoundListWish): ReturnType<typeof readRoundsSeen> {
  return wish.contractId === null || isUuid(wish.contractId) ? readRoundsSeen(scope, wish) : [];
}

/** @throws NotFound, and Forbidden for a partner: an empty list would tell him that nothing was released */
export async function contractWithMoney(scope: Scope, id: string): Promise<ContractRecord> {
  const contract = await findContract(scope, id);
  if (maySeeMoney(scope.actor, contract)) return contract;
  scope.parts.audit.refused(scope, { operation: 'rounds', code: 'FORBIDDEN' });
  throw new Forbidden();
}

function keyOf(after: string | null): RoundListWish['before'] {
  const [at, id] = decodeCursor(after, 2) ?? [];
  if (at === undefined) return null;
  const moment = new Date(at);
  if (typeof id === 'string' && isUuid(id) && !Number.isNaN(moment.getTime())) return { at: moment, id };
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
