import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Money } from '../../platform/graphql/money.type.ts';
import { type Scope } from '../../platform/scope.ts';
import { Contract } from './contracts/contract.type.ts';
import { ContractFinancials } from './financials.type.ts';
import { findFinancials, findSum } from './find-financials.ts';

@Resolver(() => Contract)
export class FinancialsResolver {
  @FieldResolver(() => ContractFinancials, {
    nullable: true,
    description: 'For all who see the contract but its partners.',
  })
  financials(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<ContractFinancials | null> {
    return findFinancials(scope, record);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: "What the event's sales brought, in XLM. Null for partners.",
  })
  totalRevenue(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<Money | null> {
    return findSum(scope, record, 'revenue');
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Released to partners and the organiser, in XLM. Null for partners.',
  })
  distributedAmount(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<Money | null> {
    return findSum(scope, record, 'distributed');
  }
}
