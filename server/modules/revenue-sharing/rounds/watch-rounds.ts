import { Coalescer } from '../../../platform/concurrency/coalescer.ts';
import { Mailbox } from '../../../platform/concurrency/mailbox.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findRound } from './find-round.ts';
import { contractWithMoney } from './list-rounds.ts';
import type { Round } from './round.type.ts';

const BETWEEN_READS_MS = 100;
const KEPT_FOR_SLOW_WATCHERS = 100;
const EVERY_CONTRACT = '*';

/**
 * Delivers each round after a change: of one contract, or of all whose money the actor sees. Messages carry only ids.
 * Each round is read with the viewer's permissions, and skipped in silence once the viewer has lost access.
 * @throws NotFound, Forbidden when the viewer may not see those of the named contract
 */
export async function watchRounds(
  scope: Scope,
  contractId: string | null,
): Promise<AsyncIterableIterator<Round>> {
  if (contractId !== null) await contractWithMoney(scope, contractId);
  const changed = new Set<string>();
  const coalescer = new Coalescer(BETWEEN_READS_MS, async () => {
    for (const id of changed) {
      changed.delete(id);
      const round = await seen(scope, id).catch((error: unknown) => {
        changed.add(id);
        throw error;
      });
      if (round) mailbox.push(round);
    }
  });
  const stop = scope.services.topics.listen('round.changed', contractId ?? EVERY_CONTRACT, ({ roundId }) => {
    changed.add(roundId);
    coalescer.poke();
  });
  const mailbox = new Mailbox<Round>(KEPT_FOR_SLOW_WATCHERS, () => {
    stop();
    coalescer.stop();
  });
  return mailbox;
}

/** @throws errors that are no refusal: then the database is unavailable, and the read is retried */
async function seen(scope: Scope, id: string): Promise<Round | undefined> {
  try {
    return await findRound(scope, id);
  } catch (error) {
    if (error instanceof Failure && error.kind !== 'unavailable') return undefined;
    throw error;
  }
}
