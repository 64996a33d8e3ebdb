import { Failure } from '../../../platform/failures.ts';

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
