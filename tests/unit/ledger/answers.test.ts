import * as sdk from '@stellar/stellar-sdk';
import { describe, expect, it } from 'vitest';
import { LedgerUnavailable } from '../../../server/ledger/failures.ts';
import { answerOfBody, answerOfFault } from '../../../server/ledger/stellar/horizon-client.ts';
import { decodeResult } from '../../../server/ledger/stellar/result-codes.ts';

const { xdr } = sdk;

function result(value: sdk.xdr.TransactionResultResult, fee = 100): string {
  return new xdr.TransactionResult({
    feeCharged: xdr.Int64.fromString(String(fee)),
    result: value,
    ext: new xdr.TransactionResultExt(0),
  }).toXDR('base64');
}

function inner(operation: sdk.xdr.OperationResultTr): sdk.xdr.OperationResult {
  return xdr.OperationResult.opInner(operation);
}

function fault(status: number, data: unknown, headers: Record<string, string> = {}) {
  return Object.assign(new Error(`status ${status}`), { response: { status, data, headers } });
}

describe('result codes', () => {
  const { TransactionResultResult: Result, OperationResultTr: Tr } = xdr;

  it.each([
    ['tx_bad_seq', Result.txBadSeq()],
    ['tx_too_late', Result.txTooLate()],
    ['tx_bad_auth', Result.txBadAuth()],
    ['tx_bad_auth_extra', Result.txBadAuthExtra()],
    ['tx_no_source_account', Result.txNoAccount()],
    ['tx_insufficient_balance', Result.txInsufficientBalance()],
    ['tx_insufficient_fee', Result.txInsufficientFee()],
    ['tx_bad_minseq_age_or_gap', Result.txBadMinSeqAgeOrGap()],
    ['tx_missing_operation', Result.txMissingOperation()],
    ['tx_malformed', Result.txMalformed()],
  ])('are spelled as by Horizon: %s', (word, value) => {
    expect(decodeResult(sdk, result(value)).codes).toEqual({ transaction: word, operations: [] });
  });

  it('name each operation', () => {
    const operations = [
      inner(Tr.payment(xdr.PaymentResult.paymentSuccess())),
      inner(Tr.payment(xdr.PaymentResult.paymentUnderfunded())),
      inner(Tr.payment(xdr.PaymentResult.paymentNoDestination())),
      inner(Tr.createAccount(xdr.CreateAccountResult.createAccountAlreadyExist())),
      inner(Tr.createAccount(xdr.CreateAccountResult.createAccountLowReserve())),
      inner(Tr.accountMerge(xdr.AccountMergeResult.accountMergeNoAccount())),
      inner(Tr.manageData(xdr.ManageDataResult.manageDataNameNotFound())),
      inner(Tr.bumpSequence(xdr.BumpSequenceResult.bumpSequenceBadSeq())),
      inner(Tr.setOptions(xdr.SetOptionsResult.setOptionsTooManySigners())),
      xdr.OperationResult.opBadAuth(),
      xdr.OperationResult.opNoAccount(),
    ];
    expect(decodeResult(sdk, result(Result.txFailed(operations))).codes).toEqual({
      transaction: 'tx_failed',
      operations: [
        'op_success',
        'op_underfunded',
        'op_no_destination',
        'op_already_exists',
        'op_low_reserve',
        'op_no_account',
        'op_data_name_not_found',
        'op_bad_seq',
        'op_too_many_signers',
        'op_bad_auth',
        'op_no_source_account',
      ],
    });
  });

  it('of a fee bump are those inside', () => {
    const pair = new xdr.InnerTransactionResultPair({
      transactionHash: Buffer.alloc(32),
      result: new xdr.InnerTransactionResult({
        feeCharged: xdr.Int64.fromString('0'),
        result: xdr.InnerTransactionResultResult.txBadSeq(),
        ext: new xdr.InnerTransactionResultExt(0),
      }),
    });
    expect(decodeResult(sdk, result(Result.txFeeBumpInnerFailed(pair))).codes.transaction).toBe('tx_bad_seq');
  });
});

describe('an answer of the server', () => {
  const TOO_CHEAP = result(xdr.TransactionResultResult.txInsufficientFee(), 5_000);

  it('accepts what waits, also since an earlier time', () => {
    expect(answerOfBody(sdk, { tx_status: 'PENDING', hash: 'x' })).toEqual({ outcome: 'accepted' });
    expect(answerOfFault(sdk, fault(409, { tx_status: 'DUPLICATE' }))).toEqual({ outcome: 'accepted' });
  });

  it('refuses with codes, and names the fee that is missing', () => {
    expect(answerOfFault(sdk, fault(400, { tx_status: 'ERROR', error_result_xdr: TOO_CHEAP }))).toEqual({
      outcome: 'rejected',
      codes: { transaction: 'tx_insufficient_fee', operations: [] },
      feeNeeded: 5_000n,
    });
    const type = 'https://stellar.org/horizon-errors/transaction_malformed';
    expect(answerOfFault(sdk, fault(400, { type, detail: 'no' }))).toEqual({
      outcome: 'malformed',
      detail: 'no',
    });
  });

  it.each([
    ['try_again_later', fault(503, { tx_status: 'TRY_AGAIN_LATER' })],
    ['unavailable', fault(503, { type: 'https://stellar.org/horizon-errors/stale_history' })],
    ['unavailable', fault(502, '<html>bad gateway</html>')],
    ['unavailable', fault(403, {})],
    ['rate_limited', fault(429, {})],
    ['rate_limited', new LedgerUnavailable()],
    ['timeout', fault(504, {})],
    ['timeout', Object.assign(new Error(), { code: 'ECONNABORTED' })],
    ['connection', Object.assign(new Error(), { code: 'ECONNRESET' })],
    ['connection', new Error('socket hang up')],
  ])('or leaves it open: %s', (why, reason) => {
    expect(answerOfFault(sdk, reason)).toEqual({ outcome: 'unknown', why });
  });
});
