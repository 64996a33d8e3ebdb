import { Failure } from '../../platform/failures.ts';

/** The organiser's cut-off has passed, or transfers are not allowed. */
export class TransfersClosed extends Failure {
  constructor() {
    super('TRANSFERS_CLOSED', 'conflict', 'Tickets of this event can no longer be passed on.');
  }
}

const SENTENCES = {
  used: 'This ticket was used at the door, so it cannot be passed on.',
  revoked: 'This ticket was revoked, so it cannot be passed on.',
  cancelled: 'This ticket was cancelled, so it cannot be passed on.',
} as const;

export class TicketNotTransferable extends Failure {
  constructor(state: keyof typeof SENTENCES) {
    super('TICKET_NOT_TRANSFERABLE', 'conflict', SENTENCES[state]);
  }
}

/** The ticket was transferred to another holder than the requested one. */
export class AlreadyPassedOn extends Failure {
  constructor() {
    super('ALREADY_PASSED_ON', 'conflict', 'This ticket was passed on to somebody else before.');
  }
}

export class SameHolder extends Failure {
  constructor() {
    super('SAME_HOLDER', 'unprocessable', 'The ticket is in this name already.');
  }
}
