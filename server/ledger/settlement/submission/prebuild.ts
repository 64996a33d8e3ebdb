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
 * Builds and signs intents before they are inserted, so that they are stored with their bytes and many can be submitted
 * as soon as they are committed. A source is used once, when its sequence number is in our database and nothing of it
 * is under way. Intents left out, and those with an outdated sequence number, are built after the insert. Nothing may
 * be submitted before it is stored.
 * @returns transactions by the ids of their intents
 */
export async function prebuild(
  context: SettlementContext,
  networkId: string,
  requests: readonly IdentifiedIntent[],
): Promise<ReadonlyMap<string, Built>> {
  const able = ableOf(context, requests);
  if (able.length === 0) return NOTHING;
  try {
    const { connection, monitor, feeCap } = context;
    const sources = able.map(({ request }) => request.source);
    const [known, fees] = await Promise.all([readSequences(connection, networkId, sources), monitor.fees()]);
    const feeBid = firstBid(fees, feeCap);
    const built = await Promise.all(
      able.map(async ({ id, request, maxTime }): Promise<[string, Built][]> => {
        const last = known.get(request.source);
        if (last === undefined) return [];
        const { source, operations, memoHash = null } = request;
        const signers = otherSigners(request);
        const plan = { source, operations, memoHash, signers, maxTime, seq: last + 1n, feeBid };
        return [[id, await signedBytes(context, plan)]];
      }),
    );
    return new Map(built.flat());
  } catch (error) {
    // The error occurs again, and is logged, when they are built after the insert.
    context.log.debug({ err: error }, 'transactions could not be built ahead');
    return NOTHING;
  }
}

function ableOf({ book, monitor }: SettlementContext, requests: readonly IdentifiedIntent[]): Able[] {
  if (!monitor.status.up) return [];
  const now = monitor.time();
  const taken = book.busySources();
  return requests.flatMap(({ id, request }) => {
    const { source, notAfter } = request;
    const maxTime = upperBound(notAfter, now);
    if (maxTime === null || taken.has(source)) return [];
    taken.add(source);
    return [{ id, request, maxTime }];
  });
}
