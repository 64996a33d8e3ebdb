import type { Built } from '../intent.ts';
import { readSequences } from '../outbox/intent.reads.ts';
import type { IdentifiedIntent } from '../outbox/intent.writes.ts';
import { otherSigners } from '../outbox/stored-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { firstBid } from './fee.rules.ts';
import { signedBytes } from './signed-bytes.ts';
import { upperBound } from './submission.rules.ts';

const NOTHING: ReadonlyMap<string, Built> = new Map();

interface Able extends IdentifiedIntent {
  /** Seconds of ledger time. */
  maxTime: number;
}

/**
 * Builds and signs what can be built of wishes that are not written yet, so that they are written with their bytes: a
 * crowd then leaves the moment that its wishes stand. A source is taken once, when its number is in our book and nothing
 * of it is under way. Whatever is left out, and whatever proves to rest on another number, is built after it stands.
 * Nothing of it may leave before it is stored.
 * @returns bytes by the ids of their wishes
 */
export async function prebuild(
  ground: SettlementContext,
  networkId: string,
  wishes: readonly IdentifiedIntent[],
): Promise<ReadonlyMap<string, Built>> {
  const able = ableOf(ground, wishes);
  if (able.length === 0) return NOTHING;
  try {
    const { connection, pulse, feeCap } = ground;
    const sources = able.map(({ wish }) => wish.source);
    const [known, fees] = await Promise.all([readSequences(connection, networkId, sources), pulse.fees()]);
    const feeBid = firstBid(fees, feeCap);
    const built = await Promise.all(
      able.map(async ({ id, wish, maxTime }): Promise<[string, Built][]> => {
        const last = known.get(wish.source);
        if (last === undefined) return [];
        const { source, operations, memoHash = null } = wish;
        const signers = otherSigners(wish);
        const plan = { source, operations, memoHash, signers, maxTime, seq: last + 1n, feeBid };
        return [[id, await signedBytes(ground, plan)]];
      }),
    );
    return new Map(built.flat());
  } catch (error) {
    // What is in the way is met again, and told, when they are built after they stand.
    ground.log.debug({ err: error }, 'transactions could not be built ahead');
    return NOTHING;
  }
}

function ableOf({ book, pulse }: SettlementContext, wishes: readonly IdentifiedIntent[]): Able[] {
  if (!pulse.status.up) return [];
  const now = pulse.time();
  const taken = book.busySources();
  return wishes.flatMap(({ id, wish }) => {
    const { source, notAfter } = wish;
    const maxTime = upperBound(notAfter, now);
    if (maxTime === null || taken.has(source)) return [];
    taken.add(source);
    return [{ id, wish, maxTime }];
  });
}
