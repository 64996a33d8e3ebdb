import { Failure } from '../../platform/failures.ts';

export class GuestListTooLarge extends Failure {
  constructor() {
    super('GUEST_LIST_TOO_LARGE', 'too_large', 'A guest list has at most 5 MB.');
  }
}

/** An upload's key stands for one file and one way of paying. */
export class UploadKeyUsed extends Failure {
  constructor() {
    super(
      'IDEMPOTENCY_MISMATCH',
      'unprocessable',
      'This idempotency key was used for another guest list. Use a new key for a new list.',
    );
  }
}

/** What was issued before the place where it breaks stays issued; its report says so. */
export class GuestListBroken extends Failure {
  constructor(line: number, reason: string) {
    super('GUEST_LIST_BROKEN', 'unprocessable', `Line ${line}: ${reason}`, { line });
  }
}
