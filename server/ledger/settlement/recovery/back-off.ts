import { isConnectionLoss } from '../../../platform/db/connection-loss.ts';
import type { Log } from '../../../platform/log/log.ts';
import { LedgerUnavailable } from '../../failures.ts';
import type { TrackedIntent } from '../outbox/tracked-intent.ts';

/**
 * Delays intents after an error other than the ledger's answer, and retries them later. An unavailable ledger or
 * database is logged elsewhere, once; everything else is a fault to look into.
 */
export function backOff(log: Log, error: unknown, works: readonly TrackedIntent[]): void {
  const now = performance.now();
  for (const work of works) work.restFromTrouble(now);
  const passing = error instanceof LedgerUnavailable || isConnectionLoss(error);
  const intents = works.map(({ id }) => id);
  log[passing ? 'debug' : 'error']({ err: error, intents }, 'ledger intents could not be worked on');
}
