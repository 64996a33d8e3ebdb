import { type GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { EXPENSE_LIMITS } from '../../../lib/limits/text-limits.ts';
import { Confirmed, Requires } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import { type Scope } from '../../../platform/scope.ts';
import { type ExpenseStatus } from '../../../platform/vocabulary.ts';
import { contractSeen } from '../contracts/contract.queries.ts';
import { Contract } from '../contracts/contract.schema.ts';
import { decideExpense } from './decide-expense.ts';
import { listExpenses, watchExpenses } from './expense.queries.ts';
import { Expense, ExpenseConnection, ExpenseInput, ExpenseStatusEnum } from './expense.schema.ts';
import { submitExpense } from './submit-expense.ts';

@Resolver(() => Expense)
export class ExpenseResolver {
  @FieldResolver(() => Contract, {
    nullable: true,
    description: 'Contract whose revenue reimburses the expense.',
  })
  contract(
    @Ctx() scope: Scope,
    @Root() { contractId, contractName }: Expense,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contract | null> | Contract | null {
    return reference(info, { id: contractId, name: contractName }, () => contractSeen(scope, contractId));
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => ExpenseConnection, {
    description: 'Expenses of a contract, newest first. Refused to viewers who are only partners in it.',
  })
  expenses(
    @Ctx() scope: Scope,
    @Arg('contractId', () => ID, { description: 'ID of the contract.' })
    contractId: string,
    @Arg('status', () => ExpenseStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
    status: ExpenseStatus | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ExpenseConnection> {
    return listExpenses(scope, { contractId, status: status ?? null, page: page.of(order) });
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => ExpenseConnection, {
    description: 'Expenses that await a decision, in one contract or in all whose money the viewer can see.',
  })
  pendingExpenses(
    @Ctx() scope: Scope,
    @Arg('contractId', () => ID, {
      nullable: true,
      description: 'ID of the contract. Omit it for all contracts that the viewer can see.',
    })
    contractId: string | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ExpenseConnection> {
    return listExpenses(scope, {
      contractId: contractId ?? null,
      status: 'pending',
      page: page.of(order),
    });
  }

  @Requires('VIEW_CONTRACTS')
  @Mutation('expense', () => Expense, {
    description: 'Submits an expense. For the issuer of the contract and its signatories.',
  })
  submitExpense(
    @Ctx() scope: Scope,
    @InputFields() input: ExpenseInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Expense> {
    return submitExpense(scope, input, idempotencyKey ?? null);
  }

  @Requires('APPROVE_REVENUE', 'APPROVE_CONTRACTS')
  @Confirmed('release')
  @Mutation('expense', () => Expense, {
    description:
      'Approves or rejects an expense. Only for signatories of the contract other than the submitter. An approved expense is owed at the exchange rate of that time.',
  })
  decideExpense(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the expense.' }) id: string,
    @Input('approve', () => Boolean, { description: '`true` approves and `false` rejects the expense.' })
    approve: boolean,
    @Input('comment', () => String, {
      nullable: true,
      description: `Comment for the submitter. ${upTo(EXPENSE_LIMITS.comment)}`,
    })
    comment: string | null,
  ): Promise<Expense> {
    return decideExpense(scope, { id, approve, comment: comment ?? null });
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => Expense, {
    description: 'Each expense that the viewer can see, when it is submitted, decided or paid.',
    subscribe: ({ context, args }: Subscribing<{ contractId?: string | null }>) =>
      watchExpenses(context, args.contractId ?? null),
  })
  expenseChanged(
    @Arg('contractId', () => ID, {
      nullable: true,
      description: 'ID of the contract. Omit it for all contracts that the viewer can see.',
    })
    _contractId: string | null,
    @Root() expense: Expense,
  ): Expense {
    return expense;
  }
}
