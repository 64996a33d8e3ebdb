import type { IntentHandler, Settlement } from '../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import type { BatchRecord } from './anchor.reads.ts';
import { lockUnsent, markAnchored, markSent, markUnsent } from './anchor.writes.ts';

/** Handles the outcome of an anchoring transaction. */
export const anchorOutcome: IntentHandler = {
  succeeded: (tx, intent) => markAnchored(tx, Number(intent.reference.batch), intent),
  failed: async (tx, intent, failure) => {
    tx.scope.services.log.warn({ batch: intent.reference.batch, failure }, 'the ledger refused an anchor');
    await markUnsent(tx, Number(intent.reference.batch), intent.id);
  },
};

/** A payment of one stroop to the same account: it moves nothing, and the account's payments list every root. */
const CARRIER_STROOPS = 1n;

export interface Sending {
  network: number;
  kind: BatchRecord['kind'];
  settlement: Pick<Settlement, 'intend'>;
  /** The platform's anchoring account. */
  account: string;
}

/** Submits the oldest closed batch to the settlement. Batch and intent are written in one transaction. */
export async function sendBatch(
  scope: Scope,
  { network, kind, settlement, account }: Sending,
): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      const batch = await lockUnsent(tx, network, kind);
      if (!batch?.root) return;
      const intentId = await settlement.intend(tx, {
        kind: 'anchor',
        businessKey: `anchor:${batch.number}`,
        source: account,
        operations: [{ type: 'payment', to: account, stroops: CARRIER_STROOPS }],
        memoHash: batch.root,
        notAfter: null,
        reference: { batch: batch.number },
      });
      await markSent(tx, batch, intentId);
    },
    SYSTEM_TENANCY,
  );
}
