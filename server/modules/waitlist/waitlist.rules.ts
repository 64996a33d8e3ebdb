import { Failure } from '../../platform/failures.ts';

export class WaitingClosed extends Failure {
  constructor() {
    super('WAITING_CLOSED', 'conflict', 'This event has no waiting list.');
  }
}

/** Tickets are on sale, so there is nothing to wait for. */
export class StillAvailable extends Failure {
  constructor(tier: string, available: number) {
    super('STILL_AVAILABLE', 'conflict', `Tickets of "${tier}" are on sale now, so you need not wait.`, {
      tier,
      available,
    });
  }
}

/** The time is over, the places were bought, or the entry left the waitlist. */
export class OfferGone extends Failure {
  constructor() {
    super('OFFER_GONE', 'gone', 'This offer is over. You can join the waiting list again.');
  }
}

export class OfferDiffers extends Failure {
  constructor(tier: string, quantity: number) {
    const places = `${quantity} ${quantity === 1 ? 'ticket' : 'tickets'} of "${tier}"`;
    super('OFFER_DIFFERS', 'unprocessable', `Your offer is for ${places}, and for nothing else.`, {
      tier,
      quantity,
    });
  }
}

export interface Group {
  id: string;
  /** Places that the entry needs, all of them or none. */
  quantity: number;
}

/**
 * Selects the entries that are offered places now: in their order, every group that fits into the places left by those
 * before it. A large group that does not fit yet keeps its position and blocks none behind it.
 */
export function fittingGroups<G extends Group>(free: number, line: readonly G[]): G[] {
  let left = free;
  return line.filter(({ quantity }) => {
    if (quantity > left) return false;
    left -= quantity;
    return true;
  });
}

/** The end of an offer: so many minutes from now, but not after the tier's sale ends. */
export function offerEnd(now: Date, minutes: number, soldUntil: Date): Date {
  return new Date(Math.min(now.getTime() + minutes * 60_000, soldUntil.getTime()));
}
