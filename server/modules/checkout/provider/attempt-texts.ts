import type { FailureReason, NotAttemptedReason } from '../../payments/index.ts';

export type AttemptFailure = FailureReason | NotAttemptedReason;

/** What a buyer reads about a failed attempt, by its reason. */
export const ATTEMPT_FAILURES: Record<AttemptFailure, string> = {
  insufficient_funds: 'There is not enough money in the account. Nothing was paid.',
  below_minimum: 'The amount is below the minimum of the provider. Nothing was paid.',
  above_maximum: 'The amount is above the maximum of the provider. Nothing was paid.',
  daily_limit: 'The daily limit of the account is reached. Nothing was paid.',
  receiver_limit: 'The organiser’s account cannot receive the amount. Nothing was paid.',
  repeated: 'The same amount was just paid. Wait two minutes before you try again.',
  cancelled: 'The payment was cancelled. Nothing was paid.',
  no_answer: 'The phone could not be reached, or did not answer. Nothing was paid.',
  wrong_pin: 'The PIN was wrong. Nothing was paid.',
  busy: 'The phone or the provider was busy. Nothing was paid.',
  locked: 'The account of the payer is locked. Nothing was paid.',
  expired: 'The request was not answered in time. Nothing was paid.',
  merchant: 'The organiser’s account at the provider refused the payment. Nothing was paid.',
  declined: 'The card was declined. Nothing was paid.',
  amount: 'The provider does not take this amount. Nothing was paid.',
  currency: 'The provider does not take this currency. Nothing was paid.',
  phone: 'This is not a phone number of the provider. Nothing was paid.',
  email: 'The provider needs an email address. Nothing was paid.',
  credentials: 'The organiser’s account at the provider is not set up correctly. Nothing was paid.',
  unavailable: 'The provider could not be reached. Nothing was paid.',
};
