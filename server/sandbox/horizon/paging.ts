import { afterLedger, ledgerId } from './ids.ts';
import { badRequest, beforeHistory } from './problem.ts';

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
