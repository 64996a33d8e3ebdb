import { Field, ObjectType } from 'type-graphql';
import { PaymentCurrencyEnum } from '../../graphql/enums.ts';
import { DecimalScalar } from '../../graphql/scalars/index.ts';

type PaymentCurrency = keyof typeof PaymentCurrencyEnum;

@ObjectType({ simpleResolvers: true, description: 'So much of one currency for one of another.' })
export class ExchangeRate {
  @Field(() => PaymentCurrencyEnum)
  from!: PaymentCurrency;

  @Field(() => PaymentCurrencyEnum)
  to!: PaymentCurrency;

  @Field(() => DecimalScalar)
  rate!: string;

  @Field({ description: 'With the denominator the exact rate, which quotes are made with.' })
  numerator!: string;

  @Field()
  denominator!: string;
}
