import { Failure } from '../../platform/failures.ts';

export class KeyExhausted extends Failure {
  constructor() {
    super('KEY_EXHAUSTED', 'conflict', 'This organiser has used all versions that a signing key can have.');
  }
}

/** A system role belongs to no issuer, so it has no key of its own. */
export class NoIssuer extends Failure {
  constructor() {
    super('NO_ISSUER', 'unprocessable', 'Only the people of an organiser can do this.');
  }
}

/** A link to tickets, or the pass it was exchanged for, that is used, expired or unknown. */
export class TicketLinkInvalid extends Failure {
  constructor() {
    super('LINK_INVALID', 'gone', 'This link is no longer valid. Please ask for a new one.');
  }
}

export class NothingToSend extends Failure {
  constructor() {
    super(
      'NOTHING_TO_SEND',
      'conflict',
      'No ticket of this order is good any more, so there is nothing to send.',
    );
  }
}
