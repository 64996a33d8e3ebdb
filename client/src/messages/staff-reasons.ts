import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Reasons why a draft cannot become final, by code. English readers see the service's own sentence. */
export const finalizeBlockerTexts = inStaffLanguage('finalizeBlockerTexts', {
  EVENT_CANCELLED: 'The event was cancelled.',
  OTHER_CONTRACT_FINAL: 'Another contract of this event is final already.',
  APPROVALS_MISSING: (needed: number, given: number) =>
    `${needed} approvals are needed, ${given} given so far.`,
  INVITATION_PENDING: (name: string) => `${name} has not accepted the invitation yet.`,
  INVITATION_DECLINED: (name: string) => `${name} declined the invitation.`,
  PARTNER_WITHOUT_WALLET: (name: string) => `${name} has no wallet to be paid to.`,
  SIGNATORY_WITHOUT_WALLET: (name: string) => `${name} has no wallet to sign with.`,
  SHARED_KEY: (name: string, other: string) => `${name} and ${other} would sign with the same key.`,
  TOO_FEW_SIGNATORIES: (needed: number, given: number) =>
    `Only ${given} of the signatories can sign; ${needed} are needed.`,
  LEDGER_UNAVAILABLE: 'The ledger cannot be used right now.',
});

/** Reasons why the escrow account was not created, by code. */
export const finalizeFailureTexts = inStaffLanguage('finalizeFailureTexts', {
  EXPIRED: 'The ledger did not create the escrow account in time. Please finalize again.',
  UNDERFUNDED:
    'The platform’s account has too few lumens for the escrow account. Please finalize again later.',
  REFUSED: 'The ledger refused the escrow account. Please finalize again.',
});

/** Reasons why a round was not paid, by code. */
export const roundFailureTexts = inStaffLanguage('roundFailureTexts', {
  EXPIRED: 'This round expired after seven days. Trigger it again; it needs new approvals.',
  WITHDRAWN: 'The round was withdrawn.',
  NO_ACCOUNT:
    'The account that this round needs is no longer on the ledger. Trigger it again; it needs new approvals.',
  UNDERFUNDED: 'The escrow held too little for this round. Nothing was paid; trigger it again for less.',
  NO_DESTINATION: 'A recipient is not on the ledger, so no one was paid. Trigger the round again.',
  OVERTAKEN: 'Another transaction took the place of this round. Trigger it again; it needs new approvals.',
  REFUSED: 'The ledger refused this round. Nothing was paid.',
  NOT_PREPARED: 'The ledger did not make the account that this round needs. Trigger it again.',
});

/** Reasons why a line of a guest list got no ticket, by code. */
export const guestRefusalTexts = inStaffLanguage('guestRefusalTexts', {
  CONTACT: 'Check the name, the email address and the phone number.',
  TIER_MISSING: 'Please name a tier.',
  TIER_UNKNOWN: 'This event has no tickets of that name.',
  SOLD_OUT: 'No places are left in this tier.',
  DUPLICATE: 'The same guest is in an earlier line.',
  TOO_MANY: 'The list is too long; this line and those after it were left out.',
});
