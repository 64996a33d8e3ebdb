import type { Role } from '../../../platform/access/roles.ts';
import { BadInput, Failure } from '../../../platform/failures.ts';

export class OwnAccount extends Failure {
  constructor(sentence: string) {
    super('OWN_ACCOUNT', 'conflict', sentence);
  }
}

/** An admin cannot take an owner's place by changing their account. */
export class NotYoursToChange extends Failure {
  constructor() {
    super('FORBIDDEN', 'forbidden', 'Only an owner can change an owner.');
  }
}

/** Also for a system admin, once an organisation has an owner. */
export class OwnersDecide extends Failure {
  constructor() {
    super('OWNERS_DECIDE', 'forbidden', 'Only an owner of the organisation makes or removes an owner.');
  }
}

export class FreshSignInNeeded extends Failure {
  constructor(minutes: number) {
    super(
      'FRESH_SIGN_IN_NEEDED',
      'forbidden',
      `Making or removing an owner needs a sign-in of the last ${minutes} minutes. Sign in again and repeat it.`,
    );
  }
}

export class LastOwner extends Failure {
  constructor() {
    super('LAST_OWNER', 'conflict', 'This is the last owner of the organisation. Make another owner first.');
  }
}

export class NotFounder extends Failure {
  constructor() {
    super(
      'NOT_FOUNDER',
      'forbidden',
      'Only the person who registered the organisation, and still works for it, can claim its ownership.',
    );
  }
}

/** Also while the owner is suspended: the ownership is not free. */
export class HasOwner extends Failure {
  constructor() {
    super('HAS_OWNER', 'conflict', 'The organisation has an owner already. Only an owner makes another one.');
  }
}

export class FounderNotConfirmed extends Failure {
  constructor() {
    super(
      'EMAIL_NOT_VERIFIED',
      'conflict',
      'Your email address is not confirmed yet. Open the link in the mail from us, then claim ownership again.',
    );
  }
}

export class ClaimWhileInactive extends Failure {
  constructor() {
    super(
      'ISSUER_INACTIVE',
      'conflict',
      'The organisation is inactive. You can claim its ownership when it is active again.',
    );
  }
}

/** Otherwise the owner would be the first to be locked out. */
export class OwnFactorFirst extends Failure {
  constructor() {
    super('OWN_FACTOR_FIRST', 'conflict', 'Set up a second factor for your own account first.');
  }
}

export class RoleNotYours extends Failure {
  constructor() {
    super('FORBIDDEN', 'forbidden', 'You cannot give this role.');
  }
}

/** Any person can register an address; a role goes to its owner. */
export class AddressNotConfirmed extends Failure {
  constructor(name: string) {
    super(
      'EMAIL_NOT_VERIFIED',
      'conflict',
      `${name} has not confirmed the email address yet. Send an invitation instead.`,
    );
  }
}

export class Unchanged extends Failure {
  constructor(sentence: string) {
    super('ALREADY_SO', 'conflict', sentence);
  }
}

/** Only owners and admins can be given their role without naming an organiser. */
export class IssuerNeeded extends BadInput {
  constructor(role: Role) {
    const message = `The role ${role} belongs to an organiser, and the organiser’s id is missing. Only issuer_owner and issuer_admin get a new organisation without one.`;
    super([{ field: 'issuerId', code: 'REQUIRED', message }]);
  }
}

export class UnknownIssuer extends BadInput {
  constructor() {
    super([{ field: 'issuerId', code: 'UNKNOWN', message: 'There is no such organiser.' }]);
  }
}

export class AlreadyOnStaff extends Failure {
  constructor(email: string) {
    super('ALREADY_ON_STAFF', 'conflict', `${email} already belongs to your people.`);
  }
}
