import type { ListedOperation } from '../../records/records.ts';
import type { ShownLedger } from '../../run/history.ts';
import { isKnownAccount, readByHash, readOperations } from '../../store/history.reads.ts';
import { afterLedger, ledgerId } from '../formats.ts';
import {
  type Bounds,
  behindCursor,
  everything,
  type ListRequest,
  readAccountId,
  readFlag,
  readHash,
  readJoin,
  readLedgerNumber,
  readOperationId,
  withinLedger,
} from '../list-request.ts';
import { type OperationBody, presentOperation } from '../present/operation.ts';
import { beforeHistory, notFound } from '../problem.ts';
import { type List, listRoute, objectRoute } from '../resource-routes.ts';
import type { HorizonParts, Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

interface Scope {
  bounds: Bounds;
  account?: string;
  /** Includes failed ones, because a request for one transaction names it. */
  failed?: boolean;
}

export function operationRoutes(parts: HorizonParts & StreamParts): Route[] {
  const db = parts.store.readers;

  const list = async (asked: ListRequest, scope: Scope, payments: boolean): Promise<OperationBody[]> => {
    const { order, limit } = asked.paging;
    const join = readJoin(asked.query);
    const failed = readFlag(asked.query, 'include_failed') || scope.failed === true;
    const range = { ...behindCursor(asked, scope.bounds), order, limit, failed, payments, join };
    const records = await readOperations(db, range, scope.account);
    return records.map((record) => presentOperation(record, asked.base));
  };

  const listed = (name: 'operations' | 'payments'): List[] => {
    const payments = name === 'payments';
    return [
      {
        path: `/${name}`,
        read: (asked) => list(asked, { bounds: everything }, payments),
        concerns: hasTransactions,
      },
      {
        path: `/ledgers/:ledger_id/${name}`,
        read: (asked) =>
          list(asked, { bounds: withinLedger(readLedgerNumber(asked.params, asked.history)) }, payments),
        concerns: () => false,
      },
      {
        path: `/transactions/:tx_id/${name}`,
        read: async (asked) => {
          const found = await readByHash(db, [readHash(asked.params)], afterLedger(asked.history));
          const id = found.at(-1)?.id;
          if (id === undefined) throw notFound();
          return list(asked, { bounds: { from: id + 1n, to: id + 4095n }, failed: true }, payments);
        },
        concerns: () => false,
      },
      {
        path: `/accounts/:account_id/${name}`,
        read: async (asked) => {
          const account = readAccountId(asked.params);
          const records = await list(asked, { bounds: everything, account }, payments);
          if (records.length > 0) return records;
          if (await isKnownAccount(db, account, afterLedger(asked.history))) return records;
          throw notFound();
        },
        concerns: ({ accounts }, { account_id = '' }) => accounts.has(account_id),
      },
    ];
  };

  return [
    ...[...listed('operations'), ...listed('payments')].map((one) => listRoute(one, parts)),
    objectRoute(
      {
        path: '/operations/:op_id',
        async read({ base, query }, params) {
          const id = readOperationId(params, 'id');
          if (id < ledgerId(1)) throw beforeHistory();
          const record = await one(id, readJoin(query));
          return presentOperation(record, base);
        },
      },
      parts,
    ),
  ];

  async function one(id: bigint, join: boolean): Promise<ListedOperation> {
    const to = afterLedger(parts.history.latest.sequence);
    const range = { from: id, to: id < to ? id : to, order: 'asc', limit: 1, failed: true } as const;
    const [record] = await readOperations(db, { ...range, payments: false, join }, undefined);
    if (record === undefined) throw notFound();
    return record;
  }
}

const hasTransactions = ({ transactions }: ShownLedger): boolean => transactions.length > 0;
