import { Field, ID, InputType, Int } from 'type-graphql';
import { CurrencyEnum, PaymentCurrencyEnum } from '../../../graphql/enums.ts';
import { DecimalScalar } from '../../../graphql/scalars/index.ts';

@InputType()
export class TicketHolderInput {
  @Field()
  name!: string;

  @Field()
  email!: string;

  @Field()
  phone!: string;
}

@InputType()
export class WalletPurchaseInput {
  @Field(() => ID)
  eventId!: string;

  @Field()
  tier!: string;

  @Field(() => Int, { defaultValue: 1 })
  quantity!: number;

  @Field(() => PaymentCurrencyEnum, { defaultValue: 'XLM' })
  paymentCurrency!: keyof typeof PaymentCurrencyEnum;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The quote that was confirmed, in the currency of the payment. Without it `price` is needed.',
  })
  paymentAmount!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The price of one ticket as it was shown.' })
  price!: string | null;

  @Field(() => CurrencyEnum, { nullable: true, description: 'The currency of that price.' })
  currency!: keyof typeof CurrencyEnum | null;

  @Field(() => TicketHolderInput)
  holder!: TicketHolderInput;

  @Field(() => String, { nullable: true, description: 'Lowers the price, or opens hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret of an offer to somebody who waited: buys the places that are held for him.',
  })
  waiting?: string | null;
}

@InputType()
export class OutsidePaymentInput {
  @Field()
  slug!: string;

  @Field()
  tier!: string;

  @Field(() => Int, { defaultValue: 1 })
  quantity!: number;

  @Field()
  name!: string;

  @Field()
  email!: string;

  @Field()
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Lowers the price, or opens hidden tiers.' })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret of an offer to somebody who waited: buys the places that are held for him.',
  })
  waiting?: string | null;
}
