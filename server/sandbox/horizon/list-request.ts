import { StrKey } from '@stellar/stellar-sdk';
import { afterLedger, ledgerId } from './ids.ts';
import { MAX_INT64, type Paging, type Place, placeOf } from './paging.ts';
import { badRequest, beforeHistory, notFound } from './problem.ts';
import type { Params } from './router.ts';

/** Request for a list. */
export interface ListRequest {
  base: string;
  params: Params;
  query: URLSearchParams;
  paging: Paging;
  /** The last visible ledger. */
  history: number;
}

/** @throws Problem bad_request */
export function readAccountId(params: Params, name = 'account_id'): string {
  const value = params[name] ?? '';
  if (StrKey.isValidEd25519PublicKey(value)) return value;
  throw badRequest(name, 'Account ID must start with `G` and contain 56 alphanum characters');
}

/** @throws Problem bad_request */
export function readHash(params: Params): string {
  const value = params.tx_id ?? '';
  if (/^[0-9a-f]{64}$/.test(value)) return value;
  throw badRequest('tx_id', 'Transaction hash must be a hex-encoded, lowercase SHA-256 hash');
}

/** @throws Problem bad_request, before_history, not_found */
export function readLedgerNumber(params: Params, history: number): number {
  const value = params.ledger_id ?? '';
  if (!/^\d{1,10}$/.test(value) || Number(value) > 0xffff_ffff) {
    throw badRequest('ledger_id', 'Ledger ID must be an integer higher than 0');
  }
  const sequence = Number(value);
  if (sequence < 1) throw beforeHistory();
  if (sequence > history) throw notFound();
  return sequence;
}

/**
 * @param name of the field in an error
 * @throws Problem bad_request
 */
export function readOperationId(params: Params, name: string): bigint {
  const value = params.op_id ?? '';
  if (!/^\d{1,19}$/.test(value) || BigInt(value) >= 2n ** 63n) {
    throw badRequest(name, 'Operation ID must be an integer higher than 0');
  }
  return BigInt(value);
}

/** @throws Problem bad_request */
export function readFlag(query: URLSearchParams, name: string): boolean {
  const value = query.get(name) ?? '';
  if (['', '0', 'f', 'F', 'false', 'FALSE', 'False'].includes(value)) return false;
  if (['1', 't', 'T', 'true', 'TRUE', 'True'].includes(value)) return true;
  throw badRequest(name, 'Filter should be true or false');
}

/** @throws Problem bad_request */
export function readJoin(query: URLSearchParams): boolean {
  const value = query.get('join') ?? '';
  if (value !== '' && value !== 'transactions') throw badRequest('join', 'Accepted values: transactions');
  return value === 'transactions';
}

/** Range of ids, both bounds included. */
export interface Bounds {
  from: bigint;
  to: bigint;
}

export const everything: Bounds = { from: 0n, to: MAX_INT64 };

export const withinLedger = (sequence: number): Bounds => ({
  from: ledgerId(sequence),
  to: afterLedger(sequence),
});

/** The range of ids after the cursor, within the bounds and the visible history. */
export function behindCursor({ paging, history }: ListRequest, bounds: Bounds): Bounds {
  const place = placeOf(paging);
  const shown = least(bounds.to, afterLedger(history));
  return paging.order === 'asc'
    ? { from: least(most(bounds.from, place.id + 1n), MAX_INT64), to: shown }
    : { from: bounds.from, to: least(shown, place.id - 1n) };
}

/** Like `behindCursor`, but including the cursor's own id, for lists with several entries per id. */
export function fromCursor({ paging, history }: ListRequest, bounds: Bounds): Bounds & { place: Place } {
  const place = placeOf(paging);
  const shown = least(bounds.to, afterLedger(history));
  return paging.order === 'asc'
    ? { from: most(bounds.from, place.id), to: shown, place }
    : { from: bounds.from, to: least(shown, place.id), place };
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
