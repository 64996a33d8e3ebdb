import type { ListedOperation } from '../../records/records.ts';
import type { LedgerStore } from '../../run/ledger-store.ts';
import { isKnownAccount, readByHash, readOperations } from '../../store/history.reads.ts';
import { afterLedger } from '../formats.ts';
import {
  type Bounds,
  everything,
  fromCursor,
  type ListRequest,
  type Place,
  readAccountId,
  readHash,
  readLedgerNumber,
  readOperationId,
  withinLedger,
} from '../list-request.ts';
import { type EffectBody, type ListedEffect, presentEffect } from '../present/operation.ts';
import { notFound } from '../problem.ts';
import { type List, listRoute } from '../resource-routes.ts';
import type { HorizonParts, Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

export function effectRoutes(parts: HorizonParts & StreamParts): Route[] {
  const { store } = parts;
  const db = store.readers;
  const list = (asked: ListRequest, bounds: Bounds, account?: string): Promise<EffectBody[]> =>
    readEffects(store, asked, bounds, account);
  const lists: List[] = [
    {
      path: '/effects',
      read: (asked) => list(asked, everything),
      concerns: ({ transactions }) => transactions.length > 0,
    },
    {
      path: '/ledgers/:ledger_id/effects',
      read: (asked) => list(asked, withinLedger(readLedgerNumber(asked.params, asked.history))),
      concerns: () => false,
    },
    {
      path: '/operations/:op_id/effects',
      read: (asked) => {
        const id = readOperationId(asked.params, 'op_id');
        return list(asked, { from: id, to: id });
      },
      concerns: () => false,
    },
    {
      path: '/transactions/:tx_id/effects',
      async read(asked) {
        const found = await readByHash(db, [readHash(asked.params)], afterLedger(asked.history));
        const id = found.at(-1)?.id;
        if (id === undefined) throw notFound();
        return list(asked, { from: id + 1n, to: id + 4095n });
      },
      concerns: () => false,
    },
    {
      path: '/accounts/:account_id/effects',
      async read(asked) {
        const account = readAccountId(asked.params);
        const records = await list(asked, everything, account);
        if (records.length > 0) return records;
        if (await isKnownAccount(db, account, afterLedger(asked.history))) return records;
        throw notFound();
      },
      concerns: ({ accounts }, { account_id = '' }) => accounts.has(account_id),
    },
  ];
  return lists.map((one) => listRoute(one, parts));
}

/** Reads effects. They are stored with their operations, which are read until the page is full or there are no more. */
async function readEffects(
  store: LedgerStore,
  asked: ListRequest,
  bounds: Bounds,
  account: string | undefined,
): Promise<EffectBody[]> {
  const { order, limit } = asked.paging;
  const found: ListedEffect[] = [];
  let { from, to, place } = fromCursor(asked, bounds);
  while (from <= to) {
    const range = { from, to, order, limit, failed: false, payments: false, join: false };
    const operations = await readOperations(store.readers, range, account);
    for (const operation of operations) found.push(...effectsBehind(place, operation, order, account));
    const last = operations.at(-1);
    if (last === undefined || operations.length < limit || found.length >= limit) break;
    if (order === 'asc') from = last.id + 1n;
    else to = last.id - 1n;
  }
  return found.slice(0, limit).map((effect) => presentEffect(effect, asked.base));
}

function effectsBehind(
  place: Place,
  operation: ListedOperation,
  order: 'asc' | 'desc',
  account: string | undefined,
): ListedEffect[] {
  const listed = operation.effects
    .map((effect, index) => ({ operation, effect, order: index + 1 }))
    .filter(({ effect }) => account === undefined || effect.account === account);
  if (order === 'desc') listed.reverse();
  if (operation.id !== place.id) return listed;
  return listed.filter((one) =>
    order === 'asc' ? BigInt(one.order) > place.order : BigInt(one.order) < place.order,
  );
}
