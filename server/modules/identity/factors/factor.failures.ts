import { Failure } from '../../../platform/failures.ts';
import type { FactorMethod } from './factor.rules.ts';

/** The password is right, and the account has a second factor. Thrown only after the correct password. */
export class SecondFactorRequired extends Failure {
  /**
   * @param challenge goes back with the proof, once, within five minutes
   * @param passkey options for the browser, of an account with passkeys
   */
  constructor(challenge: string, methods: readonly FactorMethod[], passkey?: object) {
    super(
      'SECOND_FACTOR_REQUIRED',
      'unauthenticated',
      'Complete the sign-in with a second factor: send the challenge with a code to the path given.',
      { challenge, methods, path: '/auth/login/second-factor', ...(passkey && { passkey }) },
    );
  }
}

/** The last proof of who the person is was too long ago for this call. */
export class ConfirmationRequired extends Failure {
  constructor(methods: readonly (FactorMethod | 'password')[]) {
    super(
      'CONFIRMATION_REQUIRED',
      'forbidden',
      'Confirm that it is you, at the path given, then repeat the call.',
      { methods, path: '/auth/confirm' },
    );
  }
}

/** A code is wrong, or was used before. */
export class WrongCode extends Failure {
  constructor(kind: 'unauthenticated' | 'bad_input' = 'bad_input') {
    super('WRONG_CODE', kind, 'This code is wrong or was used before. Enter the current one.');
  }
}

/** A challenge is used, expired or unknown, or was answered too often. */
export class ChallengeInvalid extends Failure {
  constructor() {
    super(
      'CHALLENGE_INVALID',
      'gone',
      'This sign-in took too long or had too many wrong codes. Start again.',
    );
  }
}

/** One failure for all reasons: unknown or removed, another challenge, a counter that has not grown. */
export class PasskeyRefused extends Failure {
  constructor(kind: 'unauthenticated' | 'bad_input' = 'unauthenticated') {
    super('PASSKEY_REFUSED', kind, 'This passkey was not accepted. Try again, or use another way.');
  }
}

export class TooManyPasskeys extends Failure {
  constructor(most: number) {
    super('TOO_MANY_PASSKEYS', 'conflict', `An account has at most ${most} passkeys. Remove one first.`);
  }
}

/** Mails about the account must reach its owner before a lost factor can lock them out. */
export class FactorNeedsAddress extends Failure {
  constructor() {
    super(
      'EMAIL_NOT_VERIFIED',
      'conflict',
      'Confirm your email address first: a lost second factor is recovered by mail.',
    );
  }
}

export class AppExists extends Failure {
  constructor() {
    super('ALREADY_SO', 'conflict', 'The account has an authenticator app. Remove it to set up another one.');
  }
}

/** Only sessions are confirmed; API keys are not asked. */
export class NoSessionToConfirm extends Failure {
  constructor() {
    super('FORBIDDEN', 'forbidden', 'Only a person who is signed in can confirm who they are.');
  }
}

export class NoSecondFactor extends Failure {
  constructor() {
    super('NO_SECOND_FACTOR', 'conflict', 'Recovery codes need a second factor first.');
  }
}
