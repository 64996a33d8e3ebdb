import { readAccountId } from '../list-request.ts';
import { notFound } from '../problem.ts';
import { listRoute, objectRoute } from '../resource-routes.ts';
import type { HorizonParts, Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

const EMPTY_LISTS = [
  '/assets',
  '/claimable_balances',
  '/liquidity_pools',
  '/offers',
  '/trade_aggregations',
  '/trades',
];

/** Resources that this ledger does not have: issued assets and their operations. The lists exist, and are empty. */
export function absentRoutes(parts: HorizonParts & StreamParts): Route[] {
  const ofAccount = ['offers', 'trades'].map((name) =>
    listRoute(
      {
        path: `/accounts/:account_id/${name}`,
        async read(asked) {
          if (parts.history.account(readAccountId(asked.params)) === null) throw notFound();
          return [];
        },
        concerns: () => false,
      },
      parts,
    ),
  );
  const paths = ['/paths', '/paths/strict-receive', '/paths/strict-send'].map((path) =>
    objectRoute({ path, read: () => ({ _embedded: { records: [] } }) }, parts),
  );
  return [
    ...ofAccount,
    ...paths,
    ...EMPTY_LISTS.map((path) => listRoute({ path, read: async () => [], concerns: () => false }, parts)),
    objectRoute({ path: '/order_book', read: ({ query }) => emptyBook(query), concerns: () => false }, parts),
  ];
}

function emptyBook(query: URLSearchParams): object {
  const asset = (side: string): Record<string, string> =>
    Object.fromEntries(
      ['asset_type', 'asset_code', 'asset_issuer']
        .map((field) => [field, query.get(`${side}_${field}`) ?? ''])
        .filter(([, value]) => value !== ''),
    );
  return { bids: [], asks: [], base: asset('selling'), counter: asset('buying') };
}
