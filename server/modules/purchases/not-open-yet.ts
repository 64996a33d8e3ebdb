import { Failure } from '../../failures.ts';

/** Refuses what the ledger is needed for, as long as none is connected. */
export class LedgerNotConnected extends Failure {
  constructor() {
    super(
      'LEDGER_UNAVAILABLE',
      'unavailable',
      'The ledger cannot be reached right now. Please try again shortly.',
      {
        retryAfter: 5,
      },
    );
  }
}
