import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import {
  callbackAddress,
  countsForTransfer,
  type DueWork,
  drain,
  isOfOther,
  type OutcomeHandling,
  type ProviderName,
  pollTransfer,
  type RefundObservation,
  type RefundQuery,
  type TransferReport,
  targetOf,
} from '../payments/index.ts';
import type { PayoutRecord } from './payout.reads.ts';
import { nextQuestion } from './payout.rules.ts';
import {
  bookPayout,
  lockDuePayouts,
  lockPayout,
  planQuestion,
  writeFinished,
  writeNotSent,
} from './payout.writes.ts';
import { recordPayout } from './record-payout.ts';

const AT_ONCE = 8;

export const payoutReports: Partial<OutcomeHandling> = { payoutObserved: observePayout };

export const payoutsDue: DueWork = {
  kind: 'payouts',
  run: async (scope, provider, isStopped) => {
    const take = (limit: number): Promise<PayoutRecord[]> =>
      inTransaction(scope, (tx) => takeDue(tx, { provider, limit }), SYSTEM_TENANCY);
    const work = (payout: PayoutRecord): Promise<void> => ask(scope, payout).catch(logged(scope, payout));
    await drain(AT_ONCE, take, work, isStopped);
    return readNextDue(scope.db, provider);
  },
};

async function takeDue(tx: Tx, most: { provider: ProviderName; limit: number }): Promise<PayoutRecord[]> {
  const due = await lockDuePayouts(tx, most);
  for (const payout of due) {
    const next = nextQuestion(payout.sentAt ?? tx.scope.clock.now(), tx.scope.clock.now());
    await planQuestion(tx, payout.id, next);
    if (next.isUnconfirmed && !payout.isUnconfirmed) await recordUnconfirmed(tx, payout);
  }
  return due;
}

async function recordUnconfirmed(tx: Tx, { id, issuerId }: PayoutRecord): Promise<void> {
  await tx.audit({
    action: 'payout.unconfirmed',
    entityType: 'payout',
    entityId: id,
    issuerId,
    success: false,
  });
  tx.afterCommit(() => tx.scope.services.topics.publish('payout.changed', issuerId, { issuerId }));
}

const queryOf = (scope: Scope, request: string, reference: string | null): RefundQuery => ({
  ...{ id: request, reference, payment: '', paymentReference: null },
  callbackUrl: callbackAddress(scope, 'payout', request),
});

/** A request without an answer is asked about by its ID, and never repeated. */
async function ask(scope: Scope, payout: PayoutRecord): Promise<void> {
  const { id, issuerId, accountId, providerRequest: request, providerReference: reference } = payout;
  if (accountId === null || request === null) return;
  const target = targetOf({ issuerId, accountId }, { payoutId: id });
  const observation = await pollTransfer(scope, target, queryOf(scope, request, reference));
  if (observation) await inTransaction(scope, (tx) => follow(tx, id, observation), SYSTEM_TENANCY);
}

/** Follows what a provider reports to the secret address of a request for a payout. */
async function observePayout(
  scope: Scope,
  id: string,
  report: TransferReport,
  observation: RefundObservation,
): Promise<void> {
  const transfer = await inTransaction(scope, (tx) => lockPayout(tx, id), SYSTEM_TENANCY);
  if (transfer?.state !== 'sent' || transfer.providerRequest === null) return;
  const query = queryOf(scope, transfer.providerRequest, transfer.providerReference);
  if (!(await countsForTransfer(scope, report, { transfer, observation, query }))) return;
  await inTransaction(scope, (tx) => follow(tx, id, observation), SYSTEM_TENANCY);
}

/**
 * Follows what a provider reports of a payout. Its amount must be that of the payout; a report that proves neither an
 * arrival nor a failure changes nothing.
 */
async function follow(tx: Tx, id: string, observation: RefundObservation): Promise<void> {
  const payout = await lockPayout(tx, id);
  if (payout?.state !== 'sent') return;
  if (observation.amount !== null && observation.amount.units !== payout.units) return;
  if (isOfOther(payout, observation)) return;
  if (observation.state === 'paid') return finishPayout(tx, payout, observation.receipt);
  if (observation.state !== 'failed') return;
  const code = observation.code ?? '';
  if (observation.needsMerchant)
    await sendLater(tx, payout, `The platform's account could not pay it (${code}).`);
  else await failPayout(tx, payout, `The provider could not pay it (${code}).`);
}

/** Stores that a payout has arrived. The caller has locked it. */
export async function finishPayout(
  tx: Tx,
  payout: PayoutRecord,
  receipt: string | null,
  details: object = {},
): Promise<void> {
  await writeFinished(tx, payout.id, { outcome: 'paid', receipt, reason: null });
  await bookPayout(tx, payout, 'payout_paid');
  await recordPayout(tx, 'pay', payout, details);
}

/** Stores that a payout did not arrive, so that it is due again. The caller has locked it. */
export async function failPayout(tx: Tx, payout: PayoutRecord, reason: string): Promise<void> {
  await writeFinished(tx, payout.id, { outcome: 'failed', receipt: null, reason });
  await bookPayout(tx, payout, 'payout_failed');
  await recordPayout(tx, 'fail', payout, { reason });
}

/** Puts a payout back that certainly did not move and can be sent again, with its approvals. The caller has locked it. */
export async function sendLater(tx: Tx, payout: PayoutRecord, reason: string): Promise<void> {
  await writeNotSent(tx, payout.id, reason);
  await bookPayout(tx, payout, 'payout_failed');
  await recordPayout(tx, 'send_again', payout, { reason });
}

async function readNextDue(db: Database, provider: ProviderName): Promise<Date | undefined> {
  const [row] = await db.read<{ at: Date | null }>(SYSTEM_TENANCY, {
    name: 'payouts-next-due',
    text: `SELECT min(p.next_query_at) AS at FROM payouts p JOIN merchant_accounts m ON m.id = p.account_id
      WHERE p.next_query_at IS NOT NULL AND m.provider = $1`,
    values: [provider],
  });
  return row?.at ?? undefined;
}

/** One payout never stops the others: it is asked about again at its time. */
const logged =
  ({ services }: Scope, { id }: PayoutRecord) =>
  (error: unknown): void =>
    services.log.warn({ err: error, payout: id }, 'a payout could not be asked about');
