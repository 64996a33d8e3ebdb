import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput, checkAll, Forbidden, NotFound } from '../../../platform/failures.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { mayRefund, maySeeOrders } from '../../orders/index.ts';
import { decideAttempt } from '../../payments/index.ts';
import {
  checkedReason,
  completeRefund,
  lockRefund,
  type ProviderRefund,
  publishRefund,
  reschedule,
} from '../../refunds/index.ts';
import { presentFinding } from './payment-finding.queries.ts';
import { type FindingRecord, readFinding } from './payment-finding.reads.ts';
import {
  decisionsOn,
  type FindingDecision,
  FindingSettled,
  LONGEST_RECEIPT,
} from './payment-finding.rules.ts';
import type { FindingDecisionInput, PaymentFinding } from './payment-finding.schema.ts';

interface Decision {
  finding: FindingRecord;
  decision: FindingDecision;
  /** Of the refund at the provider, for `refunded`. */
  receipt: string | null;
  reason: string;
}

/**
 * Settles a finding by a person's decision, which the audit log records.
 * @returns the finding, without decisions once it needs no person
 * @throws NotFound, Forbidden, BadInput, FindingSettled when it changed in the meantime or does not offer the decision
 */
export async function resolveFinding(scope: Scope, input: FindingDecisionInput): Promise<PaymentFinding> {
  const actor = signedIn(scope.actor);
  const [reason, receipt] = checkAll(
    () => checkedReason(input.reason),
    () => checkedReceipt(input),
  );
  const finding = isUuid(input.id) ? await readFinding(scope, actor, input.id) : undefined;
  if (!finding || !maySeeOrders(actor, finding)) throw new NotFound('finding');
  if (!mayRefund(actor, finding)) throw new Forbidden();
  const { decision } = input;
  if (!decisionsOn(finding).includes(decision)) throw new FindingSettled();
  await inTransaction(scope, (tx) => settle(tx, { finding, decision, receipt, reason }));
  const open = await readFinding(scope, actor, finding.id);
  return { ...presentFinding(actor, open ?? finding), ...(open === undefined && { viewerDecisions: [] }) };
}

function checkedReceipt({ decision, receipt }: FindingDecisionInput): string | null {
  const text = receipt?.trim() ?? '';
  if (decision !== 'refunded') return null;
  if (text.length >= 1 && text.length <= LONGEST_RECEIPT) return text;
  const message = 'Name the receipt number of the refund, as the statement of the account shows it.';
  throw new BadInput([{ field: 'receipt', code: 'LENGTH', min: 1, max: LONGEST_RECEIPT, message }]);
}

async function settle(tx: Tx, choice: Decision): Promise<void> {
  const { finding, decision, receipt, reason } = choice;
  if (finding.kind === 'refund_waiting' || finding.kind === 'refund_unconfirmed')
    await settleRefund(tx, choice);
  else await completePayment(tx, choice);
  await tx.audit({
    action: 'payment.decide',
    entityType: finding.kind.startsWith('refund') ? 'refund' : 'payment_attempt',
    entityId: finding.id,
    issuerId: finding.issuerId,
    details: { order_id: finding.orderId, finding: finding.kind, decision, receipt, reason },
  });
}

async function completePayment(tx: Tx, { finding, decision }: Decision): Promise<void> {
  const asksAgain = decision === 'ask_again';
  if (!(await decideAttempt(tx, finding, { decision, asksAgain }))) throw new FindingSettled();
}

async function settleRefund(tx: Tx, { finding, decision, receipt }: Decision): Promise<void> {
  const refund = await lockRefund(tx, finding.id);
  const state = finding.kind === 'refund_waiting' ? 'waiting' : 'paying';
  if (!isStill(refund, state)) throw new FindingSettled();
  if (decision === 'refunded') return completeRefund(tx, refund, receipt);
  await reschedule(tx, refund.id, null, tx.scope.clock.now());
  publishRefund(tx, refund);
  tx.afterCommit(() => tx.scope.services.paymentWorker.wake('refunds'));
}

const isStill = (
  refund: ProviderRefund | undefined,
  state: ProviderRefund['state'],
): refund is ProviderRefund => refund?.state === state;
