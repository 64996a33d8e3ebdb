import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { type Amount, formatAmount, totalOf } from '../../lib/money/index.ts';
import { CurrencyEnum } from './enums.ts';
import { DecimalScalar } from './scalars.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'An amount of money with its currency. Every amount is exact in units of 0.0000001 of its currency, which is one stroop of XLM. The minor unit of USD and KES is 0.01, as that of EUR: prices are shown with two decimals. Prices in UGX, TZS and RWF are whole. Percentages and conversions can leave more, which are kept and never rounded away.',
})
export class Money {
  @Field(() => DecimalScalar, {
    description:
      'Decimal in whole units of the currency, such as "12.5", with at most 7 decimals. Trailing zeros carry no meaning.',
  })
  amount!: string;

  @Field(() => CurrencyEnum, { description: 'Currency of the amount.' })
  currency!: keyof typeof CurrencyEnum;
}

export function presentMoney(amount: Amount<keyof typeof CurrencyEnum>): Money {
  return { amount: formatAmount(amount), currency: amount.currency };
}

/** Formats an amount of XLM. @param stroops of any size, sums over many rows included */
export function presentLumens(stroops: bigint): Money {
  return presentMoney(totalOf('XLM', stroops));
}
