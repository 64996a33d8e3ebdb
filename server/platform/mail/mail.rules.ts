import { exponentialDelay } from '../retry-delay.ts';

export const MAIL_KINDS = [
  'tickets',
  'reset_password',
  'verify_email',
  'password_changed',
  'account_security',
  'order_refunded',
  'order_unconfirmed',
  'ticket_cancelled',
  'ticket_passed_on',
  'codes_renewed',
  'amount_refunded',
  'event_cancelled',
  'event_changed',
  'find_tickets',
  'partner_invitation',
  'message',
  'group_message',
  'notification',
  'staff_invitation',
  'owners_changed',
  'staff_events',
  'validator_invitation',
  'device_paired',
  'waiting_joined',
  'waiting_offer',
  'waiting_cancelled',
  'confirm_follow',
  'event_announced',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export type MailState = 'queued' | 'kept' | 'sent' | 'failed';

/** Attempts after which a mail counts as failed: about a day. */
export const MAX_ATTEMPTS = 12;

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 4 * 3_600;

/** Returns the time of the retry after the nth attempt: 1, 2, 4 ... minutes, four hours at most. */
export function nextAttempt(now: Date, attempt: number): Date {
  const wait = exponentialDelay(attempt, FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS);
  return new Date(now.getTime() + wait * 1_000);
}

/** Returns the state of a mail after an attempt. */
export function stateAfter(attempt: number, delivered: boolean): MailState {
  if (delivered) return 'sent';
  return attempt >= MAX_ATTEMPTS ? 'failed' : 'queued';
}
