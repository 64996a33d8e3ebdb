import { Field, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { Money } from '../../platform/graphql/money.schema.ts';

@Carries('money')
@SeenWithObject('readers of the contract but its partners')
@ObjectType({
  simpleResolvers: true,
  description:
    'Financial figures of a contract, in XLM except for what the issuer and the platform collected. Computed from the journal, except for the escrow figures, which come from the ledger.',
})
export class ContractFinancials {
  @Field(() => Money, { description: 'Revenue from ticket sales, less refunds.' })
  totalRevenue!: Money;

  @Field(() => Money, { description: 'All expenses approved so far, paid or unpaid.' })
  approvedExpenses!: Money;

  @Field(() => Money, {
    description: 'Revenue less approved expenses. Negative while expenses exceed revenue.',
  })
  netRevenue!: Money;

  @Field(() => Money, {
    description:
      'Amount available for a new round: the spendable escrow balance less the claims of open rounds, approved expenses and refunds. 0 while the ledger cannot be reached.',
  })
  availableForDistribution!: Money;

  @Field(() => Money, { description: 'Payments into the escrow other than ticket sales.' })
  totalFinancing!: Money;

  @Field(() => Money, { description: 'Total released to partners and the issuer.' })
  distributed!: Money;

  @Field(() => Money, { description: 'Approved expenses that are not yet paid.' })
  owedExpenses!: Money;

  @Field(() => Money, {
    description:
      "Refunds that the issuer's wallet paid to buyers on behalf of the escrow. The next round repays them.",
  })
  owedAdvances!: Money;

  @Field(() => Money, { description: 'Total that open rounds would pay.' })
  inOpenRounds!: Money;

  @Field(() => Money, {
    nullable: true,
    description:
      'Escrow balance on the ledger, including the reserve. Null without an escrow or while the ledger cannot be reached.',
  })
  escrowBalance!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: 'Part of the escrow balance that the ledger locks as reserve.',
  })
  escrowReserve!: Money | null;

  @Field(() => [Money], {
    description:
      'Amount that the issuer collected at the door and by payment providers, less refunds, fees and disputes: one sum per currency. It never passes through the escrow, and rounds do not release it.',
  })
  collectedByIssuer!: Money[];

  @Field(() => [Money], {
    description:
      'Amount that the platform collected for the issuer, less refunds, fees and disputes: one sum per currency. The issuer gets it by payouts; rounds do not release it.',
  })
  collectedByPlatform!: Money[];

  @Field({
    description: 'Whether the figures include the ledger. `false` if they are based on the journal alone.',
  })
  ledgerAsked!: boolean;
}
