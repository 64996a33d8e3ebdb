import { Failure } from '../../platform/failures.ts';

/** Thrown for a published event as well: an event is published once. */
export class EventNotDraft extends Failure {
  constructor() {
    super('EVENT_NOT_DRAFT', 'conflict', 'Only a draft can be published.');
  }
}

export class EventCancelled extends Failure {
  constructor() {
    super('EVENT_CANCELLED', 'conflict', 'This event was cancelled; nothing about it can change any more.');
  }
}

/** Drafts are deleted instead, because they were never on sale. */
export class EventNotOnSale extends Failure {
  constructor() {
    super('EVENT_NOT_PUBLISHED', 'conflict', 'Only a published event can be cancelled.');
  }
}

export class EventHasSales extends Failure {
  constructor() {
    super('EVENT_HAS_SALES', 'conflict', 'Tickets of this event were sold, so it cannot be deleted.');
  }
}

/** A system role belongs to no issuer, but an event needs one. */
export class NoIssuer extends Failure {
  constructor() {
    super('NO_ISSUER', 'unprocessable', 'Only the people of an organiser can create events.');
  }
}

export class TierDiffers extends Failure {
  constructor(tier: string, what: string) {
    super(
      'TIER_DIFFERS',
      'conflict',
      `The tier "${tier}" exists with another ${what}; tickets added to it must agree.`,
      {
        tier,
      },
    );
  }
}

export class TooManyTiers extends Failure {
  constructor(most: number) {
    super('TOO_MANY_TIERS', 'conflict', `An event has at most ${most.toLocaleString('en')} tiers.`);
  }
}

export class TierTooLarge extends Failure {
  constructor(tier: string, most: number) {
    super(
      'TIER_TOO_LARGE',
      'conflict',
      `The tier "${tier}" would pass ${most.toLocaleString('en')} tickets.`,
      { tier },
    );
  }
}
