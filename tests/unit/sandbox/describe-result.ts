import { xdr } from '@stellar/stellar-sdk';
import { expect } from 'vitest';

interface AnyUnion {
  switch(): { name: string };
  value(): unknown;
}

function tellOperation(result: xdr.OperationResult): string {
  if (result.switch().name !== 'opInner') {
    return result.switch().name;
  }
  const inner = result.tr().value() as AnyUnion;
  const { name } = inner.switch();
  return name === 'accountMergeSuccess' ? `${name} ${inner.value()}` : name;
}

function tell(fee: xdr.Int64, result: AnyUnion): string {
  const { name } = result.switch();
  const value = result.value();
  if (Array.isArray(value)) {
    return `${name} ${fee} [${(value as xdr.OperationResult[]).map(tellOperation).join(', ')}]`;
  }
  if (value instanceof xdr.InnerTransactionResultPair) {
    const inner = value.result();
    return `${name} ${fee} {${tell(inner.feeCharged(), inner.result() as AnyUnion)}}`;
  }
  return `${name} ${fee}`;
}

/** A TransactionResult as text: its code, the fee, and the operations' codes. The SDK must read it unchanged. */
export function describeResult(bytes: Buffer): string {
  const result = xdr.TransactionResult.fromXDR(bytes);
  expect(result.toXDR().equals(bytes)).toBe(true);
  return tell(result.feeCharged(), result.result() as AnyUnion);
}
