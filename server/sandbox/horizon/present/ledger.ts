import { createHash } from 'node:crypto';
import { xdr } from '@stellar/stellar-sdk';
import type { LedgerRecord } from '../../records/records.ts';
import { ledgerId, lumens, time } from '../formats.ts';
import { link, paged } from '../links.ts';

export type LedgerBody = { paging_token: string } & Record<string, unknown>;

export function presentLedger(record: LedgerRecord, base: string): LedgerBody {
  const header = xdr.LedgerHeader.fromXDR(record.header);
  const hash = createHash('sha256').update(record.header).digest('hex');
  const path = `/ledgers/${record.sequence}`;
  return {
    _links: {
      self: link(base, path),
      transactions: paged(base, `${path}/transactions`),
      operations: paged(base, `${path}/operations`),
      payments: paged(base, `${path}/payments`),
      effects: paged(base, `${path}/effects`),
    },
    id: hash,
    paging_token: String(ledgerId(record.sequence)),
    hash,
    prev_hash: record.sequence === 1 ? undefined : header.previousLedgerHash().toString('hex'),
    sequence: record.sequence,
    successful_transaction_count: record.succeeded,
    failed_transaction_count: record.failed,
    operation_count: record.operations,
    tx_set_operation_count: record.setOperations,
    closed_at: time(record.closedAt),
    total_coins: lumens(BigInt(header.totalCoins().toString())),
    fee_pool: lumens(BigInt(header.feePool().toString())),
    base_fee_in_stroops: header.baseFee(),
    base_reserve_in_stroops: header.baseReserve(),
    max_tx_set_size: header.maxTxSetSize(),
    protocol_version: header.ledgerVersion(),
    header_xdr: record.header.toString('base64'),
  };
}
