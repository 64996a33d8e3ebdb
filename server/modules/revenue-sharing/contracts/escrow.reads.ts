import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

/** An account of the ledger that nobody moves without the contract's signatories. */
export interface Escrow {
  contractId: string;
  publicKey: string;
}

/** Where the sales of an event flow to on that network; undefined while it has no final contract there. */
export async function escrowOfEvent(
  db: Database,
  eventId: string,
  networkId: string,
): Promise<Escrow | undefined> {
  const [escrow] = await db.read<Escrow>(SYSTEM_TENANCY, {
    name: 'escrow-of-event',
    text: `SELECT id AS "contractId", escrow_key AS "publicKey" FROM contracts
      WHERE event_id = $1 AND status = 'final' AND network_id = $2`,
    values: [eventId, networkId],
  });
  return escrow;
}
