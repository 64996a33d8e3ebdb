import type {
  Intent,
  IntentFailure,
  IntentHandler,
  SettledIntent,
} from '../../../ledger/settlement/index.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { issueTickets, lockPayable, paymentFailure } from '../../orders/index.ts';
import { releasePlaces } from '../hold/release-places.ts';
/** Handles the outcomes of order payments from wallets held here. */
export const orderPayments: IntentHandler = {
  succeeded: (tx, intent) => paidTogether(tx, [intent]),
  succeededTogether: paidTogether,
  failed,
};

async function paidTogether(tx: Tx, intents: readonly SettledIntent[]): Promise<void> {
  const byOrder = new Map(intents.map((intent) => [orderOf(intent), intent]));
  const records = await lockPayable(tx, { orderIds: [...byOrder.keys()] });
  await issueTickets(
    tx,
    records.flatMap((record) => {
      const intent = byOrder.get(record.orderId);
      if (!intent) return [];
      const { transactionHash, feeCharged: feeUnits, source } = intent;
      return [{ record, kept: record.state === 'paying', paid: { transactionHash, feeUnits, source } }];
    }),
  );
}

async function failed(tx: Tx, intent: Intent, failure: IntentFailure): Promise<void> {
  const { state, reason } = paymentFailure(failure.reason);
  await releasePlaces(tx, {
    orderId: orderOf(intent),
    state,
    code: failure.reason,
    reason,
    feeUnits: failure.onLedger?.feeCharged ?? null,
  });
}

function orderOf({ reference, id }: Intent): string {
  if (typeof reference.orderId === 'string') return reference.orderId;
  throw new Error(`intent ${id} names no order`);
}
