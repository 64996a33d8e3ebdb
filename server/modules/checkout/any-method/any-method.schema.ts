import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import {
  PaymentCurrencyEnum,
  PROVIDER_METHOD_DESCRIPTIONS,
  registerEnum,
} from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars.ts';
import { BoughtOrder, QuotedAmount } from '../../orders/index.ts';
import { AnswerInput } from '../../questions/index.ts';
import { Ticket } from '../../tickets/index.ts';
import { FormPurchaseLine, QuotedLine, TicketHolderInput } from '../purchase.schema.ts';
import type { PurchaseMethod } from './any-purchase.ts';

export const PurchaseMethodEnum = registerEnum<PurchaseMethod>('PurchaseMethod', 'Way to pay for an order.', {
  door: 'At the door. The tickets are valid at once.',
  wallet: "From the caller's wallet. Requires an account.",
  external_wallet: 'From any other wallet on the ledger, by a payment with a memo.',
  ...PROVIDER_METHOD_DESCRIPTIONS,
});

type Action = 'open_page' | 'enter_pin' | 'send_payment' | 'retry' | 'wait';

const PaymentActionEnum = registerEnum<Action>('PaymentAction', 'What a buyer does to pay an order.', {
  open_page: 'Open the page of the provider at `url`, and pay there.',
  enter_pin: 'Enter the PIN on `phone`.',
  send_payment: 'Send the payment of the link `url` (SEP-7) from any wallet.',
  retry: 'The last attempt failed. Try again with `retryProviderPayment`, or let the order lapse.',
  wait: 'Nothing. The payment is being processed; subscribe to `orderChanged`.',
});

@Carries('personal data')
@SeenWithObject('the caller')
@ObjectType({ simpleResolvers: true, description: 'Next step of a buyer to pay an order.' })
export class PaymentStep {
  @Field(() => PaymentActionEnum, { description: 'What the buyer does.' })
  action!: Action;

  @Field(() => String, { nullable: true, description: 'Page or payment link. Null for other actions.' })
  url!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number that is asked to pay, as digits with the country code. Null for other actions.',
  })
  phone!: string | null;

  @Field(() => DateTimeScalar, { description: 'Time until which the step can be done.' })
  until!: Date;
}

@InputType({ description: 'Amount that a buyer confirms.' })
export class ConfirmedAmountInput {
  @Field(() => DecimalScalar, { description: '`payment.amount` of the quote. Another amount is refused.' })
  amount!: string;

  @Field(() => PaymentCurrencyEnum, { description: '`payment.currency` of the quote.' })
  currency!: keyof typeof PaymentCurrencyEnum;
}

@InputType({ description: 'Order of tickets, paid by any method.' })
export class AnyPurchaseInput {
  @Field(() => ID, { description: 'ID of the event, or its name in URLs.' })
  event!: string;

  @Field(() => [FormPurchaseLine], { description: 'Number of tickets per tier.' })
  lines!: FormPurchaseLine[];

  @Field(() => TicketHolderInput, { description: 'Buyer, who holds the tickets.' })
  buyer!: TicketHolderInput;

  @Field(() => PurchaseMethodEnum, { description: 'Way to pay.' })
  method!: PurchaseMethod;

  @Field(() => String, {
    nullable: true,
    description: `Phone number that pays, for M-Pesa. The phone number of the buyer by default. ${upTo(ORDER_LIMITS.phone)}`,
  })
  payer?: string | null;

  @Field(() => ConfirmedAmountInput, {
    nullable: true,
    description: 'Amount of the quote that the buyer confirmed. Required for the wallet.',
  })
  confirmed?: ConfirmedAmountInput | null;

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

@ObjectType({ description: 'Result of a purchase.' })
export class PurchasePayload extends BoughtOrder {
  @Field(() => [Ticket], { description: 'Tickets that were bought. Empty until the order is paid or due.' })
  tickets!: Ticket[];

  @Field(() => PaymentStep, {
    nullable: true,
    description: 'What the buyer does next to pay. Null when the order is paid, or due at the door.',
  })
  next!: PaymentStep | null;
}

@Carries('money')
@SeenWithObject('the caller')
@ObjectType({ simpleResolvers: true, description: 'Current price of an order that is paid by one method.' })
export class OrderQuote {
  @Field(() => [QuotedLine], { description: 'One line per tier.' })
  lines!: QuotedLine[];

  @Field(() => [Money], { description: 'Total price, per currency of the tiers.' })
  total!: Money[];

  @Field(() => QuotedAmount, {
    nullable: true,
    description:
      'Amount that is paid online, in the currency of the payment. The wallet confirms it. Null for an order that is paid at the door.',
  })
  payment!: QuotedAmount | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Maximum fee that the ledger charges for a payment from the wallet. Null for other methods.',
  })
  fee!: Money | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds that the buyer has to pay. Null where it is paid at once, or at the door.',
  })
  expiresAfter!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the tickets cannot be bought this way. Null if they can.',
  })
  refusal!: string | null;
}
