import type { EffectDetails, ListedOperation } from '../../records/records.ts';
import { time } from '../formats.ts';
import { link } from '../links.ts';
import { presentTransaction } from './transaction.ts';

/** Names by number on the wire. */
const TYPES = [
  'create_account',
  'payment',
  'path_payment_strict_receive',
  'manage_sell_offer',
  'create_passive_sell_offer',
  'set_options',
  'change_trust',
  'allow_trust',
  'account_merge',
  'inflation',
  'manage_data',
  'bump_sequence',
  'manage_buy_offer',
  'path_payment_strict_send',
  'create_claimable_balance',
  'claim_claimable_balance',
  'begin_sponsoring_future_reserves',
  'end_sponsoring_future_reserves',
  'revoke_sponsorship',
  'clawback',
  'clawback_claimable_balance',
  'set_trust_line_flags',
  'liquidity_pool_deposit',
  'liquidity_pool_withdraw',
  'invoke_host_function',
  'extend_footprint_ttl',
  'restore_footprint',
];

export const operationType = (number: number): string => TYPES[number] ?? 'unknown';

export type EffectBody = { paging_token: string } & Record<string, unknown>;

/** One effect of an operation and its index, from 1. */
export interface ListedEffect {
  operation: ListedOperation;
  effect: EffectDetails;
  order: number;
}

export function presentEffect({ operation, effect, order }: ListedEffect, base: string): EffectBody {
  const id = String(operation.id);
  const token = `${id}-${order}`;
  return {
    _links: {
      operation: link(base, `/operations/${id}`),
      succeeds: link(base, `/effects?order=desc&cursor=${token}`),
      precedes: link(base, `/effects?order=asc&cursor=${token}`),
    },
    id: `${id.padStart(19, '0')}-${String(order).padStart(10, '0')}`,
    paging_token: token,
    ...effect,
    created_at: time(operation.closedAt),
  };
}

export type OperationBody = { paging_token: string } & Record<string, unknown>;

/** Formats an operation as Horizon does, with its transaction when that was joined. */
export function presentOperation(record: ListedOperation, base: string): OperationBody {
  const token = String(record.id);
  const { transaction } = record;
  return {
    _links: {
      self: link(base, `/operations/${token}`),
      transaction: link(base, `/transactions/${record.hash}`),
      effects: link(base, `/operations/${token}/effects`),
      succeeds: link(base, `/effects?order=desc&cursor=${token}`),
      precedes: link(base, `/effects?order=asc&cursor=${token}`),
    },
    id: token,
    paging_token: token,
    transaction_successful: record.successful,
    source_account: record.source,
    type: operationType(record.type),
    type_i: record.type,
    created_at: time(record.closedAt),
    transaction_hash: record.hash,
    ...(transaction === undefined ? {} : { transaction: presentTransaction(transaction, base) }),
    ...record.details,
  };
}
