import { isSignedIn } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';
import { readReserved } from './payment.reads.ts';
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
  const { wallets, ledger, ledgerState, config } = scope.parts;
  const fee = config.ledger.feeCap;
  const none: PayingWallet = { publicKey: undefined, state: undefined, reserved: 0n, fee };
  if (!isSignedIn(scope.actor)) return none;
  const wallet = await wallets.forUser(scope.actor.userId);
  if (!wallet) return none;
  ledgerState.requireUp();
  const [account, reserved] = await Promise.all([
    ledger.account(wallet.publicKey),
    readReserved(scope.db, wallet.publicKey),
  ]);
  return {
    publicKey: wallet.publicKey,
    state: account,
    reserved: reserved.stroops + fee * BigInt(reserved.payments),
    fee,
  };
}
