import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ORDER_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { CurrencyEnum, PaymentCurrencyEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';
import { BoughtOrder, QuotedAmount } from '../orders/index.ts';
import { AnswerInput } from '../questions/index.ts';
import { Ticket } from '../tickets/index.ts';
@InputType({ description: 'Number of tickets of one tier.' })
export class FormPurchaseLine {
  @Field({ description: `Name of the tier. ${upTo(ORDER_LIMITS.tier)}` })
  tier!: string;

  @Field(() => Int, { defaultValue: 1, description: 'Number of tickets.' })
  quantity!: number;
}

@InputType({ description: 'Purchase through the public order form.' })
export class FormPurchaseInput {
  @Field({ description: 'Name of the event in URLs.' })
  slug!: string;

  @Field(() => [FormPurchaseLine], { description: 'Number of tickets per tier.' })
  lines!: FormPurchaseLine[];

  @Field({ description: `Display name. ${upTo(ORDER_LIMITS.name)}` })
  name!: string;

  @Field({ description: `Email address. ${upTo(ORDER_LIMITS.email)}` })
  email!: string;

  @Field({ description: `Phone number. ${upTo(ORDER_LIMITS.phone)}` })
  phone!: string;

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

@InputType({ description: 'Holder of a ticket.' })
export class TicketHolderInput {
  @Field({ description: `Display name. ${upTo(ORDER_LIMITS.name)}` })
  name!: string;

  @Field({ description: `Email address. ${upTo(ORDER_LIMITS.email)}` })
  email!: string;

  @Field({ description: `Phone number. ${upTo(ORDER_LIMITS.phone)}` })
  phone!: string;
}

@InputType({ description: 'Purchase with the wallet of the caller.' })
export class WalletPurchaseInput {
  @Field(() => ID, { description: 'ID of the event.' })
  eventId!: string;

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

  @Field(() => PaymentCurrencyEnum, { defaultValue: 'XLM', description: 'Payment currency.' })
  paymentCurrency!: keyof typeof PaymentCurrencyEnum;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Quoted total that the buyer confirmed, in the payment currency. Required unless `price` is given.',
  })
  paymentAmount!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Displayed price of one ticket, for an order of one tier.',
  })
  price!: string | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'Currency of `price`.' })
  currency!: keyof typeof CurrencyEnum | null;

  @Field(() => TicketHolderInput, { description: 'Holder of the tickets.' })
  holder!: TicketHolderInput;

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

@InputType({ description: 'Purchase that is paid from an external wallet.' })
export class OutsidePaymentInput {
  @Field({ description: 'Name of the event in URLs.' })
  slug!: string;

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

@ObjectType({ simpleResolvers: true, description: 'Number of tickets of one tier in a quote.' })
export class QuotedLine {
  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Int, { description: 'Number of tickets.' })
  quantity!: number;

  @Field(() => Money, { description: 'Price of one ticket, in the currency of the tier.' })
  price!: Money;
}

@Carries('money')
@SeenWithObject('the caller')
@ObjectType({
  simpleResolvers: true,
  description: "Current price of tickets, and whether the viewer's wallet can pay it.",
})
export class PurchaseQuote {
  /** The id of the event that resolvers add; no field of the API. */
  eventId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the tier. Null for several tiers; see `lines`.',
  })
  tier!: string | null;

  @Field(() => Int, { description: 'Total number of tickets.' })
  quantity!: number;

  @Field(() => [QuotedLine], { description: 'One line per tier.' })
  lines!: QuotedLine[];

  @Field(() => Money, {
    description: 'Total in the currency of the tiers, or in XLM if the tiers have several currencies.',
  })
  price!: Money;

  @Field(() => QuotedAmount, { description: 'Total in the payment currency, which the purchase confirms.' })
  payment!: QuotedAmount;

  @Field(() => Money, {
    nullable: true,
    description: 'Amount to charge on the ledger, in XLM. Null for play money.',
  })
  charge!: Money | null;

  @Field(() => Money, { description: 'Maximum fee that the ledger charges for the payment, in XLM.' })
  fee!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'Balance available for payments, in XLM. Null without a funded wallet.',
  })
  spendable!: Money | null;

  @Field({ description: 'Whether the wallet can pay the charge and the fee.' })
  enough!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the tickets cannot be bought. Null if they can.',
  })
  refusal!: string | null;
}

@ObjectType('PurchaseWithWalletPayload', {
  simpleResolvers: true,
  description: 'Result of a purchase with a wallet.',
})
export class WalletPurchasePayload extends BoughtOrder {
  @Field(() => [Ticket], { description: 'Tickets that were bought. Empty while the payment is in progress.' })
  tickets!: Ticket[];

  @Field({ description: 'Whether the ledger has yet to answer. Subscribe to `orderChanged` for the result.' })
  processing!: boolean;

  @Field({ description: 'Result in plain text.' })
  message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Result of a purchase that is paid from an external wallet.',
})
export class StartOutsidePaymentPayload extends BoughtOrder {}
