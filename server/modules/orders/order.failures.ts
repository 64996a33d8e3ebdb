import { Failure } from '../../platform/failures.ts';
import { inWords } from '../../platform/http/rate-limit.rules.ts';

export class SoldOut extends Failure {
  constructor(tier: string, left: number) {
    const sentence =
      left === 0
        ? `"${tier}" is sold out.`
        : `Only ${left} ${left === 1 ? 'ticket' : 'tickets'} of "${tier}" ${left === 1 ? 'is' : 'are'} left.`;
    super('SOLD_OUT', 'conflict', sentence, { tier, available: left });
  }
}

export class EventNotPublished extends Failure {
  constructor() {
    super('EVENT_NOT_PUBLISHED', 'conflict', 'This event is not published yet, so no tickets are issued.');
  }
}

export class UnknownTier extends Failure {
  constructor(tier: string) {
    super('UNKNOWN_TIER', 'unprocessable', `This event has no tickets named "${tier}".`, { tier });
  }
}

export class SalesClosed extends Failure {
  /** @param when the time at which the sale begins, or ended */
  constructor(reason: string, when?: { opensAt: Date } | { closedAt: Date }) {
    super('SALES_CLOSED', 'conflict', reason, when);
  }
}

/** The organiser's limit of tickets per order. */
export class OrderLimit extends Failure {
  constructor(tier: string | null, most: number) {
    const what = tier === null ? '' : ` of "${tier}"`;
    super(
      'ORDER_LIMIT',
      'unprocessable',
      `One order holds at most ${most} ${most === 1 ? 'ticket' : 'tickets'}${what}.`,
      { tier, most },
    );
  }
}

/** Its tickets cost more together than one order may: 10^9 of a currency. */
export class OrderTooLarge extends Failure {
  constructor() {
    super(
      'ORDER_TOO_LARGE',
      'unprocessable',
      'The tickets of one order cost at most 1,000,000,000 together.',
    );
  }
}

/** The person has reached the organiser's limit of unpaid tickets for the event. */
export class PersonLimit extends Failure {
  constructor(most: number) {
    super(
      'PERSON_LIMIT',
      'unprocessable',
      `One person may hold ${most} unpaid ${most === 1 ? 'ticket' : 'tickets'} of this event. Pay for some first, or pay with a wallet.`,
      { most },
    );
  }
}

/** Too many tickets of the event are ordered from one network and not paid. `retryAfter` in seconds. */
export class NetworkLimit extends Failure {
  constructor(retryAfter: number) {
    super(
      'RATE_LIMITED',
      'rate_limited',
      `Too many tickets that are not paid yet were ordered from your network. Please try again in ${inWords(retryAfter)}, or from another network.`,
      { retryAfter },
    );
  }
}

export class SalesBusy extends Failure {
  constructor() {
    super('BUSY', 'unavailable', 'Very many people are buying right now. Please try again in a moment.', {
      retryAfter: 1,
    });
  }
}
