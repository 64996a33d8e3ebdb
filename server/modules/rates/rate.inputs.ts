import { Field, InputType } from 'type-graphql';
import { PaymentCurrencyEnum } from '../../graphql/enums.ts';

type PaymentCurrency = keyof typeof PaymentCurrencyEnum;

@InputType()
export class ExchangeRateInput {
  @Field(() => PaymentCurrencyEnum)
  from!: PaymentCurrency;

  @Field(() => PaymentCurrencyEnum)
  to!: PaymentCurrency;

  @Field({ description: 'A decimal number above zero, such as "8.5", at most 12 decimals.' })
  rate!: string;
}
