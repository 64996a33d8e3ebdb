import { amountOf, formatFull } from '../../../lib/money/index.ts';
import type { Money } from '../../../platform/graphql/money.type.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { MovementRecord } from './movement.record.ts';
import type { WalletMovement } from './movement.type.ts';

/** An amount of stroops with seven decimals, as the ledger writes lumens. */
export function lumens(stroops: bigint): Money {
  return { amount: formatFull(amountOf('XLM', stroops)), currency: 'XLM' };
}

export function presentMovement(scope: Scope, row: MovementRecord): WalletMovement {
  const { explorer } = scope.services.ledger.network;
  return {
    id: String(row.operation_id),
    kind: row.kind,
    amount: lumens(row.units),
    fee: row.fee_units === null ? null : lumens(row.fee_units),
    counterparty: row.counterparty,
    memo: row.memo,
    transactionHash: row.transaction_hash,
    explorerUrl: explorer?.transaction(row.transaction_hash) ?? null,
    occurredAt: row.occurred_at,
    orderId: row.order_id,
    eventName: row.event_name,
  };
}
