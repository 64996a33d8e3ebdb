import { KeyRefused, parsePublicKey } from '../../lib/signing/index.ts';
import { BadInput, Failure } from '../../platform/failures.ts';

/** The tier of the ticket does not ask for a phone. */
export class NoLiveCodes extends Failure {
  constructor() {
    super('NO_LIVE_CODES', 'conflict', 'This ticket does not need a phone: its code admits as it is.');
  }
}

/** The ticket was revoked, cancelled or transferred. */
export class TicketVoid extends Failure {
  constructor() {
    super('TICKET_VOID', 'conflict', 'This ticket is no longer valid.');
  }
}

/** Another phone is registered; a mailed confirmation replaces it. */
export class PhoneRegistered extends Failure {
  constructor() {
    super(
      'PHONE_REGISTERED',
      'conflict',
      'Another phone is registered for this ticket. Ask for a link by email to use this phone instead.',
    );
  }
}

/** Holders of tickets that were sold hear of live codes this long before doors ask for their phone. */
export const NOTICE_SECONDS = 24 * 3_600;

export interface LiveRule {
  /** null: doors do not ask for a phone. */
  from: Date | null;
  allowsPaper: boolean;
  admitsUnknown: boolean;
}

/** A tier as its rule is about to change. */
export interface TierBefore {
  id: string;
  from: Date | null;
  /** Tickets of it can still be used. */
  hasTickets: boolean;
}

/** Returns whether holders of the tier have to hear of the change: doors ask for their phone, or at another time. */
export const isNews = ({ from, hasTickets }: TierBefore, rule: LiveRule): boolean =>
  hasTickets && rule.from !== null && from?.getTime() !== rule.from.getTime();

/** @throws BadInput when holders of a tier would hear of it too late */
export function requireNotice(tiers: readonly TierBefore[], rule: LiveRule, now: Date): void {
  const { from } = rule;
  if (from === null) return;
  const soonest = now.getTime() + NOTICE_SECONDS * 1000;
  const isEarlier = (tier: TierBefore) => tier.from === null || from < tier.from;
  if (!tiers.some((tier) => isNews(tier, rule) && isEarlier(tier) && from.getTime() < soonest)) return;
  throw new BadInput([
    {
      field: 'from',
      code: 'LIVE_NOTICE',
      message:
        'Tickets were sold already: choose a time at least 24 hours ahead, so that holders hear of it.',
    },
  ]);
}

/** Returns the 32 bytes of a phone's key. @throws BadInput for anything but a sound key */
export function checkedPhoneKey(text: string): Buffer {
  try {
    return parsePublicKey(text);
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error;
    throw new BadInput([
      { field: 'publicKey', code: 'PUBLIC_KEY', message: 'The public key must be 32 bytes in base64.' },
    ]);
  }
}

const MAX_SKEW_MS = 100 * 366 * 24 * 3_600_000;

/** Returns the milliseconds by which the phone's clock is ahead. @throws BadInput for a time that no clock shows */
export function checkedSkew(phoneTime: Date, now: Date): number {
  const skew = phoneTime.getTime() - now.getTime();
  if (Math.abs(skew) <= MAX_SKEW_MS) return skew;
  throw new BadInput([{ field: 'phoneTime', message: 'phoneTime must be the current time of the phone.' }]);
}
