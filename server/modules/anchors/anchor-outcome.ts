import type { IntentHandler } from '../../ledger/settlement/index.ts';
import { markAnchored, markUnsent } from './anchor.writes.ts';

/** Handles the outcome of an anchoring transaction. */
export const anchorOutcome: IntentHandler = {
  succeeded: (tx, intent) => markAnchored(tx, Number(intent.reference.batch), intent),
  failed: async (tx, intent, failure) => {
    tx.scope.services.log.warn({ batch: intent.reference.batch, failure }, 'the ledger refused an anchor');
    await markUnsent(tx, Number(intent.reference.batch), intent.id);
  },
};
