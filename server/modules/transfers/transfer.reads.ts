import type { TicketCurrency } from '../../lib/money/index.ts';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';

/** Reads cut-offs in minutes before the start, by event; events without a rule are left out. The rules are public. */
export async function readCutoffs(scope: Scope, eventIds: string[]): Promise<Map<string, number | null>> {
  const rows = await scope.db.read<{ event_id: string; cutoff_minutes: number | null }>(SYSTEM_TENANCY, {
    name: 'transfer-cutoffs',
    text: 'SELECT event_id, cutoff_minutes FROM event_transfer_rules WHERE event_id = ANY($1::uuid[])',
    values: [eventIds],
  });
  return new Map(rows.map((row) => [row.event_id, row.cutoff_minutes]));
}

/** The columns of a ticket that a transfer needs, with the event and times of its successor. */
export interface TransferableRow {
  id: string;
  issuer_id: string;
  event_id: string;
  tier_id: string;
  tier: string;
  order_id: string;
  user_id: string | null;
  status: 'active' | 'revoked' | 'cancelled';
  passed_on_at: Date | null;
  holder_name: string;
  holder_email: string;
  holder_phone: string;
  price_units: bigint;
  currency: TicketCurrency;
  edition: number;
  event_name: string;
  event_venue: string;
  event_start_at: Date;
  cutoff_minutes: number | null;
  effective_at: Date;
  expires_at: Date;
  grace_seconds: number;
  entered: boolean;
}

/** Reads the ticket that replaces this one. */
export async function findSuccessor(
  tx: Tx,
  id: string,
): Promise<{ id: string; holder_name: string; holder_email: string } | undefined> {
  const rows = await tx.query<{ id: string; holder_name: string; holder_email: string }>(
    'SELECT id, holder_name, holder_email FROM tickets WHERE replaces = $1',
    [id],
  );
  return rows[0];
}
