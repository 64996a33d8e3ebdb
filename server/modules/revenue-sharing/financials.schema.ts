import { Field, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { Money } from '../../platform/graphql/money.schema.ts';

@Carries('money')
@SeenWithObject('readers of the contract but its partners')
@ObjectType({
  simpleResolvers: true,
  description:
    "A contract's money, in XLM. All of it are sums over the journal; what the escrow has the ledger says.",
})
export class ContractFinancials {
  @Field(() => Money, { description: "What the event's sales brought, less what went back." })
  totalRevenue!: Money;

  @Field(() => Money, { description: 'Approved since the beginning, paid or not.' })
  approvedExpenses!: Money;

  @Field(() => Money, {
    description: 'The difference. Negative while expenses exceed what was sold.',
  })
  netRevenue!: Money;

  @Field(() => Money, {
    description:
      'What a round could release now: what the escrow can pay, less what open rounds, approved expenses and refunds have a claim on. 0 while the ledger cannot be asked.',
  })
  availableForDistribution!: Money;

  @Field(() => Money, { description: 'What was paid into the escrow and is no sale.' })
  totalFinancing!: Money;

  @Field(() => Money, { description: 'Released to partners and the organiser.' })
  distributed!: Money;

  @Field(() => Money, { description: 'Approved expenses that were not paid yet.' })
  owedExpenses!: Money;

  @Field(() => Money, {
    description: "What the organiser's wallet paid back to buyers for the escrow; the next round pays it.",
  })
  owedAdvances!: Money;

  @Field(() => Money, { description: 'What open rounds would pay, all in all.' })
  inOpenRounds!: Money;

  @Field(() => Money, {
    nullable: true,
    description:
      'By the ledger, its reserve included. Null without an escrow, or while the ledger cannot be asked.',
  })
  escrowBalance!: Money | null;

  @Field(() => Money, { nullable: true, description: 'What the ledger keeps of it.' })
  escrowReserve!: Money | null;

  @Field({ description: 'False: the figures are those of our own books alone.' })
  ledgerAsked!: boolean;
}
