import type { Account } from '../../core/index.ts';
import type { History } from '../../run/history.ts';
import type { LedgerStore } from '../../run/ledger-store.ts';
import { readLedgers } from '../../store/ledgers.reads.ts';
import { type Exchange, respond } from '../exchange.ts';
import { type ListRequest, readAccountId } from '../list-request.ts';
import { type AccountBody, presentAccount } from '../present/account.ts';
import { notFound, Problem } from '../problem.ts';
import { listRoute, objectRoute, type Thing } from '../resource-routes.ts';
import type { HorizonParts, Params, Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

const MAX_CACHED = 2_000;

/** Close times of ledgers, with a cache of the latest reads. */
export class CloseTimes {
  readonly #store: LedgerStore;
  readonly #known = new Map<number, number>();

  constructor(store: LedgerStore, history: History) {
    this.#store = store;
    history.listen(({ sequence, closeTime }) => this.#keep(sequence, closeTime));
  }

  async of(sequence: number): Promise<number | undefined> {
    const known = this.#known.get(sequence);
    if (known !== undefined) return known;
    const [ledger] = await readLedgers(this.#store.readers, sequence, sequence, 'asc', 1);
    if (ledger !== undefined) this.#keep(sequence, ledger.closedAt);
    return ledger?.closedAt;
  }

  #keep(sequence: number, closeTime: number): void {
    this.#known.set(sequence, closeTime);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_CACHED && oldest !== undefined) this.#known.delete(oldest);
  }
}

const FILTERS = ['signer', 'sponsor', 'asset', 'liquidity_pool'];

export function accountRoutes(parts: HorizonParts & StreamParts, times: CloseTimes): Route[] {
  const { engine, history } = parts;

  const present = async (account: Account, base: string): Promise<AccountBody> =>
    presentAccount(account, await times.of(account.lastModifiedLedger), base);

  const find = (params: Params): Account => {
    const account = history.account(readAccountId(params));
    if (account === null) throw notFound();
    return account;
  };

  const data = (params: Params): string => {
    const value = find(params).data.get(params.key ?? '');
    if (value === undefined) throw notFound();
    return value;
  };

  const entry: Thing = {
    path: '/accounts/:account_id/data/:key',
    read: (_exchange, params) => ({ value: data(params) }),
    concerns: ({ accounts }, { account_id = '' }) => accounts.has(account_id),
  };
  const plain = objectRoute(entry, parts);

  return [
    listRoute({ path: '/accounts', read: (asked) => bySigner(asked) }, parts),
    objectRoute(
      {
        path: '/accounts/:account_id',
        read: (exchange, params) => present(find(params), exchange.base),
        concerns: ({ accounts }, { account_id = '' }) => accounts.has(account_id),
      },
      parts,
    ),
    {
      ...plain,
      async handle(exchange: Exchange, params: Params) {
        if (exchange.form !== 'raw') return plain.handle(exchange, params);
        const body = Buffer.from(data(params), 'base64');
        respond(exchange, { status: 200, body, type: 'application/octet-stream' });
      },
    },
  ];

  /** Only signers are indexed; there are no sponsors and no trustlines here. */
  async function bySigner(asked: ListRequest): Promise<AccountBody[]> {
    const given = FILTERS.filter((name) => asked.query.get(name));
    if (given.length !== 1) throw filterRequired();
    if (given[0] !== 'signer') return [];
    const signer = readAccountId({ signer: asked.query.get('signer') ?? '' }, 'signer');
    const { cursor, order, limit } = asked.paging;
    const behind = engine
      .accountsSignedBy(signer)
      .filter((id) => cursor === '' || (order === 'asc' ? id > cursor : id < cursor));
    if (order === 'desc') behind.reverse();
    const accounts = behind.map((id) => history.account(id)).filter((account) => account !== null);
    return Promise.all(accounts.slice(0, limit).map((account) => present(account, asked.base)));
  }
}

const filterRequired = (): Problem =>
  new Problem(
    'invalid_accounts_params',
    400,
    'Invalid Accounts Parameters',
    'Exactly one of signer, sponsor, asset and liquidity_pool must be given.',
  );
