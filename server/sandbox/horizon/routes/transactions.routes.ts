import type { SubmitAnswer } from '../../core/index.ts';
import { isKnownAccount, readByHash, readTransactions } from '../../store/history.reads.ts';
import { type Exchange, postedField, respond } from '../exchange.ts';
import { afterLedger } from '../formats.ts';
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
import { presentTransaction, type TransactionBody } from '../present/transaction.ts';
import { notFound, serviceUnavailable } from '../problem.ts';
import { listRoute, objectRoute } from '../resource-routes.ts';
import type { HorizonParts, Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

const ASYNC_STATUS = { PENDING: 201, DUPLICATE: 409, TRY_AGAIN_LATER: 503, ERROR: 400 } as const;

/** Thrown when the client has disconnected. */
export class ClientGone extends Error {}

export function submissionRoutes({ submissions, store, faults }: HorizonParts): Route[] {
  /** Submits the envelope of a request to the core, unless a fault is injected. */
  const offer = async (exchange: Exchange): Promise<{ raw: string; answer: SubmitAnswer }> => {
    const raw = await postedField(exchange, 'tx');
    // Accepts nothing that cannot be stored.
    if (!store.reachable) throw serviceUnavailable();
    const strike = faults.strike();
    if (strike === 'before') throw cut(exchange);
    const answer = submissions.offer(raw);
    if (strike === 'after') throw cut(exchange);
    return { raw, answer };
  };

  return [
    {
      method: 'POST',
      path: '/transactions',
      async handle(exchange) {
        const { raw, answer } = await offer(exchange);
        const over = new AbortController();
        exchange.response.once('close', () => over.abort(new ClientGone()));
        const { record, hash } = await submissions.follow(raw, answer, over);
        respond(exchange, { status: 200, body: presentTransaction(record, exchange.base, hash) });
      },
    },
    {
      method: 'POST',
      path: '/transactions_async',
      async handle(exchange) {
        const { answer } = await offer(exchange);
        const { status, hash, resultXdr } = answer;
        const error = resultXdr === null ? {} : { error_result_xdr: resultXdr.toString('base64') };
        respond(exchange, { status: ASYNC_STATUS[status], body: { ...error, tx_status: status, hash } });
      },
    },
  ];
}

function cut({ request }: Exchange): ClientGone {
  request.socket.destroy();
  return new ClientGone();
}

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
