import { type GraphQLObjectType, getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';
import { amountOf, MAX_UNITS } from '../../../server/lib/money/index.ts';
import { presentLumens, presentMoney } from '../../../server/platform/graphql/money.schema.ts';

/** Output fields that are decimals but not money, each with the reason. */
const NO_MONEY: Record<string, string> = {
  'Money.amount': 'the amount itself',
  'QuotedAmount.amount': 'the amount itself, whose currency may be MOCK',
  'Contract.totalPercent': 'a percentage',
  'Share.percent': 'a percentage',
  'SellingCode.percentOff': 'a percentage',
  'MerchantAccount.feePercent': 'a percentage',
  'PlatformSelling.feePercent': 'a percentage',
  'IncludedTax.percent': 'a percentage',
  'ReceiptTax.percent': 'a percentage',
  'MerchantAccount.feeAmount': 'an amount in the currency of each payment, whichever it is',
  'ExchangeRate.rate': 'a rate between two currencies',
  'Query.euroRate': 'a rate between two currencies',
};

/** Names that imply money whatever their type is. */
const AMOUNTS =
  /^(price|fee|balance|spendable|reserve|owed|paid|charge|payment|revenue|due|.*(Amount|Balance|Price|Fee|Revenue|Off|Gave))$/;
const SCALARS = ['Decimal', 'String', 'Int', 'Float'];

/** Fields with a matching name but another meaning. */
const OTHER_MEANING: Record<string, string> = {
  'MerchantAccount.feeAmount': 'an amount in the currency of each payment, whichever it is',
  'SellingCode.percentOff': 'a percentage',
};

const objects = Object.values(productSchema().getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !isIntrospectionType(type),
);
const fields = objects.flatMap((owner) =>
  Object.values(owner.getFields()).map(({ name, type, description }) => ({
    path: `${owner.name}.${name}`,
    name,
    type: getNamedType(type).name,
    description: description ?? '',
  })),
);

describe('money in the schema', () => {
  it('is Money: decimals alone are percentages and rates', () => {
    const decimals = fields.filter(({ type }) => type === 'Decimal').map(({ path }) => path);
    expect(decimals.sort()).toEqual(Object.keys(NO_MONEY).sort());
  });

  it('has no field that is named like an amount and is a bare number or text', () => {
    const bare = fields
      .filter(({ name, type }) => AMOUNTS.test(name) && SCALARS.includes(type))
      .map(({ path }) => path);
    expect(bare).toEqual(Object.keys(OTHER_MEANING));
  });

  // A destination of payouts has a currency, and no amount.
  it('carries its currency, so that no field beside it names one', () => {
    const beside = fields.filter(({ name }) => name === 'currency').map(({ path }) => path);
    expect(beside.sort()).toEqual(['Money.currency', 'PayoutDestination.currency', 'QuotedAmount.currency']);
  });

  it('has one type within a receipt', () => {
    const ofReceipts = fields.filter(({ path }) => /^Receipt(Line|Tax)?\./.test(path));
    const types = ofReceipts.map(({ type }) => type).filter((type) => /Money|Amount/.test(type));
    expect([types.length, new Set(types)]).toEqual([4, new Set(['QuotedAmount'])]);
  });

  it('documents the smallest unit and the minor units', () => {
    const money = objects.find(({ name }) => name === 'Money');
    expect(money?.description).toMatch(/0\.0000001.*stroop.*minor unit of USD and KES is 0\.01/);
    expect(money?.getFields().amount?.description).toContain('at most 7 decimals');
  });

  it('is written exactly, above what one column holds too', () => {
    expect(presentMoney(amountOf('KES', 125_000_000n))).toEqual({ amount: '12.5', currency: 'KES' });
    expect(presentLumens(1n)).toEqual({ amount: '0.0000001', currency: 'XLM' });
    expect(presentLumens(MAX_UNITS * 2n)).toEqual({ amount: '1844674407370.9551614', currency: 'XLM' });
    expect(presentLumens(-15n)).toEqual({ amount: '-0.0000015', currency: 'XLM' });
  });
});
