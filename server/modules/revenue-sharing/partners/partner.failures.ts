import { Failure } from '../../../platform/failures.ts';

export class OwnInvitation extends Failure {
  constructor() {
    super('OWN_INVITATION', 'bad_input', 'You cannot invite yourself.', {
      fields: [{ field: 'email', code: 'OWN_ADDRESS', message: 'You cannot invite yourself.' }],
    });
  }
}

export class AlreadyPartner extends Failure {
  constructor(email: string) {
    super('ALREADY_PARTNER', 'conflict', `${email} is your partner already.`);
  }
}

/** An open invitation exists: a call of its own sends it again, so that a second one is never sent by accident. */
export class AlreadyInvited extends Failure {
  constructor(email: string) {
    super('ALREADY_INVITED', 'conflict', `${email} is invited already and has not answered yet.`);
  }
}

/** Answered, expired, replaced by a newer one, or never sent. */
export class InvitationInvalid extends Failure {
  constructor() {
    super(
      'INVITATION_INVALID',
      'gone',
      'This invitation is no longer valid. Please ask the organiser for a new one.',
    );
  }
}

export class InvitationOfAnother extends Failure {
  constructor() {
    super(
      'INVITATION_OF_ANOTHER',
      'forbidden',
      'This invitation went to another email address than yours. Please sign out to answer it.',
    );
  }
}

export class AccountNeeded extends Failure {
  constructor() {
    super('ACCOUNT_NEEDED', 'bad_input', 'Please give your name and choose a password to join.');
  }
}

/**
 * Any person could have registered the address, so the mail alone does not give access: revenue would go to a
 * stranger's wallet.
 */
export class SignInFirst extends Failure {
  constructor() {
    super(
      'SIGN_IN_FIRST',
      'conflict',
      'There is an account with this address that was never confirmed. Please sign in to answer, or choose a new password first.',
    );
  }
}

/** An account with an address does not prove access to its mailbox. */
export class EmailNotVerified extends Failure {
  constructor() {
    super(
      'EMAIL_NOT_VERIFIED',
      'forbidden',
      'Please confirm your email address first, or answer with the link in the mail.',
    );
  }
}
