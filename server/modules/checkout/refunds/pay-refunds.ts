import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { refundMemo } from '../wallet/payment-memo.ts';
import { affordable, NO_WALLET_NOTICE, underfundedNotice } from './payout.rules.ts';
import { keepWaiting, lockWaiting, markPaying, readUnderWay } from './payout.writes.ts';
import { readWaitingSources } from './refund.reads.ts';

/** Most operations in a transaction of the ledger. */
const BATCH_SIZE = 100;

/**
 * Submits the waiting refunds of each account as far as its balance reaches; up to a hundred share a transaction,
 * since an account has one per ledger.
 * @returns how many were submitted
 */
export async function payRefunds(scope: Scope): Promise<number> {
  const { ledgerState, ledger } = scope.services;
  if (!ledgerState.standing.up) return 0;
  const networkId = ledger.networkId();
  let sent = 0;
  for (const source of await readWaitingSources(scope.db, networkId)) {
    for (let paid = BATCH_SIZE; paid === BATCH_SIZE; sent += paid) {
      // Read before the transaction begins, since no transaction waits for the network.
      const account = await ledger.account(source);
      paid = await inTransaction(
        scope,
        (tx) => payFrom(tx, networkId, source, account?.spendable ?? null),
        SYSTEM_TENANCY,
      );
    }
  }
  return sent;
}

async function payFrom(tx: Tx, networkId: string, source: string, spendable: bigint | null): Promise<number> {
  const waiting = await lockWaiting(tx, networkId, source, BATCH_SIZE);
  if (waiting.length === 0) return 0;
  if (spendable === null) {
    await keepWaiting(tx, waiting, NO_WALLET_NOTICE);
    return 0;
  }
  const fee = tx.scope.services.config.ledger.feeCap;
  const available = spendable - (await readUnderWay(tx, source));
  const fit = affordable(waiting, available, fee);
  const [paying, left] = [waiting.slice(0, fit), waiting.slice(fit)];
  if (left.length > 0) {
    const needed = waiting.reduce((sum, { units }) => sum + units + fee, 0n);
    await keepWaiting(tx, left, underfundedNotice(needed - available));
  }
  if (paying.length === 0) return 0;
  const refundIds = paying.map(({ id }) => id);
  const intentId = await tx.scope.services.settlement.intend(tx, {
    kind: 'refund',
    businessKey: `refunds:${tx.scope.ids.uuid()}`,
    source,
    operations: paying.map(({ destination: to, units: stroops }) => ({ type: 'payment', to, stroops })),
    memoHash: refundMemo(refundIds),
    notAfter: null,
    reference: { refundIds },
  });
  await markPaying(tx, paying, intentId);
  return paying.length;
}
