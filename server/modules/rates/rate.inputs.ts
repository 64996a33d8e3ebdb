import { Field, InputType } from 'type-graphql';
import { PaymentCurrencyEnum } from '../../platform/graphql/enums.ts';

type PaymentCurrency = keyof typeof PaymentCurrencyEnum;

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
