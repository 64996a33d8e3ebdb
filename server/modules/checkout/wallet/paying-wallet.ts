import { isSignedIn } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PayerRecord } from './payment.reads.ts';
import { spendableOf, type WalletState } from './quote.rules.ts';

/** The wallet that the actor pays with, and its available balance. */
export interface PayingWallet {
  /** undefined: the actor has none. */
  publicKey: string | undefined;
  /** undefined: the actor has none; null: it is not on the ledger. */
  state: WalletState | undefined;
  /** Stroops that the actor's pending payments are about to take. */
  reserved: bigint;
  /** Stroops that the ledger may charge for one more payment. */
  fee: bigint;
}

/** undefined: not read yet. */
export type PayerRead = Promise<PayerRecord | undefined> | undefined;

/**
 * @param needed stroops, without the fee: a wallet whose cached minimum covers it is not read from the ledger, and its
 *   state is that minimum. Without it the state is read from the ledger now.
 * @param read the stored wallet of the actor, when it is being read already
 * @throws LedgerUnavailable
 */
export async function payingWallet(scope: Scope, needed?: bigint, read?: PayerRead): Promise<PayingWallet> {
  const { sales, ledgerState, config } = scope.services;
  const fee = config.ledger.feeCap;
  const none: PayingWallet = { publicKey: undefined, state: undefined, reserved: 0n, fee };
  if (!isSignedIn(scope.actor)) return none;
  const payer = await (read ?? sales.reads.payer(scope.actor.userId));
  if (!payer) return none;
  ledgerState.requireUp();
  const publicKey = payer.public_key;
  const reserved = payer.reserved + fee * BigInt(payer.payments);
  const known = needed === undefined ? undefined : sales.funds.of(fundsOf(scope, publicKey));
  const surely = known && needed !== undefined && spendableOf(known, reserved) >= needed + fee;
  return { publicKey, state: surely ? known : await ask(scope, publicKey), reserved, fee };
}

/** The cache key of an account on the current network. */
export function fundsOf({ services }: Scope, publicKey: string): string {
  return `${services.ledger.networkId()}/${publicKey}`;
}

async function ask(scope: Scope, publicKey: string): Promise<WalletState> {
  const { ledger, sales } = scope.services;
  const askedAt = performance.now();
  const state = await ledger.account(publicKey);
  sales.funds.keep(fundsOf(scope, publicKey), state, askedAt);
  return state;
}
