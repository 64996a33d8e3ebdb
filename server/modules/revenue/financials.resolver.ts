import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { DecimalScalar } from '../../graphql/scalars/index.ts';
import type { Scope } from '../../scope.ts';
import { Contract } from '../partnerships/index.ts';
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

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: "XLM that the event's sales brought. Null for partners.",
  })
  totalRevenue(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<string | null> {
    return findSum(scope, record, 'revenue');
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'XLM that were released to partners and the organiser. Null for partners.',
  })
  distributedAmount(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<string | null> {
    return findSum(scope, record, 'distributed');
  }
}
