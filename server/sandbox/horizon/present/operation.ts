import type { ListedOperation } from '../../records/records.ts';
import { time } from '../amounts.ts';
import { link } from '../links.ts';
import { operationType } from '../operation-types.ts';
import { presentTransaction } from './transaction.ts';

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
