import { Field, ObjectType } from 'type-graphql';
import { type Amount, formatAmount } from '../money/index.ts';
import { CurrencyEnum } from './enums.ts';
import { DecimalScalar } from './scalars/index.ts';

@ObjectType({ simpleResolvers: true, description: 'An amount and its currency.' })
export class Money {
  @Field(() => DecimalScalar)
  value!: string;

  @Field(() => CurrencyEnum)
  currency!: keyof typeof CurrencyEnum;
}

export function presentMoney(amount: Amount<keyof typeof CurrencyEnum>): Money {
  return { value: formatAmount(amount), currency: amount.currency };
}
