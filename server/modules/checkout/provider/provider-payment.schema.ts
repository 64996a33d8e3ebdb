import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { ProviderMethodEnum, registerEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { ProviderMethod } from '../../../platform/vocabulary.ts';
import { BoughtOrder, QuotedAmount, type RefundStatus, RefundStatusEnum } from '../../orders/index.ts';
import type { AttemptState } from '../../payments/index.ts';
import { AnswerInput } from '../../questions/index.ts';
import { FormPurchaseLine } from '../purchase.schema.ts';
import type { AttemptFailure } from './attempt-texts.ts';
import type { DisputeRecord } from './provider-payment.reads.ts';

const PaymentAttemptStatusEnum = registerEnum<AttemptState>(
  'PaymentAttemptStatus',
  'Status of an attempt to collect a payment.',
  {
    created: 'Stored, but not yet sent to the provider.',
    pending: 'Waits for the buyer or the provider.',
    paid: 'Paid. Also possible after it has failed or expired, when the money arrives late.',
    failed: 'The provider reported a failure. Nothing was paid.',
    expired: 'Not paid in time. A payment may still arrive.',
  },
);

const AttemptFailureEnum = registerEnum<AttemptFailure>(
  'PaymentAttemptFailure',
  'Reason why an attempt to collect a payment failed.',
  {
    insufficient_funds: 'The account of the payer has too little money.',
    below_minimum: 'The amount is below the minimum of the provider.',
    above_maximum: 'The amount is above the maximum of the provider.',
    daily_limit: 'The payer has reached a daily limit.',
    receiver_limit: 'The account of the organiser cannot receive the amount.',
    repeated: 'The payer has just paid the same amount.',
    cancelled: 'The payer cancelled.',
    no_answer: 'The phone did not answer.',
    wrong_pin: 'The PIN was wrong.',
    busy: 'The phone or the provider was busy.',
    locked: "The payer's account is locked.",
    expired: 'The payer did not answer in time.',
    merchant: "The organiser's account at the provider refused the payment.",
    declined: 'The card was declined.',
    amount: 'The provider does not take this amount.',
    currency: 'The provider does not take this currency.',
    phone: 'The phone number is not one of the provider.',
    email: 'The provider needs an email address.',
    credentials: "The organiser's credentials are missing or wrong.",
    unavailable: 'The provider could not be reached. Nothing was sent.',
  },
);

const UnconfirmedPaymentEnum = registerEnum(
  'UnconfirmedPayment',
  'Reason why a payment may have been made that its provider has not confirmed.',
  {
    reported: 'A payment was reported, and the provider is asked whether it was made.',
    unanswered:
      "The provider's answer to the request was lost, so that the buyer may have been asked to pay.",
  },
);

const DisputeStatusEnum = registerEnum<DisputeRecord['status']>(
  'PaymentDisputeStatus',
  'Status of a disputed payment.',
  {
    open: "The payer's bank has taken the money back, and has not decided yet.",
    won: 'The bank returned the money to the organiser.',
    lost: 'The payer keeps the money.',
  },
);

@Carries('money')
@SeenWithObject('readers of the order')
@ObjectType({
  simpleResolvers: true,
  description: 'Dispute of a card payment, which its payer has begun at their bank (chargeback).',
})
export class PaymentDispute {
  @Field(() => DisputeStatusEnum, { description: 'Current status.' })
  status!: DisputeRecord['status'];

  @Field(() => QuotedAmount, { description: 'Amount that the bank has taken back.' })
  amount!: QuotedAmount;

  @Field(() => DateTimeScalar, { description: 'When the bank took it back.' })
  openedAt!: Date;
}

@Carries('money', 'personal data')
@SeenWithObject('readers of the order')
@ObjectType({
  simpleResolvers: true,
  description: 'Attempt to collect the payment of an order through a provider.',
})
export class PaymentAttempt {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Number of the attempt within the order, from 1.' })
  number!: number;

  @Field(() => ProviderMethodEnum, { description: 'Payment method.' })
  method!: ProviderMethod;

  @Field(() => PaymentAttemptStatusEnum, { description: 'Current status.' })
  status!: AttemptState;

  @Field(() => QuotedAmount, { description: 'Amount that is collected.' })
  amount!: QuotedAmount;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number that is asked to pay, as digits with the country code. Null for readers other than the buyer.',
  })
  phone!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "URL of the provider's payment page. Null when there is none, or for readers other than the buyer.",
  })
  page!: string | null;

  @Field({ description: "Whether the provider's payment page takes mobile money as well as cards." })
  takesMobileMoney!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was started.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Time until which the buyer can pay.' })
  expiresAt!: Date;

  @Field(() => AttemptFailureEnum, { nullable: true, description: 'Code of the failure. Null without one.' })
  failureCode!: AttemptFailure | null;

  @Field(() => String, { nullable: true, description: 'Failure in plain text. Null without one.' })
  failure!: string | null;

  @Field(() => UnconfirmedPaymentEnum, {
    nullable: true,
    description:
      'Why a payment may have been made that the provider has not confirmed. Until it has, nothing says that the order was not paid. Null when the outcome is known, or the buyer has yet to pay.',
  })
  unconfirmed!: 'reported' | 'unanswered' | null;

  @Field(() => String, {
    nullable: true,
    description: 'Receipt number of the provider. Null until it is known.',
  })
  receipt!: string | null;

  @Field({ description: 'Whether the money arrived after the attempt had failed or expired.' })
  isLate!: boolean;

  @Field(() => RefundStatusEnum, {
    nullable: true,
    description: 'Status of the refund of money that arrived too late. Null if there was none.',
  })
  refundStatus!: RefundStatus | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When that refund was made, or started while it is pending. Null if there was none.',
  })
  refundAt!: Date | null;

  @Field(() => PaymentDispute, {
    nullable: true,
    description: 'Dispute of the payment. Null if its payer never disputed it.',
  })
  dispute!: PaymentDispute | null;
}

@ObjectType({ simpleResolvers: true, description: 'Amount that a payment provider collects.' })
export class ProviderQuote {
  @Field(() => QuotedAmount, {
    description: 'Amount that is collected, rounded up to what the provider takes.',
  })
  charge!: QuotedAmount;

  @Field(() => Int, { description: 'Seconds that the buyer has to pay.' })
  expiresAfter!: number;
}

@InputType({ description: 'Purchase that a payment provider collects.' })
export class ProviderPurchaseInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name of the event in URLs. Required unless `eventId` is given.',
  })
  slug?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the event, instead of `slug`.' })
  eventId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Name of the tier, for an order of one tier. Use \`lines\` for several. ${upTo(ORDER_LIMITS.tier)}`,
  })
  tier?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Number of tickets of the tier.' })
  quantity!: number;

  @Field(() => [FormPurchaseLine], {
    nullable: true,
    description: 'Lines of an order of several tiers, instead of `tier` and `quantity`. Paid by one payment.',
  })
  lines?: FormPurchaseLine[] | null;

  @Field({ description: `Display name. ${upTo(ORDER_LIMITS.name)}` })
  name!: string;

  @Field({ description: `Email address. ${upTo(ORDER_LIMITS.email)}` })
  email!: string;

  @Field({ description: `Phone number. ${upTo(ORDER_LIMITS.phone)}` })
  phone!: string;

  @Field(() => ProviderMethodEnum, { description: 'Payment method, one of those that the event takes.' })
  method!: ProviderMethod;

  @Field(() => String, {
    nullable: true,
    description: `Phone number that pays, for M-Pesa. The phone number of the buyer by default. ${upTo(ORDER_LIMITS.phone)}`,
  })
  payerPhone?: string | null;

  @Field(() => String, { nullable: true, description: 'Code that lowers the price or unlocks hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Secret of a waiting list offer. Buys the tickets that are held for the person.',
  })
  waiting?: string | null;

  @Field(() => [AnswerInput], {
    nullable: true,
    description: 'Answers to the questions of the event. Required questions need one.',
  })
  answers?: AnswerInput[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of a purchase that a payment provider collects.' })
export class PurchaseWithProviderPayload extends BoughtOrder {}
