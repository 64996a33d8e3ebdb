import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { LongPageArgs, PageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ExpenseStatus } from '../../../platform/vocabulary.ts';
import { Event } from '../../events/index.ts';
import { listExpenses } from '../expenses/expense.queries.ts';
import { ExpenseConnection, ExpenseStatusEnum } from '../expenses/expense.schema.ts';
import { listRounds } from '../rounds/round.queries.ts';
import { RoundConnection } from '../rounds/round.schema.ts';
import { listContracts } from './contract.queries.ts';
import { Contract, ContractConnection } from './contract.schema.ts';

@Resolver(() => Event)
export class EventContractsResolver {
  @Requires('VIEW_CONTRACTS')
  @FieldResolver(() => ContractConnection, {
    nullable: true,
    description: 'Contracts on the revenue of the event that the viewer can see, newest first.',
  })
  contracts(
    @Ctx() scope: Scope,
    @Root() { id }: Event,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ContractConnection> {
    return listContracts(scope, { eventId: id, status: null, page: page.of(order) });
  }
}

@Resolver(() => Contract)
export class ContractListsResolver {
  @Requires('VIEW_CONTRACTS')
  @FieldResolver(() => RoundConnection, {
    nullable: true,
    description: 'Rounds, newest first. Null, with a coded error, for viewers who are only partners.',
  })
  rounds(
    @Ctx() scope: Scope,
    @Root() { id }: Contract,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<RoundConnection> {
    return listRounds(scope, { contractId: id, page: page.of(order) });
  }

  @Requires('VIEW_CONTRACTS')
  @FieldResolver(() => ExpenseConnection, {
    nullable: true,
    description: 'Expenses, newest first. Null, with a coded error, for viewers who are only partners.',
  })
  expenses(
    @Ctx() scope: Scope,
    @Root() { id }: Contract,
    @Arg('status', () => ExpenseStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: ExpenseStatus | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ExpenseConnection> {
    return listExpenses(scope, { contractId: id, status: status ?? null, page: page.of(order) });
  }
}
