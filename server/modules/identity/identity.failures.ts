import { Failure } from '../../platform/failures.ts';

export class EmailTaken extends Failure {
  constructor() {
    super('EMAIL_TAKEN', 'conflict', 'There is already an account with this email address.');
  }
}

/** Identical for an unknown address and a wrong password, so that it does not reveal which addresses have accounts. */
export class WrongCredentials extends Failure {
  constructor() {
    super('WRONG_CREDENTIALS', 'unauthenticated', 'The email address or the password is wrong.');
  }
}

/** Thrown only after the correct password. */
export class AccountSuspended extends Failure {
  constructor() {
    super('ACCOUNT_SUSPENDED', 'forbidden', 'This account is suspended. Please contact support.');
  }
}

/** Thrown only after the correct password. */
export class TemporaryPasswordSpent extends Failure {
  constructor() {
    super(
      'TEMPORARY_PASSWORD_SPENT',
      'unauthenticated',
      'This temporary password was used or has expired. Choose one of your own with "Forgot password?", or ask for a new one.',
    );
  }
}

/**
 * The token or key that was sent is unknown, expired, ended or revoked.
 * @param reason why the session of a genuine token was ended; null when that is not known
 */
export class InvalidCredentials extends Failure {
  constructor(reason: string | null = null) {
    super(
      'INVALID_CREDENTIALS',
      'unauthenticated',
      'Authentication failed',
      reason === null ? undefined : { reason },
    );
  }
}

export class WrongPassword extends Failure {
  constructor() {
    super('WRONG_PASSWORD', 'bad_input', 'The current password is wrong.');
  }
}

/** A confirmation link was followed without a session of its account, and without the password. */
export class ConfirmationNeedsAccount extends Failure {
  constructor() {
    super(
      'CONFIRMATION_NEEDS_ACCOUNT',
      'forbidden',
      'Enter the password of this account, or sign in to it and open the link again.',
    );
  }
}

export class WrongConfirmationPassword extends Failure {
  constructor() {
    super('WRONG_PASSWORD', 'bad_input', 'This is not the password of the account.');
  }
}

/** A mailed link is used, expired or unknown. */
export class LinkInvalid extends Failure {
  constructor() {
    super('LINK_INVALID', 'gone', 'This link is no longer valid. Please ask for a new one.');
  }
}

/** The API key is limited to networks, and the caller is in none of them. */
export class KeyFromElsewhere extends Failure {
  constructor() {
    super('KEY_FROM_ELSEWHERE', 'unauthenticated', 'This API key does not work from this network.');
  }
}

/** `money` lets a key move money: an owner answers for it, with a second factor. */
export class MoneyScopeByOwner extends Failure {
  constructor() {
    super(
      'MONEY_SCOPE_BY_OWNER',
      'forbidden',
      'Only an owner who is signed in and has a second factor can make a key with the scope money.',
    );
  }
}

/** A key cannot make another one that may do more. */
export class KeyBeyondOwn extends Failure {
  constructor() {
    super('KEY_BEYOND_OWN', 'forbidden', 'A key can make only keys with scopes of its own.');
  }
}

export class KeysNotForAttendees extends Failure {
  constructor() {
    super('FORBIDDEN', 'forbidden', 'Attendees sign in with their password and need no API key.');
  }
}
