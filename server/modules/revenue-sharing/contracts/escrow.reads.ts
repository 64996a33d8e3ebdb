import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/db/database.ts';

/** A ledger account that cannot be moved without the contract's signatories. */
export interface Escrow {
  contractId: string;
  publicKey: string;
}

/** Finds the escrow that receives the event's sales on that network; undefined while there is no final contract. */
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
