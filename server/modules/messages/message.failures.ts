import { Failure } from '../../platform/failures.ts';

export class RecipientWithoutMessages extends Failure {
  constructor(email: string) {
    super('RECIPIENT_WITHOUT_MESSAGES', 'conflict', `The account of ${email} receives no messages.`);
  }
}

/** The contact form was used before the platform has a system administrator. */
export class NobodyToWriteTo extends Failure {
  constructor() {
    super('NOBODY_TO_WRITE_TO', 'unavailable', 'Nobody can read messages here yet. Please try again later.');
  }
}

export class MessageKeyMismatch extends Failure {
  constructor() {
    super(
      'IDEMPOTENCY_MISMATCH',
      'unprocessable',
      'This idempotency key was used for another message. Use a new key for a new message.',
    );
  }
}
