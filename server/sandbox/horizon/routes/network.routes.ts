import { respond } from '../exchange.ts';
import { time } from '../formats.ts';
import { type Link, link, paged, template } from '../links.ts';
import { objectRoute } from '../resource-routes.ts';
import type { HorizonParts, Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

/** Server and ledger data of the root resource. */
export interface RootFacts {
  version: string;
  passphrase: string;
  protocol: number;
  history: { sequence: number; closeTime: number };
  coreLatest: number;
}

const PATHS = {
  account: '/accounts/{account_id}',
  accounts: '/accounts{?signer,sponsor,asset,liquidity_pool,cursor,limit,order}',
  assets: '/assets{?asset_code,asset_issuer,cursor,limit,order}',
  claimable_balances: '/claimable_balances{?asset,sponsor,claimant,cursor,limit,order}',
  effects: '/effects{?cursor,limit,order}',
  friendbot: '/friendbot{?addr}',
  ledger: '/ledgers/{sequence}',
  ledgers: '/ledgers{?cursor,limit,order}',
  liquidity_pools: '/liquidity_pools{?reserves,account,cursor,limit,order}',
  offer: '/offers/{offer_id}',
  offers: '/offers{?selling,buying,seller,sponsor,cursor,limit,order}',
  operation: '/operations/{id}',
  operations: '/operations{?cursor,limit,order,include_failed}',
  order_book:
    '/order_book{?selling_asset_type,selling_asset_code,selling_asset_issuer,buying_asset_type,buying_asset_code,buying_asset_issuer,limit}',
  payments: '/payments{?cursor,limit,order,include_failed}',
  strict_receive_paths:
    '/paths/strict-receive{?source_assets,source_account,destination_account,destination_asset_type,destination_asset_issuer,destination_asset_code,destination_amount}',
  strict_send_paths:
    '/paths/strict-send{?destination_account,destination_assets,source_asset_type,source_asset_issuer,source_asset_code,source_amount}',
  trade_aggregations:
    '/trade_aggregations?base_asset_type={base_asset_type}&base_asset_code={base_asset_code}&base_asset_issuer={base_asset_issuer}&counter_asset_type={counter_asset_type}&counter_asset_code={counter_asset_code}&counter_asset_issuer={counter_asset_issuer}',
  trades:
    '/trades?base_asset_type={base_asset_type}&base_asset_code={base_asset_code}&base_asset_issuer={base_asset_issuer}&counter_asset_type={counter_asset_type}&counter_asset_code={counter_asset_code}&counter_asset_issuer={counter_asset_issuer}',
  transaction: '/transactions/{hash}',
};

export function presentRoot(facts: RootFacts, base: string): Record<string, unknown> {
  const templates = Object.entries(PATHS).map(([name, path]): [string, Link] => [name, template(base, path)]);
  return {
    _links: {
      ...Object.fromEntries(templates),
      account_transactions: paged(base, '/accounts/{account_id}/transactions'),
      fee_stats: link(base, '/fee_stats'),
      self: link(base, '/'),
      transactions: paged(base, '/transactions'),
    },
    horizon_version: facts.version,
    core_version: facts.version,
    ingest_latest_ledger: facts.history.sequence,
    history_latest_ledger: facts.history.sequence,
    history_latest_ledger_closed_at: time(facts.history.closeTime),
    history_elder_ledger: 1,
    core_latest_ledger: facts.coreLatest,
    network_passphrase: facts.passphrase,
    current_protocol_version: facts.protocol,
    supported_protocol_version: facts.protocol,
    core_supported_protocol_version: facts.protocol,
  };
}

/** The root, the fee statistics, and the health check. */
export function networkRoutes(parts: HorizonParts & StreamParts): Route[] {
  const { engine, history, settings, store, feeStats, version } = parts;
  return [
    objectRoute(
      {
        path: '/',
        read: ({ base }) =>
          presentRoot(
            {
              version,
              passphrase: settings.passphrase,
              protocol: engine.last.header.ledgerVersion(),
              history: history.latest,
              coreLatest: engine.last.sequence,
            },
            base,
          ),
      },
      parts,
    ),
    objectRoute(
      {
        path: '/fee_stats',
        read: () => feeStats.body(history.latest.sequence, engine.last.header.baseFee()),
      },
      parts,
    ),
    {
      method: 'GET',
      path: '/health',
      async handle(exchange) {
        const ok = store.reachable;
        const body = { database_connected: ok, core_up: true, core_synced: true };
        respond(exchange, { status: ok ? 200 : 503, body, type: 'application/json; charset=utf-8' });
      },
    },
  ];
}
