import { BadInput, Failure } from '../../../platform/failures.ts';

/** The link is unknown or has expired, or the address has been unsubscribed since. */
export class FollowLinkInvalid extends Failure {
  constructor() {
    super('FOLLOW_LINK_INVALID', 'gone', 'This link has expired. Follow the organiser again on their page.');
  }
}

/** Only a confirmed address follows without a mail that confirms it. */
export class AddressUnconfirmed extends Failure {
  constructor() {
    super('ADDRESS_UNCONFIRMED', 'conflict', 'Confirm your email address first.');
  }
}

/** Where a person agrees to be written to. */
export type ConsentPlace = 'page' | 'checkout';

/**
 * The wordings that people agree to. Raise the number when the words of the client change: each consent keeps the
 * wording that was read.
 */
export const WORDINGS: Readonly<Record<ConsentPlace, string>> = { page: 'page-1', checkout: 'checkout-1' };

/** Days in which the link of a confirmation mail works. */
export const CONFIRM_DAYS = 7;

/** The time before which requests that were not confirmed have expired. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * 86_400_000);

export const MAX_EMAIL_LENGTH = 254;
const EMAIL_FORM = /^[^\s@"(),:;<>[\]\\]+@[^\s@.,;:()<>[\]\\]+(\.[^\s@.,;:()<>[\]\\]+)+$/;

/** Returns an address as followers are stored. @throws BadInput */
export function checkedAddress(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (email.length <= MAX_EMAIL_LENGTH && EMAIL_FORM.test(email)) return email;
  throw new BadInput([{ field: 'email', code: 'EMAIL', message: 'Please give a valid email address.' }]);
}
