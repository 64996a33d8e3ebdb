import { Field, ObjectType } from 'type-graphql';
import { amountOf, totalOf } from '../../../lib/money/index.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { Money, presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readRefundTerms } from './refund.reads.ts';

@Carries('money')
@SeenWithObject('staff who refund orders')
@ObjectType({ simpleResolvers: true, description: 'Terms on which staff can refund the whole order now.' })
export class OrderRefundTerms {
  @Field(() => Money, {
    nullable: true,
    description:
      'Amount that is returned to the account that paid, less what was refunded for single tickets. Null if nothing was paid online.',
  })
  amount!: Money | null;

  @Field(() => [Money], {
    description: 'Amounts that were collected at the door, to be given back by hand, per currency.',
  })
  collected!: Money[];
}

const loadTerms = batchByKey(readRefundTerms);

/** The terms on which staff can refund an order now. The caller must authorize. */
export async function orderRefundTermsOf(scope: Scope, orderId: string): Promise<OrderRefundTerms | null> {
  const terms = await loadTerms(scope, orderId);
  if (!terms) return null;
  const { units, currency, collected } = terms;
  return {
    amount: units !== null && units > 0n && currency ? presentMoney(amountOf(currency, units)) : null,
    collected: collected.map((sum) => presentMoney(totalOf(sum.currency, BigInt(sum.units)))),
  };
}
