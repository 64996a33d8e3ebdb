import { DAY_MS } from '../../../platform/clock.ts';
import { Failure } from '../../../platform/failures.ts';

/** Also for a link that never existed: guessing reveals nothing. */
export class StaffInvitationInvalid extends Failure {
  constructor() {
    super('INVITATION_INVALID', 'gone', 'This invitation is no longer valid. Please ask for a new one.');
  }
}

export class StaffElsewhere extends Failure {
  constructor() {
    super(
      'STAFF_ELSEWHERE',
      'conflict',
      'This account already works for another organisation. Use another email address for this one.',
    );
  }
}

/**
 * Also for an account whose address was never confirmed: its password may be of a person who does not own the address.
 */
export class NewAccountNeeded extends Failure {
  constructor() {
    super(
      'ACCOUNT_NEEDED',
      'conflict',
      'There is no confirmed account with this address yet: choose a password.',
    );
  }
}

export class StaffSignInFirst extends Failure {
  constructor() {
    super(
      'SIGN_IN_FIRST',
      'conflict',
      'This address has an account. Sign in with it, then accept the invitation.',
    );
  }
}

export class InvitationOfAnother extends Failure {
  constructor() {
    super('INVITATION_OF_ANOTHER', 'forbidden', 'This invitation went to another address than yours.');
  }
}

export const STAFF_INVITATION_DAYS = 7;

export function staffInvitationExpiry(now: Date): Date {
  return new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS);
}

/** Returns the address of the web client's page that takes the secret, in its fragment: browsers send that to no server. */
export function staffInvitationAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}/join#token=${secret}`;
}
