import { Field, InputType, ObjectType } from 'type-graphql';
import { PaymentCurrencyEnum } from '../../platform/graphql/enums.ts';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';

type PaymentCurrency = keyof typeof PaymentCurrencyEnum;

@ObjectType({ simpleResolvers: true, description: 'So much of one currency for one of another.' })
export class ExchangeRate {
  @Field(() => PaymentCurrencyEnum, {
    description: 'The first moment; of a rate, the currency that is given.',
  })
  from!: PaymentCurrency;

  @Field(() => PaymentCurrencyEnum, { description: 'The last moment; of a rate, the currency that is got.' })
  to!: PaymentCurrency;

  @Field(() => DecimalScalar, { description: 'The rate as a decimal number.' })
  rate!: string;

  @Field({ description: 'With the denominator the exact rate, which quotes are made with.' })
  numerator!: string;

  @Field({ description: 'The lower part of the exact fraction.' })
  denominator!: string;
}

@InputType({ description: 'A rate to set.' })
export class ExchangeRateInput {
  @Field(() => PaymentCurrencyEnum, {
    description: 'The first moment; of a rate, the currency that is given.',
  })
  from!: PaymentCurrency;

  @Field(() => PaymentCurrencyEnum, { description: 'The last moment; of a rate, the currency that is got.' })
  to!: PaymentCurrency;

  @Field({ description: 'A decimal number above zero, such as "8.5", at most 12 decimals.' })
  rate!: string;
}
