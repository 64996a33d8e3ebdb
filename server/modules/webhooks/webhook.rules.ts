import { createHmac } from 'node:crypto';

/** What an endpoint can be told of. `ping` is sent on request alone. */
export const HAPPENING_TYPES = [
  'order.created',
  'order.paid',
  'order.refunded',
  'due.collected',
  'ticket.issued',
  'ticket.revoked',
  'ticket.scanned',
  'ticket.entry_undone',
  'ticket.conflict',
  'event.published',
  'event.cancelled',
  'contract.final',
  'round.triggered',
  'round.executed',
] as const;
export type WebhookEventType = (typeof HAPPENING_TYPES)[number] | 'ping';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export const MOST_ENDPOINTS = 10;
/** How long the former secret signs beside the new one. */
export const OVERLAP_MS = 24 * 3_600_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Between a try that failed and the next; after the last it is given up. In all 31 hours and 42 minutes. */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR];
/** A process that dies while it sends leaves the delivery to be tried again after this. */
const LEASE_MS = MINUTE;

/** @param tries those that were made, the one that begins now among them */
export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** When to try again; undefined: it is given up. @param tries those that failed */
export function nextTry(now: Date, tries: number): Date | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

/** Any 2xx. What redirects is not followed, so it counts as a failure. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

const SECRET_MARK = 'whsec_';

export function secretText(secret: Buffer): string {
  return SECRET_MARK + secret.toString('base64');
}

/**
 * The headers of a telling, as the public Standard Webhooks specification has them: HMAC-SHA256 over id, moment and
 * body, so that neither can be changed or be sent again later.
 * @param secrets 32 bytes each; while a secret is being exchanged both sign
 */
export function signatureHeaders(
  telling: { id: string; at: Date; body: string },
  secrets: readonly Buffer[],
): Record<string, string> {
  const seconds = String(Math.floor(telling.at.getTime() / 1000));
  const signed = `${telling.id}.${seconds}.${telling.body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  );
  return {
    'webhook-id': telling.id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}
