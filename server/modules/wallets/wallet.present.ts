import { amountOf, formatFull } from '../../lib/money/index.ts';
import type { Money } from '../../platform/graphql/money.schema.ts';
import type { Scope } from '../../platform/scope.ts';
import type { MovementRecord } from './wallet.reads.ts';
import type { WalletRecord } from './wallet.record.ts';
import type { LedgerStatus, Wallet, WalletMovement } from './wallet.schema.ts';

/** An amount of stroops with seven decimals, as the ledger writes lumens. */
export function lumens(stroops: bigint): Money {
  return { amount: formatFull(amountOf('XLM', stroops)), currency: 'XLM' };
}

export function presentMovement(scope: Scope, row: MovementRecord): WalletMovement {
  const { explorer } = scope.services.ledger.network;
  return {
    id: String(row.operationId),
    kind: row.kind,
    amount: lumens(row.units),
    fee: row.feeUnits === null ? null : lumens(row.feeUnits),
    counterparty: row.counterparty,
    memo: row.memo,
    transactionHash: row.transactionHash,
    explorerUrl: explorer?.transaction(row.transactionHash) ?? null,
    occurredAt: row.occurredAt,
    orderId: row.orderId,
    eventName: row.eventName,
  };
}

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
