import { readLedgers } from '../../store/ledgers.reads.ts';
import { ledgerId, ledgerOf } from '../formats.ts';
import { behindCursor, everything, readLedgerNumber } from '../list-request.ts';
import { presentLedger } from '../present/ledger.ts';
import { notFound } from '../problem.ts';
import { listRoute, objectRoute } from '../resource-routes.ts';
import type { HorizonParts, Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

/** Ledger numbers have 31 bits, ids have 63. */
const LAST_POSSIBLE = 2 ** 31 - 1;

export function ledgerRoutes(parts: HorizonParts & StreamParts): Route[] {
  const { store, history } = parts;
  return [
    listRoute(
      {
        path: '/ledgers',
        async read(asked) {
          const { from, to } = behindCursor(asked, everything);
          const { order, limit } = asked.paging;
          // The id of a ledger is its number followed by zeros: the first at or after `from`.
          const first = Math.min(ledgerOf(from + ledgerId(1) - 1n), LAST_POSSIBLE);
          const records = await readLedgers(store.readers, first, ledgerOf(to), order, limit);
          return records.map((record) => presentLedger(record, asked.base));
        },
        concerns: () => true,
      },
      parts,
    ),
    objectRoute(
      {
        path: '/ledgers/:ledger_id',
        async read({ base }, params) {
          const sequence = readLedgerNumber(params, history.latest.sequence);
          const [record] = await readLedgers(store.readers, sequence, sequence, 'asc', 1);
          if (record === undefined) throw notFound();
          return presentLedger(record, base);
        },
      },
      parts,
    ),
  ];
}
