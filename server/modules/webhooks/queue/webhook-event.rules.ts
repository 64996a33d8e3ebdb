import type { WebhookEventType } from '../webhook.rules.ts';

/** An entry of the audit log that somebody may want to be told of. */
export interface EntryRecord {
  seq: bigint;
  entry_id: bigint;
  at: Date;
  action: string;
  entity_id: string;
  issuer_id: string;
  details: Record<string, unknown>;
}

export type SubjectKind = 'order' | 'ticket' | 'event' | 'contract' | 'round';

/** What an entry comes to: one happening for its subject, or one for each ticket of the order. */
interface Telling {
  type: WebhookEventType;
  of: SubjectKind;
  eachTicket?: true;
  /** Which of the entry's details names its subject; the entry's own otherwise. */
  named?: string;
}

/** By the action of the entry. Of an order it depends on what was bought how. */
const TELLINGS: Readonly<Record<string, readonly Telling[]>> = {
  'order.create': [
    { type: 'order.created', of: 'order' },
    { type: 'ticket.issued', of: 'order', eachTicket: true },
  ],
  'order.pay': [
    { type: 'order.paid', of: 'order' },
    { type: 'ticket.issued', of: 'order', eachTicket: true },
  ],
  'order.refund': [{ type: 'order.refunded', of: 'order' }],
  'due.collect': [{ type: 'due.collected', of: 'ticket' }],
  // Passed on: the old code is void, and somebody else has a ticket of his own.
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

export const TOLD_ACTIONS = Object.keys(TELLINGS);

/** Whom or what a telling is about. */
export function subjectIdOf(
  { entity_id: own, details }: Pick<EntryRecord, 'entity_id' | 'details'>,
  { named }: Telling,
): string {
  return named === undefined ? own : String(details[named]);
}

export function tellingsOf({ action, details }: Pick<EntryRecord, 'action' | 'details'>): readonly Telling[] {
  const tellings = TELLINGS[action] ?? [];
  // A place that is kept for a payment has no ticket before it is paid.
  return action === 'order.create' && 'origin' in details
    ? tellings.filter(({ eachTicket }) => !eachTicket)
    : tellings;
}
