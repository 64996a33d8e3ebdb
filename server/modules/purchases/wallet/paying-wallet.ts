import { isSignedIn } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';
import type { WalletState } from './quote.rules.ts';

/** The wallet that the actor pays with, and what it can pay. */
export interface PayingWallet {
  /** undefined: he has none. */
  publicKey: string | undefined;
  /** undefined: he has none; null: it is not on the ledger. */
  state: WalletState | undefined;
  /** Stroops that his other payments are about to take. */
  reserved: bigint;
  /** Stroops that the ledger may ask for one more payment. */
  fee: bigint;
}

/** @throws LedgerUnavailable */
export async function payingWallet(scope: Scope): Promise<PayingWallet> {
  const { sales, ledger, ledgerState, config } = scope.parts;
  const fee = config.ledger.feeCap;
  const none: PayingWallet = { publicKey: undefined, state: undefined, reserved: 0n, fee };
  if (!isSignedIn(scope.actor)) return none;
  const payer = await sales.reads.payer(scope.actor.userId);
  if (!payer) return none;
  ledgerState.requireUp();
  return {
    publicKey: payer.public_key,
    state: await ledger.account(payer.public_key),
    reserved: payer.reserved + fee * BigInt(payer.payments),
    fee,
  };
}
