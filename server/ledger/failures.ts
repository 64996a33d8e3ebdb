import { Failure } from '../failures.ts';

/** The ledger did not answer, or what answers is not our network. Nothing was learned and nothing is known to be lost. */
export class LedgerUnavailable extends Failure {
  /** @param retryAfter seconds */
  constructor(message = 'The ledger cannot be reached right now. Please try again shortly.', retryAfter = 5) {
    super('LEDGER_UNAVAILABLE', 'unavailable', message, { retryAfter });
  }
}

/** The faucet will not pay, or the network has none. */
export class FundingRefused extends Failure {
  constructor(message: string) {
    super('FUNDING_REFUSED', 'unprocessable', message);
  }
}
