import type { IntentHandler } from '../../ledger/settlement/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { lockRoom, recordSeedIntent, recordSeedTransaction } from './waiting-room.writes.ts';

/** Handles the outcome of the transaction that fixes a seed. */
export const seedOutcome: IntentHandler = {
  succeeded: (tx, { reference, transactionHash }) =>
    recordSeedTransaction(tx, String(reference.eventId), transactionHash),
  failed: (tx, { reference }) => recordSeedTransaction(tx, String(reference.eventId), null),
};

/** A payment of one stroop to the same account: it moves nothing, and carries the hash as its memo. */
const CARRIER_STROOPS = 1n;

/**
 * Writes the hash of a room's seed to the ledger, so that not even the operator of this database could exchange it.
 * @throws LedgerUnavailable
 */
export async function commitSeed(scope: Scope, eventId: string): Promise<void> {
  const { settlement, wallets } = scope.services;
  const account = await wallets.ensureOnLedger({ kind: 'platform', id: 'anchor' });
  await inTransaction(
    scope,
    async (tx) => {
      const room = await lockRoom(tx, eventId);
      if (!room || room.seedIntentId) return;
      const intentId = await settlement.intend(tx, {
        kind: 'room_seed',
        businessKey: `waiting-room:${eventId}:${room.seedHash.toString('hex')}`,
        source: account,
        operations: [{ type: 'payment', to: account, stroops: CARRIER_STROOPS }],
        memoHash: room.seedHash,
        notAfter: null,
        reference: { eventId },
      });
      await recordSeedIntent(tx, eventId, intentId);
    },
    SYSTEM_TENANCY,
  );
}
