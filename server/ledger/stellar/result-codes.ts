import type { xdr } from '@stellar/stellar-sdk';
import type { ResultCodes } from '../port.ts';
import type { StellarSdk } from './sdk.ts';

/** Cases where Horizon's spelling differs from the protocol's. */
const TRANSACTION_WORDS: Record<string, string> = {
  txNoAccount: 'tx_no_source_account',
  txBadMinSeqAgeOrGap: 'tx_bad_minseq_age_or_gap',
};
const OPERATION_WORDS: Record<string, string> = {
  opNoAccount: 'op_no_source_account',
  createAccountAlreadyExist: 'op_already_exists',
  manageDataNameNotFound: 'op_data_name_not_found',
  manageDataInvalidName: 'op_data_invalid_name',
  setOptionsInvalidHomeDomain: 'op_invalid_home_domain',
};

export interface DecodedResult {
  codes: ResultCodes;
  /** Stroops; in a refusal for too low a fee, the sufficient fee. */
  fee: bigint;
}

/** @param resultXdr TransactionResult in base64. @throws when it is none */
export function decodeResult({ xdr: types }: StellarSdk, resultXdr: string): DecodedResult {
  const outer = types.TransactionResult.fromXDR(resultXdr, 'base64');
  const fee = BigInt(outer.feeCharged().toString());
  const result = outer.result();
  const word = result.switch().name;
  // The inner result holds the cause; that it was inside a fee bump is irrelevant to callers.
  if (word === 'txFeeBumpInnerFailed' || word === 'txFeeBumpInnerSuccess') {
    const inner = result.innerResultPair().result().result();
    return { codes: codesOf(inner.switch().name, inner.value()), fee };
  }
  return { codes: codesOf(word, result.value()), fee };
}

function codesOf(word: string, value: unknown): ResultCodes {
  const operations = Array.isArray(value) ? (value as xdr.OperationResult[]).map(operationCode) : [];
  return { transaction: TRANSACTION_WORDS[word] ?? snakeCase(word), operations };
}

function operationCode(result: xdr.OperationResult): string {
  const outer = result.switch().name;
  if (outer !== 'opInner') return OPERATION_WORDS[outer] ?? snakeCase(outer);
  const inner = result.tr();
  const operation = inner.switch().name;
  const word = (inner.value() as { switch(): { name: string } }).switch().name;
  return OPERATION_WORDS[word] ?? `op_${snakeCase(withoutPrefix(word, operation))}`;
}

/** 'paymentUnderfunded' of 'payment' is 'Underfunded'. */
function withoutPrefix(word: string, operation: string): string {
  return word.startsWith(operation) ? word.slice(operation.length) : word;
}

function snakeCase(word: string): string {
  return word.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}
