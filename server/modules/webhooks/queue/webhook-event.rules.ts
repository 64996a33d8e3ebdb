import type { WebhookEventType } from '../webhook.rules.ts';

/** An audit entry that may trigger webhook events. */
export interface EntryRecord {
  seq: bigint;
  entryId: bigint;
  at: Date;
  action: string;
  entityId: string;
  issuerId: string;
  details: Record<string, unknown>;
}

export type SubjectKind =
  | 'order'
  | 'ticket'
  | 'payment'
  | 'refund'
  | 'payout'
  | 'event'
  | 'contract'
  | 'round';

/** A webhook event that an entry triggers: one for its subject, or one for each ticket of the order. */
interface Trigger {
  type: WebhookEventType;
  of: SubjectKind;
  eachTicket?: true;
  /** The entry's detail that holds the subject's id; by default the entry's entity is the subject. */
  named?: string;
  /** The entry reports a failure; entries of failed actions trigger nothing otherwise. */
  ofFailure?: true;
}

/** The triggered events by action of the entry. */
const TRIGGERS: Readonly<Record<string, readonly Trigger[]>> = {
  'order.create': [
    { type: 'order.created', of: 'order' },
    { type: 'ticket.issued', of: 'order', eachTicket: true },
  ],
  'order.pay': [
    { type: 'order.paid', of: 'order' },
    { type: 'ticket.issued', of: 'order', eachTicket: true },
  ],
  'order.lapse': [{ type: 'order.lapsed', of: 'order' }],
  'order.refund': [{ type: 'order.refunded', of: 'order' }],
  'order.refund_amount': [{ type: 'order.amount_refunded', of: 'order' }],
  'payment.fail': [{ type: 'payment.failed', of: 'payment', ofFailure: true }],
  'payment.return': [{ type: 'payment.late', of: 'refund' }],
  'payment.dispute_open': [{ type: 'dispute.opened', of: 'payment' }],
  'payment.dispute_won': [{ type: 'dispute.won', of: 'payment' }],
  'payment.dispute_lost': [{ type: 'dispute.lost', of: 'payment' }],
  'refund.pay': [{ type: 'refund.paid', of: 'refund' }],
  'payout.send': [{ type: 'payout.sent', of: 'payout' }],
  'payout.pay': [{ type: 'payout.paid', of: 'payout' }],
  'payout.fail': [{ type: 'payout.failed', of: 'payout', ofFailure: true }],
  'ticket.refund': [{ type: 'ticket.refunded', of: 'ticket' }],
  'ticket.cancel': [{ type: 'ticket.refunded', of: 'ticket' }],
  'due.collect': [{ type: 'due.collected', of: 'ticket' }],
  // A transfer: the old ticket is void, and the new holder has a new one.
  'ticket.transfer': [
    { type: 'ticket.revoked', of: 'ticket' },
    { type: 'ticket.issued', of: 'ticket', named: 'new_ticket_id' },
  ],
  'ticket.revoke': [{ type: 'ticket.revoked', of: 'ticket' }],
  'ticket.admit': [{ type: 'ticket.scanned', of: 'ticket' }],
  'ticket.undo_entry': [{ type: 'ticket.entry_undone', of: 'ticket' }],
  'scan.conflict': [{ type: 'ticket.conflict', of: 'ticket' }],
  'event.publish': [{ type: 'event.published', of: 'event' }],
  'event.cancel': [{ type: 'event.cancelled', of: 'event' }],
  'contract.final': [{ type: 'contract.final', of: 'contract' }],
  'round.trigger': [{ type: 'round.triggered', of: 'round' }],
  'round.release': [{ type: 'round.executed', of: 'round' }],
};

export const TRIGGERING_ACTIONS = Object.keys(TRIGGERS);

/** Actions whose entries report a failure, and trigger events all the same. */
export const TRIGGERING_FAILURES = TRIGGERING_ACTIONS.filter((action) =>
  TRIGGERS[action]?.some(({ ofFailure }) => ofFailure),
);

/** Returns the id of the subject of a webhook event. */
export function subjectIdOf(
  { entityId: own, details }: Pick<EntryRecord, 'entityId' | 'details'>,
  { named }: Trigger,
): string {
  return named === undefined ? own : String(details[named]);
}

export function triggersOf({ action, details }: Pick<EntryRecord, 'action' | 'details'>): readonly Trigger[] {
  const triggers = TRIGGERS[action] ?? [];
  // An order with a seat hold has no tickets before it is paid.
  return action === 'order.create' && 'origin' in details
    ? triggers.filter(({ eachTicket }) => !eachTicket)
    : triggers;
}
