import type { OperationOutcome, TransactionOutcome } from '../core/index.ts';
import type { ResultCodes } from './records.ts';

const TRANSACTION: Readonly<Record<number, string>> = {
  1: 'tx_fee_bump_inner_success',
  0: 'tx_success',
  [-1]: 'tx_failed',
  [-2]: 'tx_too_early',
  [-3]: 'tx_too_late',
  [-4]: 'tx_missing_operation',
  [-5]: 'tx_bad_seq',
  [-6]: 'tx_bad_auth',
  [-7]: 'tx_insufficient_balance',
  [-8]: 'tx_no_source_account',
  [-9]: 'tx_insufficient_fee',
  [-10]: 'tx_bad_auth_extra',
  [-11]: 'tx_internal_error',
  [-12]: 'tx_not_supported',
  [-13]: 'tx_fee_bump_inner_failed',
  [-14]: 'tx_bad_sponsorship',
  [-15]: 'tx_bad_minseq_age_or_gap',
  [-16]: 'tx_malformed',
};

const OPERATION: Readonly<Record<number, string>> = {
  [-1]: 'op_bad_auth',
  [-2]: 'op_no_source_account',
  [-3]: 'op_not_supported',
  [-4]: 'op_too_many_subentries',
  [-5]: 'op_exceeded_work_limit',
};

/** By operation type, the codes from -1 downwards. */
const INNER: Readonly<Record<number, readonly string[]>> = {
  0: ['op_malformed', 'op_underfunded', 'op_low_reserve', 'op_already_exists'],
  1: [
    'op_malformed',
    'op_underfunded',
    'op_src_no_trust',
    'op_src_not_authorized',
    'op_no_destination',
    'op_no_trust',
    'op_not_authorized',
    'op_line_full',
    'op_no_issuer',
  ],
  5: [
    'op_low_reserve',
    'op_too_many_signers',
    'op_bad_flags',
    'op_invalid_inflation',
    'op_cant_change',
    'op_unknown_flag',
    'op_threshold_out_of_range',
    'op_bad_signer',
    'op_invalid_home_domain',
    'op_auth_revocable_required',
  ],
  8: [
    'op_malformed',
    'op_no_account',
    'op_immutable_set',
    'op_has_sub_entries',
    'op_seq_num_too_far',
    'op_dest_full',
    'op_is_sponsor',
  ],
  10: ['op_not_supported_yet', 'op_data_name_not_found', 'op_low_reserve', 'op_data_invalid_name'],
  11: ['op_bad_seq'],
};

/** Returns the names that Horizon prints for an outcome. */
export function resultCodes(outcome: TransactionOutcome): ResultCodes {
  const { operations } = outcome.inner?.outcome ?? outcome;
  const inner = outcome.inner;
  return {
    transaction: nameOf(outcome.code),
    ...(inner === null ? {} : { inner_transaction: nameOf(inner.outcome.code) }),
    ...(operations.length === 0 ? {} : { operations: operations.map(operationName) }),
  };
}

const nameOf = (code: number): string => TRANSACTION[code] ?? 'tx_unknown';

function operationName({ code, type, inner }: OperationOutcome): string {
  if (code !== 0) return OPERATION[code] ?? 'op_unknown';
  return inner === 0 ? 'op_success' : (INNER[type]?.[-inner - 1] ?? 'op_unknown');
}
