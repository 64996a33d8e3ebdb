import type { AnyTransaction } from '../transaction/transaction.ts';
import { BytesWriter } from '../wire/bytes-writer.ts';
import { sha256 } from '../wire/sha256.ts';
import type { AppliedTransaction } from './closed-ledger.ts';

/** Hash of a transaction set: the ledger before it, then the envelopes in the order of their hashes. */
export function transactionSetHash(previousHash: string, transactions: readonly AnyTransaction[]): Buffer {
  const sorted = [...transactions].sort((a, b) => (a.fullHash < b.fullHash ? -1 : 1));
  return sha256(Buffer.from(previousHash, 'hex'), ...sorted.map(({ envelope }) => envelope));
}

const writer = new BytesWriter();

/** Hash of the TransactionResultSet, in the order in which they were applied. */
export function resultSetHash(applied: readonly AppliedTransaction[]): Buffer {
  writer.uint32(applied.length);
  for (const { transaction, resultXdr } of applied) {
    writer.fixed(Buffer.from(transaction.hash, 'hex')).fixed(resultXdr);
  }
  return sha256(writer.take());
}
