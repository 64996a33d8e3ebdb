import { Field, InputType, ObjectType } from 'type-graphql';
import { PaymentCurrencyEnum } from '../../platform/graphql/enums.ts';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';

type PaymentCurrency = keyof typeof PaymentCurrencyEnum;

@ObjectType({ simpleResolvers: true, description: 'Exchange rate from one currency to another.' })
export class ExchangeRate {
  @Field(() => PaymentCurrencyEnum, {
    description: 'Currency that is converted.',
  })
  from!: PaymentCurrency;

  @Field(() => PaymentCurrencyEnum, { description: 'Currency of the result.' })
  to!: PaymentCurrency;

  @Field(() => DecimalScalar, { description: 'Rate as a decimal number.' })
  rate!: string;

  @Field({ description: 'Numerator of the exact rate, which quotes use.' })
  numerator!: string;

  @Field({ description: 'Denominator of the exact rate.' })
  denominator!: string;
}

@InputType({ description: 'Exchange rate to set.' })
export class ExchangeRateInput {
  @Field(() => PaymentCurrencyEnum, {
    description: 'Currency that is converted.',
  })
  from!: PaymentCurrency;

  @Field(() => PaymentCurrencyEnum, { description: 'Currency of the result.' })
  to!: PaymentCurrency;

  @Field({ description: 'Decimal number above zero with at most 12 decimals, such as "8.5".' })
  rate!: string;
}
