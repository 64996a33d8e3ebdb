/** The kind of a movement. The last three are payments from here that belong to an order. */
export type MovementKind =
  | 'funding'
  | 'payment_in'
  | 'payment_out'
  | 'ticket_payment'
  | 'ticket_sale'
  | 'refund';

/** One payment, as seen by one account. */
export interface MovementRecord {
  operation_id: bigint;
  kind: MovementKind;
  /** Stroops; negative when they left. */
  units: bigint;
  fee_units: bigint | null;
  counterparty: string | null;
  memo: string | null;
  transaction_hash: string;
  occurred_at: Date;
  order_id: string | null;
  event_name: string | null;
}
