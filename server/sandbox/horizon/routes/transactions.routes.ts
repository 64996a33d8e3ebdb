import { isKnownAccount, readByHash, readTransactions } from '../../store/history.reads.ts';
import { afterLedger } from '../ids.ts';
import {
  type Bounds,
  behindCursor,
  everything,
  type ListRequest,
  readAccountId,
  readFlag,
  readHash,
  readLedgerNumber,
  withinLedger,
} from '../list-request.ts';
import { listRoute } from '../list-route.ts';
import { objectRoute } from '../object-route.ts';
import type { HorizonParts } from '../parts.ts';
import { presentTransaction, type TransactionBody } from '../present/transaction.ts';
import { notFound } from '../problem.ts';
import type { Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

export function transactionRoutes(parts: HorizonParts & StreamParts): Route[] {
  const { store, history } = parts;
  const db = store.readers;

  const list = async (asked: ListRequest, bounds: Bounds, account?: string): Promise<TransactionBody[]> => {
    const { order, limit } = asked.paging;
    const failed = readFlag(asked.query, 'include_failed');
    const range = { ...behindCursor(asked, bounds), order, limit, failed };
    const records = await readTransactions(db, range, account);
    return records.map((record) => presentTransaction(record, asked.base));
  };

  return [
    listRoute(
      {
        path: '/transactions',
        read: (asked) => list(asked, everything),
        concerns: ({ transactions }) => transactions.length > 0,
      },
      parts,
    ),
    listRoute(
      {
        path: '/ledgers/:ledger_id/transactions',
        read: (asked) => list(asked, withinLedger(readLedgerNumber(asked.params, asked.history))),
        concerns: () => false,
      },
      parts,
    ),
    listRoute(
      {
        path: '/accounts/:account_id/transactions',
        async read(asked) {
          const account = readAccountId(asked.params);
          const records = await list(asked, everything, account);
          if (records.length > 0) return records;
          if (await isKnownAccount(db, account, afterLedger(asked.history))) return records;
          throw notFound();
        },
        concerns: ({ accounts }, { account_id = '' }) => accounts.has(account_id),
      },
      parts,
    ),
    objectRoute(
      {
        path: '/transactions/:tx_id',
        async read({ base }, params) {
          const hash = readHash(params);
          const found = await readByHash(db, [hash], afterLedger(history.latest.sequence));
          const record = found.at(-1);
          if (record === undefined) throw notFound();
          return presentTransaction(record, base, hash);
        },
      },
      parts,
    ),
  ];
}
