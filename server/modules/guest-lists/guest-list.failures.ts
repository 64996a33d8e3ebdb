import { Failure } from '../../platform/failures.ts';

export class GuestListTooLarge extends Failure {
  constructor() {
    super('GUEST_LIST_TOO_LARGE', 'too_large', 'A guest list has at most 5 MB.');
  }
}

/** The upload's key was used with another file or payment. */
export class UploadKeyUsed extends Failure {
  constructor() {
    super(
      'IDEMPOTENCY_MISMATCH',
      'unprocessable',
      'This idempotency key was used for another guest list. Use a new key for a new list.',
    );
  }
}

/** Tickets issued before the faulty line stay issued; the report lists them. */
export class GuestListBroken extends Failure {
  constructor(line: number, reason: string) {
    super('GUEST_LIST_BROKEN', 'unprocessable', `Line ${line}: ${reason}`, { line });
  }
}
