import { Failure } from '../platform/failures.ts';

/**
 * The ledger did not answer, or the server belongs to another network. Nothing was learned and nothing is known to be
 * lost.
 */
export class LedgerUnavailable extends Failure {
  /** @param retryAfter seconds */
  constructor(message = 'The ledger cannot be reached right now. Please try again shortly.', retryAfter = 5) {
    super('LEDGER_UNAVAILABLE', 'unavailable', message, { retryAfter });
  }
}

/** The returned envelope is not the transaction that was to be signed. */
export class EnvelopeRefused extends Failure {
  constructor(reason: 'malformed' | 'another_transaction') {
    const sentence =
      reason === 'malformed'
        ? 'This is not a signed transaction. Paste the whole envelope (XDR, base64) that your wallet gives you.'
        : 'This is another transaction than the one to sign. Your wallet may have changed its fee or its time bounds: sign it unchanged.';
    super('ENVELOPE_REFUSED', 'unprocessable', sentence, { reason });
  }
}

/** The faucet refuses to pay, or the network has none. */
export class FundingRefused extends Failure {
  constructor(message: string) {
    super('FUNDING_REFUSED', 'unprocessable', message);
  }
}
