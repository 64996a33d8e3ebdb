import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import { selectList } from '../../../platform/db/columns.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { DeliveryState, EndpointMaintainer } from '../webhook.rules.ts';
import { DeliveryRow } from './delivery.row.ts';

export interface AttemptRecord {
  number: number;
  at: string;
  milliseconds: number;
  status: number | null;
  error: string | null;
  answer: string | null;
}

export interface DeliveryRecord extends DeliveryRow {
  type: string;
  happenedAt: Date;
  data: Record<string, unknown>;
  log: AttemptRecord[];
  maintainer: EndpointMaintainer;
}

export const MAINTAINER = `json_build_object('role', k.role, 'status', k.status, 'issuerId', k.issuer_id, 'adminsSeeGuests',
  coalesce((SELECT i.admins_see_guests FROM issuers i WHERE i.id = k.issuer_id), false)) AS maintainer`;

export const DELIVERY_SOURCE = `webhook_deliveries d JOIN webhook_happenings h ON h.id = d.happening_id
  JOIN webhook_endpoints w ON w.id = d.endpoint_id LEFT JOIN users k ON k.id = w.address_set_by`;

export const DELIVERY = `${selectList(DeliveryRow, 'd')}, h.type, h.happened_at AS "happenedAt", h.data, ${MAINTAINER},
  (SELECT coalesce(json_agg(json_build_object('number', a.number, 'at', a.at, 'milliseconds', a.milliseconds,
     'status', a.status, 'error', a.error, 'answer', a.answer) ORDER BY a.number DESC), '[]')
   FROM (SELECT * FROM webhook_attempts a WHERE a.delivery_id = d.id ORDER BY a.number DESC LIMIT 20) a) AS log`;

/** Returns when the next delivery is due; undefined when none is pending. */
export async function readNextDue({ db }: Scope): Promise<Date | undefined> {
  const [row] = await db.read<{ due: Date }>(SYSTEM_TENANCY, {
    text: `SELECT d.next_attempt_at AS due
      FROM webhook_deliveries d JOIN webhook_endpoints w ON w.id = d.endpoint_id AND w.active
      WHERE d.state = 'waiting' ORDER BY d.next_attempt_at LIMIT 1`,
  });
  return row?.due;
}

/** Reads a page of the deliveries of an endpoint, by time. */
export async function readDeliveries(
  { db, actor }: Scope,
  request: {
    endpointId: string;
    state: DeliveryState | null;
    slice: Slice;
  },
): Promise<DeliveryRecord[]> {
  const { from, limit, direction, beyond } = request.slice;
  return db.read<DeliveryRecord>(tenancyOf(actor), {
    text: `SELECT ${DELIVERY} FROM ${DELIVERY_SOURCE}
      WHERE d.endpoint_id = $1 AND ($2::text IS NULL OR d.state = $2)
        AND ($3::timestamptz IS NULL OR (d.created_at, d.id) ${beyond} ($3, $4::uuid))
      ORDER BY d.created_at ${direction}, d.id ${direction} LIMIT $5`,
    values: [request.endpointId, request.state, from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}
