import type { TransactionRecord } from '../../records/records.ts';
import { ledgerOf, time } from '../formats.ts';
import { link, paged } from '../links.ts';

export type TransactionBody = { paging_token: string } & Record<string, unknown>;

/**
 * Formats a transaction as Horizon does.
 * @param hash of the request; for the inner one of a fee bump the inner signatures are shown
 */
export function presentTransaction(
  record: TransactionRecord,
  base: string,
  hash = record.hash,
): TransactionBody {
  const { details } = record;
  const token = String(record.id);
  const ledger = ledgerOf(record.id);
  const self = link(base, `/transactions/${hash}`);
  const inner = details.inner;
  return {
    _links: {
      self,
      account: link(base, `/accounts/${record.source}`),
      ledger: link(base, `/ledgers/${ledger}`),
      operations: paged(base, `/transactions/${hash}/operations`),
      effects: paged(base, `/transactions/${hash}/effects`),
      precedes: link(base, `/transactions?order=asc&cursor=${token}`),
      succeeds: link(base, `/transactions?order=desc&cursor=${token}`),
      transaction: self,
    },
    id: hash,
    paging_token: token,
    successful: record.successful,
    hash,
    ledger,
    created_at: time(record.closedAt),
    source_account: record.source,
    account_muxed: details.account_muxed,
    account_muxed_id: details.account_muxed_id,
    source_account_sequence: String(record.sequence),
    fee_account: record.feeAccount,
    fee_account_muxed: details.fee_account_muxed,
    fee_account_muxed_id: details.fee_account_muxed_id,
    fee_charged: String(record.feeCharged),
    max_fee: String(record.maxFee),
    operation_count: record.operationCount,
    envelope_xdr: record.envelope,
    result_xdr: record.result,
    fee_meta_xdr: record.feeMeta,
    memo_type: details.memo_type,
    memo_bytes: details.memo_bytes,
    memo: details.memo,
    signatures: inner !== undefined && hash === record.innerHash ? inner.signatures : details.signatures,
    preconditions: details.preconditions,
    ...(inner === undefined
      ? {}
      : {
          fee_bump_transaction: { hash: record.hash, signatures: details.signatures },
          inner_transaction: { hash: record.innerHash, ...inner },
        }),
  };
}
