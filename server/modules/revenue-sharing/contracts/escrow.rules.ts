import type { IntentFailure, NewIntent } from '../../../ledger/settlement/index.ts';

type Operation = NewIntent['operations'][number];

/** The network's reserve for each entry of an account, in stroops; an account counts as two. */
const BASE_RESERVE = 5_000_000n;

export interface EscrowPlan {
  treasury: string;
  escrow: string;
  /** The signatories' keys, all different. */
  signers: readonly string[];
  requiredSigs: number;
}

/**
 * Builds the operations that create the escrow, the only ones that its own key ever signs: the account is created, each
 * signatory becomes a signer of weight 1, and with the last of them the own key loses its weight. One transaction, so
 * the ledger has all of it or nothing, and at no time can the account be moved without the signatories.
 *
 * The account gets the network's reserve and not a stroop more: all its other money comes from sales or financing.
 * @throws RangeError for a plan that would lock the money away, or leave the key its weight
 */
export function escrowOperations({ treasury, escrow, signers, requiredSigs }: EscrowPlan): Operation[] {
  const last = signers.length - 1;
  if (
    last < 0 ||
    requiredSigs < 1 ||
    requiredSigs > signers.length ||
    new Set(signers).size !== signers.length
  ) {
    throw new RangeError('the signers of an escrow do not reach its thresholds');
  }
  const stroops = BASE_RESERVE * BigInt(2 + signers.length);
  const locked = { masterWeight: 0, low: requiredSigs, medium: requiredSigs, high: requiredSigs };
  return [
    { type: 'create_account', from: treasury, to: escrow, stroops },
    ...signers.map(
      (key, index): Operation => ({
        type: 'set_options',
        from: escrow,
        signer: { key, weight: 1 },
        ...(index === last ? locked : {}),
      }),
    ),
  ];
}

const FAILURES = {
  expired: 'The ledger did not take the escrow account in time. Nothing was made; please finalize again.',
  underfunded:
    'The platform’s account has too few lumens for the escrow account. Please finalize again later.',
  refused: 'The ledger refused the escrow account. Nothing was made; please finalize again.',
} as const;

export type EscrowFailureCode = keyof typeof FAILURES;

/** Returns the message for a failed attempt; it is stored with the contract. */
export function escrowFailure({ reason, codes }: Pick<IntentFailure, 'reason' | 'codes'>): string {
  if (reason === 'expired') return FAILURES.expired;
  // The operations after it lack the account that was not created, and have error codes as well.
  const isPoor = reason === 'underfunded' || codes?.operations.includes('op_underfunded');
  return isPoor ? FAILURES.underfunded : FAILURES.refused;
}

/** @returns the code of a message of `escrowFailure`; of any other, `refused` */
export function failureCodeOf(sentence: string): EscrowFailureCode {
  if (sentence === FAILURES.expired) return 'expired';
  return sentence === FAILURES.underfunded ? 'underfunded' : 'refused';
}
