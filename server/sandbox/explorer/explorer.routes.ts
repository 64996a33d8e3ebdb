import { type Exchange, respond } from '../horizon/exchange.ts';
import { afterLedger } from '../horizon/formats.ts';
import { readAccountId, readHash, readLedgerNumber, withinLedger } from '../horizon/list-request.ts';
import { presentAccount } from '../horizon/present/account.ts';
import { presentLedger } from '../horizon/present/ledger.ts';
import { notFound, Problem } from '../horizon/problem.ts';
import type { HorizonParts, Params, Route } from '../horizon/router.ts';
import { readByHash, readOperations, readTransactions } from '../store/history.reads.ts';
import { readLedgers } from '../store/ledgers.reads.ts';
import { PAGE_HEADERS } from './page.ts';
import { accountPage, ledgerPage, missingPage, transactionPage } from './pages.ts';

const SHOWN = 20;

/**
 * Pages for people: an account, a transaction, a ledger. They belong to the sandbox alone; other networks have their
 * own explorers.
 */
export function explorerRoutes({ store, history }: HorizonParts): Route[] {
  const db = store.readers;
  const range = { order: 'desc', limit: SHOWN, failed: true } as const;

  const account = async (params: Params): Promise<Buffer> => {
    const id = readAccountId(params);
    const found = history.account(id);
    if (found === null) throw notFound();
    const bounds = { from: 0n, to: afterLedger(history.latest.sequence) };
    const operations = await readOperations(db, { ...range, ...bounds, payments: false, join: false }, id);
    return accountPage(found, presentAccount(found, undefined, ''), operations);
  };

  const transaction = async (params: Params): Promise<Buffer> => {
    const record = (await readByHash(db, [readHash(params)], afterLedger(history.latest.sequence))).at(-1);
    if (record === undefined) throw notFound();
    const bounds = { from: record.id + 1n, to: record.id + 4095n };
    const all = { ...bounds, order: 'asc', limit: 100, failed: true, payments: false, join: false } as const;
    return transactionPage(record, await readOperations(db, all, undefined));
  };

  const ledger = async (params: Params): Promise<Buffer> => {
    const sequence = readLedgerNumber(params, history.latest.sequence);
    const [record] = await readLedgers(db, sequence, sequence, 'asc', 1);
    if (record === undefined) throw notFound();
    const within = { ...range, ...withinLedger(sequence), order: 'asc', limit: 200 } as const;
    return ledgerPage(sequence, presentLedger(record, ''), await readTransactions(db, within, undefined));
  };

  return [
    pageRoute('/explorer/account/:account_id', account),
    pageRoute('/explorer/tx/:tx_id', transaction),
    pageRoute('/explorer/ledger/:ledger_id', ledger),
  ];
}

/** Errors are pages as well. */
function pageRoute(path: string, draw: (params: Params) => Promise<Buffer>): Route {
  return {
    method: 'GET',
    path,
    async handle(exchange: Exchange, params: Params) {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) exchange.response.setHeader(name, value);
      const { status, body } = await draw(params).then(
        (page) => ({ status: 200, body: page }),
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          return { status: error.status, body: missingPage(error.title, error.detail) };
        },
      );
      respond(exchange, { status, body, type: 'text/html; charset=utf-8' });
    },
  };
}
