import { OPERATION_TYPES } from '../transaction/operation-body.ts';
import { BytesWriter } from '../wire/bytes-writer.ts';
import type { OperationOutcome, TransactionOutcome } from './outcome.ts';
import { OP, TX } from './result-codes.ts';
import { writeUntouchedSuccess } from './untouched-success.ts';

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
