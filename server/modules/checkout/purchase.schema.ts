import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { CurrencyEnum, PaymentCurrencyEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';
import { Ticket } from '../tickets/index.ts';
import { Order, QuotedAmount } from './order.schema.ts';
import { LONGEST } from './order-request.rules.ts';

@InputType({ description: 'So many tickets of one tier.' })
export class FormPurchaseLine {
  @Field({ description: `The name of the tier. ${upTo(LONGEST.tier)}` })
  tier!: string;

  @Field(() => Int, { defaultValue: 1, description: 'How many tickets.' })
  quantity!: number;
}

@InputType({ description: 'A purchase by the form of the public page.' })
export class FormPurchaseInput {
  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => [FormPurchaseLine], { description: 'How many tickets of which tiers.' })
  lines!: FormPurchaseLine[];

  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;

  @Field({ description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Lowers the price, or opens hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret of an offer to somebody who waited: buys the places that are held for him.',
  })
  waiting?: string | null;
}

@InputType({ description: 'Who may go in with a ticket.' })
export class TicketHolderInput {
  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;

  @Field({ description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone!: string;
}

@InputType({ description: 'A purchase with the caller’s wallet.' })
export class WalletPurchaseInput {
  @Field(() => ID, { description: 'The event that it belongs to.' })
  eventId!: string;

  @Field(() => String, {
    nullable: true,
    description: `Of an order of one tier; others name their \`lines\`. ${upTo(LONGEST.tier)}`,
  })
  tier?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Tickets of that tier.' })
  quantity!: number;

  @Field(() => [FormPurchaseLine], {
    nullable: true,
    description:
      'The tickets of an order of several tiers, instead of `tier` and `quantity`: one order, one payment.',
  })
  lines?: FormPurchaseLine[] | null;

  @Field(() => PaymentCurrencyEnum, { defaultValue: 'XLM', description: 'What the buyer reckons in.' })
  paymentCurrency!: keyof typeof PaymentCurrencyEnum;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The quote that was confirmed, in the currency of the payment. Without it `price` is needed.',
  })
  paymentAmount!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The price of one ticket as it was shown, for an order of one tier.',
  })
  price!: string | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'The currency of that price.' })
  currency!: keyof typeof CurrencyEnum | null;

  @Field(() => TicketHolderInput, { description: 'Whose tickets they will be.' })
  holder!: TicketHolderInput;

  @Field(() => String, { nullable: true, description: 'Lowers the price, or opens hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret of an offer to somebody who waited: buys the places that are held for him.',
  })
  waiting?: string | null;
}

@InputType({ description: 'A purchase that is paid from a wallet of one’s own.' })
export class OutsidePaymentInput {
  @Field({ description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    description: `Of an order of one tier; others name their \`lines\`. ${upTo(LONGEST.tier)}`,
  })
  tier?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Tickets of that tier.' })
  quantity!: number;

  @Field(() => [FormPurchaseLine], {
    nullable: true,
    description:
      'The tickets of an order of several tiers, instead of `tier` and `quantity`: one order, one payment.',
  })
  lines?: FormPurchaseLine[] | null;

  @Field({ description: `The name, for people. ${upTo(LONGEST.name)}` })
  name!: string;

  @Field({ description: `The e-mail address. ${upTo(LONGEST.email)}` })
  email!: string;

  @Field({ description: `The telephone number. ${upTo(LONGEST.phone)}` })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Lowers the price, or opens hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret of an offer to somebody who waited: buys the places that are held for him.',
  })
  waiting?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'So many tickets of a tier, as they are quoted.' })
export class QuotedLine {
  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => Int, { description: 'How many tickets.' })
  quantity!: number;

  @Field(() => Money, { description: 'Of one ticket, in the currency that it is sold in.' })
  price!: Money;
}

@Carries('money')
@SeenWithObject('the caller')
@ObjectType({ simpleResolvers: true, description: 'What tickets cost now, and whether the wallet has it.' })
export class PurchaseQuote {
  /** The id of the event that resolvers add; no field of the API. */
  eventId!: string;

  @Field(() => String, { nullable: true, description: 'Null for several; `lines` names them.' })
  tier!: string | null;

  @Field(() => Int, { description: 'Of all tickets.' })
  quantity!: number;

  @Field(() => [QuotedLine], { description: 'Each tier once.' })
  lines!: QuotedLine[];

  @Field(() => Money, {
    description:
      'Of all tickets, in the currency that they are sold in; in XLM when they are sold in several currencies.',
  })
  price!: Money;

  @Field(() => QuotedAmount, { description: 'The same in the currency of the payment: what to confirm.' })
  payment!: QuotedAmount;

  @Field(() => Money, {
    nullable: true,
    description: 'What is charged on the ledger, in XLM. Null for play money.',
  })
  charge!: Money | null;

  @Field(() => Money, { description: 'The most that the ledger takes for the payment, in XLM.' })
  fee!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'What the wallet can pay with, in XLM. Null without a funded wallet.',
  })
  spendable!: Money | null;

  @Field({ description: 'The wallet has what the charge and the fee need.' })
  enough!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it cannot be bought as it stands.' })
  refusal!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'What was bought with the wallet.' })
export class WalletPurchasePayload {
  @Field(() => Order, { description: 'The order.' })
  order!: Order;

  @Field(() => [Ticket], { description: 'Empty as long as the payment is under way.' })
  tickets!: Ticket[];

  @Field({ description: 'The ledger has not answered yet; `orderChanged` tells the rest.' })
  processing!: boolean;

  @Field({ description: 'What happened, in a sentence for people.' })
  message!: string;
}
