import { Field, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../graphql/scalars/index.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    "A contract's money, in XLM. All of it are sums over the journal; what the escrow has the ledger says.",
})
export class ContractFinancials {
  @Field(() => DecimalScalar, { description: "What the event's sales brought, less what went back." })
  totalRevenue!: string;

  @Field(() => DecimalScalar, { description: 'Approved since the beginning, paid or not.' })
  approvedExpenses!: string;

  @Field(() => DecimalScalar, {
    description: 'The difference. Negative while expenses exceed what was sold.',
  })
  netRevenue!: string;

  @Field(() => DecimalScalar, {
    description:
      'What a round could release now: what the escrow can pay, less what open rounds, approved expenses and refunds have a claim on. 0 while the ledger cannot be asked.',
  })
  availableForDistribution!: string;

  @Field(() => DecimalScalar, { description: 'What was paid into the escrow and is no sale.' })
  totalFinancing!: string;

  @Field(() => DecimalScalar, { description: 'Released to partners and the organiser.' })
  distributed!: string;

  @Field(() => DecimalScalar, { description: 'Approved expenses that were not paid yet.' })
  owedExpenses!: string;

  @Field(() => DecimalScalar, {
    description: "What the organiser's wallet paid back to buyers for the escrow; the next round pays it.",
  })
  owedAdvances!: string;

  @Field(() => DecimalScalar, { description: 'What open rounds would pay, all in all.' })
  inOpenRounds!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'By the ledger, its reserve included. Null without an escrow, or while the ledger cannot be asked.',
  })
  escrowBalance!: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the ledger keeps of it.' })
  escrowReserve!: string | null;

  @Field({ description: 'False: the figures are those of our own books alone.' })
  ledgerAsked!: boolean;
}
