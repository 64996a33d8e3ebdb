import { Failure } from '../../platform/failures.ts';
import { exponentialDelay } from '../../platform/retry-delay.ts';

/** The operator has not set up the wallet. */
export class WalletNotSetUp extends Failure {
  constructor() {
    super('WALLET_NOT_SET_UP', 'conflict', 'Tickets cannot be added to this wallet here.');
  }
}

/** A copy of its code would not admit, and a pass is a copy. */
export class PassNeedsPhone extends Failure {
  constructor() {
    super(
      'PASS_NEEDS_PHONE',
      'conflict',
      'This ticket has a live code, which a wallet cannot show. Keep the page of the ticket on the phone instead.',
    );
  }
}

/** The service of the wallet does not take the pass, now or later. The reason is for the log. */
export class WalletRefused extends Failure {
  readonly reason: string;

  constructor(reason: string) {
    super(
      'WALLET_REFUSED',
      'conflict',
      'The wallet does not take this ticket. Show the ticket from its page instead.',
    );
    this.reason = reason;
  }
}

/** The service of the wallet could not take the pass now. The reason is for the log. */
export class WalletUnavailable extends Failure {
  readonly reason: string;

  constructor(reason: string) {
    super(
      'WALLET_UNAVAILABLE',
      'unavailable',
      'The wallet could not be reached. Please try again in a few minutes.',
    );
    this.reason = reason;
  }
}

/** The request of a device names no pass that we issued, or does not prove that it has it. */
export class PassUnauthorized extends Failure {
  constructor() {
    super('UNAUTHENTICATED', 'unauthenticated', 'The token of the pass is not valid.');
  }
}

/** Tickets of which a wallet shows a code that admits. */
export const hasPass = ({ status, liveFrom }: { status: string; liveFrom?: Date | null }): boolean =>
  status === 'active' && !liveFrom;

const FIRST_RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 3_600;
/** With these delays, attempts last for more than a day. */
export const MAX_ATTEMPTS = 32;

/**
 * Seconds until the next attempt to update a pass.
 * @param attempts made so far
 * @param retryAfter seconds that the service asked for
 */
export function retrySeconds(attempts: number, retryAfter = 0): number {
  return Math.max(retryAfter, exponentialDelay(attempts, FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS));
}

/** Days after its event in which a pass is still updated, and after which it is forgotten. */
export const FOLLOWED_DAYS = 7;
export const KEPT_DAYS = 30;

const MAX_ID = 200;

/** The identifier of a device and its push token are short texts without spaces, as Apple's phones send them. */
export const isDeviceText = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_ID && /^[\w.:=+/-]+$/.test(text);

/** Whole seconds since 1970, which order the changes of passes; undefined for another text. */
export function readTag(tag: unknown): number | undefined {
  return typeof tag === 'string' && /^\d{1,11}$/.test(tag) ? Number(tag) : undefined;
}

const MAX_LINES = 10;
const MAX_LINE = 500;

/** Reads the messages that devices log: a few short lines without control characters. */
export function readDeviceLog(body: unknown): string[] {
  const { logs } = (typeof body === 'object' && body !== null ? body : {}) as { logs?: unknown };
  if (!Array.isArray(logs)) return [];
  return logs
    .filter((line): line is string => typeof line === 'string')
    .slice(0, MAX_LINES)
    .map((line) => line.replaceAll(/\p{C}+/gu, ' ').slice(0, MAX_LINE));
}
