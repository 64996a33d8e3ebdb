import { type Amount, amountOf, type TicketCurrency, UNITS_PER_WHOLE } from '../../lib/money/index.ts';
import { type Actor, can, isSignedIn } from '../../platform/access/actor.ts';
import { Failure, type FieldFault } from '../../platform/failures.ts';

export type PayoutState = 'requested' | 'approved' | 'sent' | 'paid' | 'failed' | 'rejected';
/** How a person settles a payout that was sent. */
export type PayoutOutcome = 'paid' | 'failed';
export type DestinationKind = 'mpesa' | 'bank';
/** Payouts are in money that banks know. */
export type PayoutCurrency = Exclude<TicketCurrency, 'XLM'>;

/** Highest share that the platform keeps, in percent. */
export const MAX_FEE_PERCENT = 20;

/** Limits of one payout to a phone (Daraja, B2C). */
const TO_PHONE = { min: 10n * UNITS_PER_WHOLE, max: 250_000n * UNITS_PER_WHOLE };

/** The payout or its destination has changed since it was shown, or is past the step. */
export class PayoutChanged extends Failure {
  constructor() {
    super('PAYOUT_CHANGED', 'conflict', 'This payout has changed in the meantime. Reload the list.');
  }
}

/** A payout needs two approvals by two people, neither of whom requested it. */
export class AnotherPersonNeeded extends Failure {
  constructor() {
    super(
      'ANOTHER_PERSON_NEEDED',
      'forbidden',
      'Two people approve a payout, and neither is the one who requested it. Another person must approve this one.',
    );
  }
}

export class PayoutAboveDue extends Failure {
  constructor() {
    super(
      'PAYOUT_ABOVE_DUE',
      'conflict',
      'The amount is above what is due now, after refunds and other payouts.',
    );
  }
}

export class DestinationNeeded extends Failure {
  constructor() {
    super('DESTINATION_NEEDED', 'conflict', 'Enter where payouts in this currency go to first.');
  }
}

/** The platform has not opened its account for the organiser. */
export class SellingNotOpen extends Failure {
  constructor() {
    super(
      'SELLING_NOT_OPEN',
      'conflict',
      'Selling through the account of the platform is not open for your organisation. Ask the operators of the platform.',
    );
  }
}

export const isOperator = (actor: Actor): boolean => can(actor, 'MANAGE_SYSTEM');

/** A payout as decisions need it. */
export interface PayoutFacts {
  state: PayoutState;
  requestedBy: string;
  firstApprovedBy: string | null;
  /** Of the platform; null for a payout by hand. */
  accountId: string | null;
  isUnconfirmed: boolean;
}

/** Approvals are by people: a key of an API is held by more than its owner. */
export function mayApprove(actor: Actor, { state, requestedBy, firstApprovedBy }: PayoutFacts): boolean {
  if (!isOperator(actor) || !isSignedIn(actor) || actor.kind !== 'user') return false;
  return state === 'requested' && actor.userId !== requestedBy && actor.userId !== firstApprovedBy;
}

/** The organiser may withdraw it, too. */
export const canReject = ({ state }: PayoutFacts): boolean => state === 'requested' || state === 'approved';

/** A payout by a provider ends by its answer, until that has been missing for a day. */
export const canSettle = ({ state, accountId, isUnconfirmed }: PayoutFacts): boolean =>
  state === 'sent' && (accountId === null || isUnconfirmed);

/** @returns undefined for an amount that can be paid to such a destination */
export function destinationFault(amount: Amount, kind: DestinationKind): FieldFault | undefined {
  if (kind === 'bank') return undefined;
  const isWhole = amount.units % UNITS_PER_WHOLE === 0n;
  if (isWhole && amount.units >= TO_PHONE.min && amount.units <= TO_PHONE.max) return undefined;
  const message = 'A payout to M-Pesa is 10 to 250,000 whole shillings.';
  return { field: 'amount', code: 'OUT_OF_RANGE', min: 10, max: 250_000, message };
}

export const amountOfPayout = ({
  currency,
  units,
}: {
  currency: PayoutCurrency;
  units: bigint;
}): Amount<PayoutCurrency> => amountOf(currency, units);

const FIRST_QUESTION_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3_600;
/** A person looks into a payout that the provider has not confirmed for so long. */
const UNCONFIRMED_SECONDS = 24 * 3_600;

/** Time of the first question after a request. */
export const firstQuestion = (now: Date): Date => new Date(now.getTime() + FIRST_QUESTION_SECONDS * 1_000);

/** When a payout is asked about again, and whether it needs a person. */
export function nextQuestion(sentAt: Date, now: Date): { at: Date; isUnconfirmed: boolean } {
  const age = (now.getTime() - sentAt.getTime()) / 1_000;
  const pause = Math.min(Math.max(age, FIRST_QUESTION_SECONDS), LONGEST_PAUSE_SECONDS);
  return { at: new Date(now.getTime() + pause * 1_000), isUnconfirmed: age > UNCONFIRMED_SECONDS };
}
