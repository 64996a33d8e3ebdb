import type { TicketRecord } from '../ticket.record.ts';

/** Most events are in East Africa, and an event carries no zone of its own; the zone is always printed. */
const ZONE = 'Africa/Nairobi';

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** "Saturday 5 December 2026, 19:00 EAT (UTC+3)". */
export function eveningOf(moment: Date): string {
  return `${DAY.format(moment).replace(',', '')}, ${TIME.format(moment)} EAT (UTC+3)`;
}

/** What the door will ask for, in words. */
export function dueInWords(ticket: TicketRecord, price: string): string {
  switch (ticket.due_status) {
    case 'due':
      return `${price} due at the door`;
    case 'collected':
      return `${price} paid`;
    case 'waived':
      return 'Nothing due';
    case 'cancelled':
      return 'Cancelled';
    default:
      return 'Free entry';
  }
}
