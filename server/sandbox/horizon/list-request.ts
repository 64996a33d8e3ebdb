import { StrKey } from '@stellar/stellar-sdk';
import { afterLedger, ledgerId } from './formats.ts';
import { badRequest, beforeHistory, notFound } from './problem.ts';
import type { Params } from './router.ts';

export const MAX_INT64 = 2n ** 63n - 1n;
const STANDARD_LIMIT = 10;
const MAX_PAGE = 200;

/** Requested part of a list. */
export interface Paging {
  /** As given, or the resolved `now`; empty for the beginning of the list. */
  cursor: string;
  order: 'asc' | 'desc';
  limit: number;
}

/**
 * Reads cursor, order and limit. The Last-Event-ID of a stream takes precedence over the cursor of the query string.
 * @throws Problem bad_request naming the parameter
 */
export function readPaging(query: URLSearchParams, lastEventId: string | undefined, history: number): Paging {
  const asked = lastEventId || query.get('cursor') || '';
  const cursor = asked === 'now' ? String(afterLedger(history)) : asked;
  if (/^-\d+$/.test(cursor)) throw badRequest('cursor', `the cursor ${cursor} is a negative number: `);
  const order = query.get('order') || 'asc';
  const limit = readLimit(query.get('limit') ?? '');
  if (order !== 'asc' && order !== 'desc') throw badRequest('order', 'order: invalid value');
  return { cursor, order, limit };
}

function readLimit(given: string): number {
  if (given === '') return STANDARD_LIMIT;
  if (!/^[+-]?\d{1,18}$/.test(given)) throw badRequest('limit', 'unparseable value');
  const limit = Number(given);
  if (limit <= 0) throw badRequest('limit', 'invalid limit: non-positive value provided');
  if (limit > MAX_PAGE)
    throw badRequest('limit', `invalid limit: value provided that is over limit max of ${MAX_PAGE}`);
  return limit;
}

/** A position in a list of effects: after effect `order` of an operation. Other lists have `order` at its maximum. */
export interface Place {
  id: bigint;
  order: bigint;
}

/**
 * Parses the start of a page. A single number stands for everything of that id.
 * @throws Problem bad_request for an invalid cursor, before_history for reading back beyond the first ledger
 */
export function placeOf({ cursor, order }: Paging): Place {
  if (cursor === '') return order === 'asc' ? { id: 0n, order: 0n } : { id: MAX_INT64, order: MAX_INT64 };
  const match = /^(\d+)(?:-(\d+))?$/.exec(cursor);
  const place = { id: BigInt(match?.[1] ?? -1), order: BigInt(match?.[2] ?? MAX_INT64) };
  if (match === null || place.id > MAX_INT64 || place.order > MAX_INT64) {
    throw badRequest('cursor', 'cursor: invalid value');
  }
  if (order === 'desc' && place.id < ledgerId(1)) throw beforeHistory();
  return place;
}

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
