import { tenancyOf } from '../../../platform/access/actor.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { DeliveryState } from '../webhook.rules.ts';

export interface EndpointRecord {
  id: string;
  issuerId: string;
  url: string;
  description: string;
  types: string[];
  active: boolean;
  createdAt: Date;
  formerUntil: Date | null;
  /** State of the last finished delivery; null before the first. */
  lastState: DeliveryState | null;
  waiting: number;
}

export const ENDPOINT = `e.id, e.issuer_id AS "issuerId", e.url, e.description, e.types, e.active, e.created_at AS "createdAt",
  e.former_until AS "formerUntil",
  (SELECT state FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state <> 'waiting'
   ORDER BY d.created_at DESC, d.id DESC LIMIT 1) AS "lastState",
  (SELECT count(*)::int FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'waiting') AS waiting`;

export async function readEndpoints(
  { db, actor }: Scope,
  issuerId: string,
  { from, limit, direction, beyond }: Slice,
): Promise<EndpointRecord[]> {
  return db.read<EndpointRecord>(tenancyOf(actor), {
    text: `SELECT ${ENDPOINT} FROM webhook_endpoints e WHERE e.issuer_id = $1 AND e.deleted_at IS NULL
        AND ($2::timestamptz IS NULL OR (e.created_at, e.id) ${beyond} ($2, $3::uuid))
      ORDER BY e.created_at ${direction}, e.id ${direction} LIMIT $4`,
    values: [issuerId, from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}
