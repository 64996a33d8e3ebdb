import { exponentialDelay } from '../retry-delay.ts';

export const PHONE_KINDS = [
  'tickets',
  'reminder',
  'event_changed',
  'event_cancelled',
  'code',
  'group_message',
] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];

export const PHONE_CHANNELS = ['sms', 'whatsapp'] as const;
export type PhoneChannel = (typeof PHONE_CHANNELS)[number];

export type PhoneState =
  /** Not sent, because no provider is configured; shown to developers. */
  | 'kept'
  | 'queued'
  /** A request to the provider is under way. */
  | 'sending'
  /** The provider has it. */
  | 'accepted'
  /** The network has it. */
  | 'sent'
  | 'delivered'
  | 'failed'
  /** A request had no clear answer: the provider may have it. It is never sent again blindly. */
  | 'unknown'
  /** The number had opted out, or its order has another one now, or none. */
  | 'stopped'
  /** It was not sent while it was of use. */
  | 'expired';

/** The states that a report of a provider can name. */
export type ReportedState = Extract<PhoneState, 'sent' | 'delivered' | 'failed'>;

/** States in which the provider has, or may have, the message. */
const AT_PROVIDER: readonly PhoneState[] = ['sending', 'unknown', 'accepted'];

/** States that each report moves: reports come late, twice and in any order, and a delivered message stays delivered. */
export const MOVED_BY: Readonly<Record<ReportedState, readonly PhoneState[]>> = {
  sent: AT_PROVIDER,
  failed: [...AT_PROVIDER, 'sent'],
  // Networks report failures that they overcome later.
  delivered: [...AT_PROVIDER, 'sent', 'failed'],
};

/** Whether messages of the kind go to numbers that have opted out: a person asks for a code there and then. */
export const ignoresOptOut = (kind: PhoneKind): boolean => kind === 'code';

/** Attempts that certainly sent nothing, after which a message counts as failed. */
export const MAX_ATTEMPTS = 10;
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 1_800;

/** @param retryAfter seconds that the provider asked for */
export function nextAttempt(now: Date, attempt: number, retryAfter = 0): Date {
  const wait = Math.max(retryAfter, exponentialDelay(attempt, FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS));
  return new Date(now.getTime() + wait * 1_000);
}

/** Seconds after which a request that was begun has ended: more than its timeout. */
export const REQUEST_SECONDS = 60;

/** Seconds after an unanswered request at which the provider is asked whether it has the message. */
const LOOKUPS = [90, 300, 900, 3_600, 4 * 3_600, 24 * 3_600];
/** Seconds after which a message that the provider does not list is not on its way there any more. */
export const ABSENT_SECONDS = 300;

/** Returns the next time to ask about an unanswered request; null when it is not asked about any more. */
export function nextLookup(now: Date, attemptedAt: Date): Date | null {
  const next = LOOKUPS.map((seconds) => new Date(attemptedAt.getTime() + seconds * 1_000));
  return next.find((at) => at > now) ?? null;
}

/** Local hours between which messages that can wait are sent. */
const DAY = { from: 8, to: 21 };

/**
 * Returns when a message may be sent: now by day, otherwise at the next morning.
 * @param timeZone null: at any hour
 */
export function earliestSending(now: Date, timeZone: string | null): Date {
  if (timeZone === null) return now;
  const { hour, minute, second } = localTime(now, timeZone);
  if (hour >= DAY.from && hour < DAY.to) return now;
  const hours = (DAY.from - hour + 24) % 24;
  return new Date(now.getTime() + (hours * 3_600 - minute * 60 - second) * 1_000);
}

/** Hours before an event in which news of it are sent at any time of the day. */
const URGENT_HOURS = 12;

/** The zone in which news of an event wait for the day; null for an event that begins soon. */
export function zoneToWaitIn(
  now: Date,
  { startAt, timeZone }: { startAt: Date; timeZone: string },
): string | null {
  return startAt.getTime() - now.getTime() > URGENT_HOURS * 3_600_000 ? timeZone : null;
}

function localTime(at: Date, timeZone: string): { hour: number; minute: number; second: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const partOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { hour: partOf('hour'), minute: partOf('minute'), second: partOf('second') };
}
