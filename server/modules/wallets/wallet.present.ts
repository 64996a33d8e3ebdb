import type { Scope } from '../../platform/scope.ts';
import { lumens } from './movements/movement.present.ts';
import type { WalletRecord } from './wallet.record.ts';
import type { LedgerStatus, Wallet } from './wallet.type.ts';

export async function presentWallet(scope: Scope, wallet: WalletRecord): Promise<Wallet> {
  const { wallets, ledger } = scope.services;
  const { funded, balance, spendable, reserve, stale, readAt } = await wallets.balance(wallet);
  const { name, fundable, explorer } = ledger.network;
  return {
    id: wallet.id,
    owner: wallet.owner.kind,
    publicKey: wallet.publicKey,
    funded,
    balance: lumens(balance),
    spendable: lumens(spendable),
    reserve: lumens(reserve),
    stale,
    balanceAt: readAt,
    network: name,
    fundable,
    explorerUrl: explorer?.account(wallet.publicKey) ?? null,
    createdAt: wallet.createdAt,
  };
}

export function presentLedger(scope: Scope): LedgerStatus {
  const { name, fundable, closeSeconds } = scope.services.ledger.network;
  const { up, notice, noticeCode } = scope.services.ledgerState.standing;
  return { network: name, up, fundable, notice, noticeCode, closeSeconds };
}
