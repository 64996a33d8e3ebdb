import { BytesWriter } from '../bytes.ts';
import { OPERATION_TYPES } from '../transaction/operation-body.ts';
import type { OperationOutcome, TransactionOutcome } from './outcomes.ts';
import { OP, TX } from './result-codes.ts';

// Bodies after the success code for operations unsupported here that are in a transaction with a failed one: nothing
// ran, so everything is zero. In four-byte words, by the operation's number.
const ACCOUNT = 9;
const NATIVE = 1;
const OFFER = ACCOUNT + 2 + NATIVE + NATIVE + 2 + 2 + 1 + 1;
const WORDS: Readonly<Record<number, number>> = {
  // Path payments: no offers; destination, asset, amount.
  2: 1 + ACCOUNT + NATIVE + 2,
  13: 1 + ACCOUNT + NATIVE + 2,
  // Offers: none claimed; one created, of nothing.
  3: 1 + 1 + OFFER,
  4: 1 + 1 + OFFER,
  12: 1 + 1 + OFFER,
  // Inflation: no payouts.
  9: 1,
  // The id of a claimable balance: its version and a hash.
  14: 1 + 8,
  // The hash of a contract call's result.
  24: 8,
};

/** Writes the rest of the result of an operation that never ran and is encoded as success. */
export function writeUntouchedSuccess(writer: BytesWriter, type: number): void {
  writer.fixed(Buffer.alloc((WORDS[type] ?? 0) * 4));
}

const KNOWN = new Set<number>(Object.values(OPERATION_TYPES));

function writeOperation(writer: BytesWriter, { code, type, inner, merged }: OperationOutcome): void {
  writer.int32(code);
  if (code !== OP.inner) {
    return;
  }
  writer.int32(type).int32(inner);
  if (!KNOWN.has(type)) {
    writeUntouchedSuccess(writer, type);
  } else if (type === OPERATION_TYPES.accountMerge && inner === 0) {
    writer.int64(merged);
  }
}

function writeOutcome(
  writer: BytesWriter,
  { feeCharged, code, operations, inner }: TransactionOutcome,
): void {
  writer.int64(feeCharged).int32(code);
  if (code === TX.success || code === TX.failed) {
    writer.uint32(operations.length);
    for (const operation of operations) {
      writeOperation(writer, operation);
    }
  }
  if (inner !== null) {
    writer.fixed(Buffer.from(inner.hash, 'hex'));
    writeOutcome(writer, inner.outcome);
  }
  // The extension point.
  writer.int32(0);
}

const writer = new BytesWriter();

/** TransactionResult. */
export function encodeResult(outcome: TransactionOutcome): Buffer {
  writeOutcome(writer, outcome);
  return writer.take();
}
