import { LedgerUnavailable } from '../failures.ts';
import type { SubmitAnswer, UnknownWhy } from '../port.ts';
import type { HttpFault } from './horizon-client.ts';
import { decodeResult } from './result-codes.ts';
import type { StellarSdk } from './sdk.ts';

/** The body of /transactions_async; Horizon's own refusals are problem documents instead. */
interface AsyncBody {
  tx_status?: string;
  error_result_xdr?: string;
  type?: string;
  detail?: string;
}

/** @param fault what the POST to /transactions_async rejected with */
export function answerOfFault(sdk: StellarSdk, fault: unknown): SubmitAnswer {
  // It was not submitted: the server had asked for a pause.
  if (fault instanceof LedgerUnavailable) return unknown('rate_limited');
  const { response, code } = fault as HttpFault;
  if (response === undefined)
    return unknown(code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'connection');
  const body = (
    typeof response.data === 'object' && response.data !== null ? response.data : {}
  ) as AsyncBody;
  if (body.tx_status !== undefined) return answerOfStatus(sdk, body);
  if (response.status === 429) return unknown('rate_limited');
  if (response.status === 400 && body.type?.endsWith('transaction_malformed')) {
    return { outcome: 'malformed', detail: body.detail ?? '' };
  }
  return unknown(response.status === 504 ? 'timeout' : 'unavailable');
}

export function answerOfBody(sdk: StellarSdk, body: unknown): SubmitAnswer {
  return answerOfStatus(sdk, body as AsyncBody);
}

function answerOfStatus(
  sdk: StellarSdk,
  { tx_status: status, error_result_xdr: xdr }: AsyncBody,
): SubmitAnswer {
  if (status === 'PENDING' || status === 'DUPLICATE') return { outcome: 'accepted' };
  if (status === 'TRY_AGAIN_LATER') return unknown('try_again_later');
  if (status !== 'ERROR' || xdr === undefined) return unknown('unavailable');
  const { codes, fee } = decodeResult(sdk, xdr);
  return { outcome: 'rejected', codes, feeNeeded: codes.transaction === 'tx_insufficient_fee' ? fee : null };
}

function unknown(why: UnknownWhy): SubmitAnswer {
  return { outcome: 'unknown', why };
}
