import type { TicketCurrency } from '../../lib/money/index.ts';
import type { Slice, Statement } from '../../platform/db/statement.ts';
import type { OrderStatus } from '../../platform/vocabulary.ts';
import type { ShiftMethod } from './box-office.rules.ts';

export interface TakingRecord {
  method: ShiftMethod;
  /** As text: amounts in JSON. */
  units: string;
  tickets: number;
}

export interface LeaseRecord {
  tierId: string;
  tier: string;
  /** Name of the device that has the places. */
  device: string;
  quantity: number;
  used: number;
  unitUnits: string;
  returnedAt: string | null;
}

/** A shift with what was taken in it. */
export interface ShiftRecord {
  id: string;
  issuerId: string;
  eventId: string;
  gateId: string | null;
  gate: string | null;
  /** The shift is open, and its paired device may no longer work at its gate. */
  isGateLost: boolean;
  cashierId: string;
  cashier: string;
  deviceId: string;
  currency: TicketCurrency;
  floatUnits: bigint;
  openedAt: Date;
  closedAt: Date | null;
  countedUnits: bigint | null;
  differenceUnits: bigint;
  note: string;
  sales: number;
  /** Cash and other money of sales that got no place, which goes back to the guests. */
  strayUnits: bigint;
  straySales: number;
  /** Amount paid above the price of the tickets, in sales without a network; below 0 when it was less. */
  paidDifferenceUnits: bigint;
  takings: TakingRecord[];
  leases: LeaseRecord[];
}

const SHIFT_COLUMNS = `s.id, s.issuer_id AS "issuerId", s.event_id AS "eventId", s.gate_id AS "gateId", g.name AS gate,
  s.closed_at IS NULL AND EXISTS (SELECT FROM door_devices w WHERE w.issuer_id = s.issuer_id AND w.scan_name = s.device_id
    AND w.gate_ids IS NOT NULL AND (s.gate_id = ANY(w.gate_ids)) IS NOT TRUE AND w.cut_off_at IS NULL) AS "isGateLost",
  s.cashier_id AS "cashierId",
  u.name AS cashier, s.device_id AS "deviceId", s.currency, s.float_units AS "floatUnits", s.opened_at AS "openedAt",
  s.closed_at AS "closedAt", s.counted_units AS "countedUnits", s.difference_units AS "differenceUnits", s.note,
  d.sales, d.stray_units AS "strayUnits", d.stray_sales AS "straySales", d.paid_difference_units AS "paidDifferenceUnits", k.takings, l.leases`;

const SHIFT_JOINS = `JOIN users u ON u.id = s.cashier_id LEFT JOIN gates g ON g.id = s.gate_id
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE n.method <> 'provider' OR o.status = 'paid')::int AS sales, coalesce(sum(n.units) FILTER (WHERE n.order_id IS NULL), 0)::bigint AS stray_units,
      count(*) FILTER (WHERE n.order_id IS NULL)::int AS stray_sales,
      coalesce(sum(n.paid_units - n.units), 0)::bigint AS paid_difference_units
    FROM door_sales n LEFT JOIN orders o ON o.id = n.order_id AND n.method = 'provider' WHERE n.shift_id = s.id) d
  CROSS JOIN LATERAL (SELECT coalesce(json_agg(json_build_object('method', method, 'units', units::text, 'tickets', tickets)
      ORDER BY method), '[]') AS takings
    FROM (SELECT method, sum(units) AS units, count(*)::int AS tickets FROM shift_takings WHERE shift_id = s.id GROUP BY method
      UNION ALL
      SELECT 'provider', sum(n.units), sum(o.quantity)::int FROM door_sales n JOIN orders o ON o.id = n.order_id
      WHERE n.shift_id = s.id AND n.method = 'provider' AND o.status = 'paid' HAVING count(*) > 0) m) k
  CROSS JOIN LATERAL (SELECT coalesce(json_agg(json_build_object('tierId', p.tier_id, 'tier', t.name, 'device', p.device_id, 'quantity', p.quantity,
      'used', p.used, 'unitUnits', p.unit_units::text, 'returnedAt', p.returned_at) ORDER BY t.position, t.id), '[]') AS leases
    FROM place_leases p JOIN tiers t ON t.id = p.tier_id WHERE p.shift_id = s.id) l`;

export const readShift = (id: string): Statement => ({
  name: 'shift',
  text: `SELECT ${SHIFT_COLUMNS} FROM shifts s ${SHIFT_JOINS} WHERE s.id = $1`,
  values: [id],
});

/**
 * Reads the last open shift of a cashier at an event.
 * @param deviceId the paired device that asks; null: a person, on any device
 */
export const readOpenShift = (eventId: string, cashierId: string, deviceId: string | null): Statement => ({
  name: 'open-shift',
  text: `SELECT ${SHIFT_COLUMNS} FROM shifts s ${SHIFT_JOINS}
    WHERE s.event_id = $1 AND s.cashier_id = $2 AND s.closed_at IS NULL AND coalesce(s.device_id = $3, true)
    ORDER BY s.opened_at DESC, s.id DESC LIMIT 1`,
  values: [eventId, cashierId, deviceId],
});

/** Reads a page of the shifts of an event by the time of their start. */
export const readShifts = (eventId: string, { from, limit, direction, beyond }: Slice): Statement => ({
  text: `SELECT ${SHIFT_COLUMNS} FROM (SELECT * FROM shifts WHERE event_id = $1
      AND ($2::timestamptz IS NULL OR (opened_at, id) ${beyond} ($2, $3::uuid))
      ORDER BY opened_at ${direction}, id ${direction} LIMIT ${limit}) s ${SHIFT_JOINS}
    ORDER BY s.opened_at ${direction}, s.id ${direction}`,
  values: [eventId, from ? new Date(from[0]) : null, from?.[1] ?? null],
});

export const readIsOpen = (eventId: string): Statement => ({
  name: 'box-office-open',
  text: 'SELECT FROM box_offices WHERE event_id = $1',
  values: [eventId],
});

export interface DoorSaleRecord {
  orderId: string;
  status: OrderStatus;
  units: bigint;
  currency: TicketCurrency;
}

/** Reads a sale of a shift that has an order, by its nonce. */
export const readDoorSale = (shiftId: string, nonce: string): Statement => ({
  name: 'door-sale',
  text: `SELECT n.order_id AS "orderId", o.status, n.units, n.currency FROM door_sales n JOIN orders o ON o.id = n.order_id
    WHERE n.shift_id = $1 AND n.nonce = $2`,
  values: [shiftId, nonce],
});
