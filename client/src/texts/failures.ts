import { inLanguage } from '../language/in-language.ts';

/** Refusals that a buyer meets, by their code. In English the service's own sentence is shown, which knows more. */
export const failureTexts = inLanguage('failureTexts', {
  SOLD_OUT: 'Not enough of these tickets are left.',
  EVENT_NOT_PUBLISHED: 'This event is not published yet, so no tickets are sold.',
  SALES_CLOSED: 'These tickets are not on sale right now.',
  BUSY: 'Very many people are buying right now. Please try again in a moment.',
  WALLET_NOT_FUNDED: 'Please fund your wallet before purchasing',
  INSUFFICIENT_BALANCE: 'Insufficient balance. Please fund your wallet first.',
  WAITING_CLOSED: 'This event has no waiting list.',
  OFFER_GONE: 'This offer is over. You can join the waiting list again.',
  EVENT_CANCELLED: 'This event was cancelled.',
  EMAIL_TAKEN: 'There is already an account with this e-mail address.',
  WRONG_CREDENTIALS: 'The e-mail address or the password is wrong.',
  ACCOUNT_SUSPENDED: 'This account is suspended. Please contact support.',
  WRONG_PASSWORD: 'The current password is wrong.',
  LINK_INVALID: 'This link is no longer valid. Please ask for a new one.',
  TRANSFERS_CLOSED: 'Tickets of this event can no longer be passed on.',
  ALREADY_PASSED_ON: 'This ticket was passed on to somebody else before.',
  SAME_HOLDER: 'The ticket is in this name already.',
  CODE_UNKNOWN: 'This event has no such code. Please check how it is written.',
  CODE_NOT_YET: 'This code is not good yet.',
  CODE_OVER: 'This code is not good any more.',
  CODE_USED_UP: 'This code was used as often as it may be.',
  NOT_FOUND: 'We could not find that.',
});
