import { Field, ID, InputType, Int } from 'type-graphql';
import { CurrencyEnum, PaymentCurrencyEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars/index.ts';
import { FormPurchaseLine } from '../purchase.inputs.ts';
import { LONGEST } from '../purchase.rules.ts';

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
