import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { PaymentMethodEnum } from '../../../platform/graphql/enums.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import { DecimalScalar } from '../../../platform/graphql/scalars.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PaymentMethod } from '../../../platform/vocabulary.ts';
import { contractSeen } from '../contracts/contract.queries.ts';
import { Contract } from '../contracts/contract.schema.ts';
import { ShareInput } from '../contracts/contract-terms.schema.ts';
import { Expense } from '../expenses/expense.schema.ts';
import { personSeen } from '../people/person.queries.ts';
import { Person } from '../people/person.schema.ts';
import { authorizeRound, submitRoundSignature } from './authorize-round.ts';
import { cancelRound } from './cancel-round.ts';
import { executeRound } from './execute-round.ts';
import { splitPreview } from './preview-split.ts';
import { findRound, listRounds, pendingRounds, roundSeen, watchRounds } from './round.queries.ts';
import { Round, RoundAuthorization, RoundConnection, RoundInput, SplitLine } from './round.schema.ts';
import { triggerRound, triggerRoundAgain } from './trigger-round.ts';

@Resolver(() => Round)
export class RoundResolver {
  @FieldResolver(() => Round, { nullable: true, description: 'The earlier round that this one repeats.' })
  again(
    @Ctx() scope: Scope,
    @Root() { againOf }: Round,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Round | null> | Round | null {
    return againOf === null ? null : reference(info, { id: againOf }, () => roundSeen(scope, againOf));
  }

  @FieldResolver(() => Contract, { nullable: true, description: 'Whose revenue it releases.' })
  contract(
    @Ctx() scope: Scope,
    @Root() { contractId, contractName }: Round,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contract | null> | Contract | null {
    return reference(info, { id: contractId, name: contractName }, () => contractSeen(scope, contractId));
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => RoundConnection, {
    description: 'Of one contract, newest first; refused to those who are only partners in it.',
  })
  rounds(
    @Ctx() scope: Scope,
    @Arg('contractId', () => ID, { description: 'The contract; without it all that the reader sees.' })
    contractId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<RoundConnection> {
    return listRounds(scope, { contractId, page: page.of(order) });
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => RoundConnection, {
    description:
      'Rounds that are not over, in one contract or in all whose money the reader sees; newest first.',
  })
  pendingRounds(
    @Ctx() scope: Scope,
    @Arg('contractId', () => ID, {
      nullable: true,
      description: 'The contract; without it all that the reader sees.',
    })
    contractId: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<RoundConnection> {
    return pendingRounds(scope, { contractId: contractId ?? null, page: page.of(order) });
  }

  @Requires('VIEW_CONTRACTS')
  @Lookup()
  @Query(() => Round, {
    nullable: true,
    description: 'A release that the reader may see; null for any other.',
  })
  round(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Round> {
    return findRound(scope, id);
  }

  @Requires('PROPOSE_REVENUE')
  @Mutation(() => Round, { description: 'Fixes who gets what, and makes what the signatories sign.' })
  triggerRound(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: RoundInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Round> {
    return triggerRound(scope, input, idempotencyKey ?? null);
  }

  @Requires('APPROVE_REVENUE', 'APPROVE_CONTRACTS')
  @Mutation(() => Round, { description: 'Signs with the key that is kept here for the signatory.' })
  authorizeRound(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Round> {
    return authorizeRound(scope, id);
  }

  @Requires('APPROVE_REVENUE', 'APPROVE_CONTRACTS')
  @Mutation(() => Round, {
    description: "Takes the round's transaction back, signed elsewhere with the signatory's registered key.",
  })
  submitRoundSignature(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('envelopeXdr', () => String, { description: 'The signed transaction, base64.' }) envelopeXdr: string,
  ): Promise<Round> {
    return submitRoundSignature(scope, id, envelopeXdr);
  }

  @Requires('EXECUTE_REVENUE')
  @Mutation(() => Round, {
    description:
      'Hands it to the ledger with exactly as many signatures as it takes. Repeating it pays once.',
  })
  executeRound(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('paymentMethod', () => PaymentMethodEnum, {
      defaultValue: 'stellar',
      description: 'Rounds are paid by STELLAR alone.',
    })
    paymentMethod: PaymentMethod,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'Taken like everywhere; the round itself is what is paid only once.',
    })
    idempotencyKey: string | null,
  ): Promise<Round> {
    return executeRound(scope, id, paymentMethod, idempotencyKey ?? null);
  }

  @Requires('EXECUTE_REVENUE', 'PROPOSE_REVENUE')
  @Mutation(() => Round, { description: 'Cancelled once no copy of what was signed is worth anything.' })
  cancelRound(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why, in words; it is kept and shown.' })
    reason: string | null,
  ): Promise<Round> {
    return cancelRound(scope, id, reason ?? null);
  }

  @Requires('PROPOSE_REVENUE')
  @Mutation(() => Round, {
    description: 'A new round like one that failed, expired or was cancelled. Approvals do not carry over.',
  })
  triggerRoundAgain(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Round> {
    return triggerRoundAgain(scope, id, idempotencyKey ?? null);
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => Round, {
    description: 'Each round that the reader sees, after a change.',
    subscribe: ({ context, args }: Subscribing<{ contractId?: string | null }>) =>
      watchRounds(context, args.contractId ?? null),
  })
  roundChanged(
    @Arg('contractId', () => ID, {
      nullable: true,
      description: 'The contract; without it all that the reader sees.',
    })
    _contractId: string | null,
    @Root() round: Round,
  ): Round {
    return round;
  }
}

@Resolver(() => Expense)
export class ExpenseRoundResolver {
  @FieldResolver(() => Round, { nullable: true, description: 'The round that paid it.' })
  paidRound(
    @Ctx() scope: Scope,
    @Root() { paidRoundId }: Expense,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Round | null> | Round | null {
    return paidRoundId === null
      ? null
      : reference(info, { id: paidRoundId }, () => roundSeen(scope, paidRoundId));
  }
}

@Resolver(() => RoundAuthorization)
export class AuthorizationPersonResolver {
  @FieldResolver(() => Person, {
    nullable: true,
    description:
      'Who signed. The id and name are always answered; with more it is null for readers who may not list the person.',
  })
  person(
    @Ctx() scope: Scope,
    @Root() { userId: id, name }: RoundAuthorization,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Person | null> | Person | null {
    return reference(info, { id, name }, () => personSeen(scope, id));
  }
}

@Resolver()
export class SplitResolver {
  @Requires('VIEW_CONTRACTS')
  @Query(() => [SplitLine], {
    description:
      'The parts of an example amount, as the first release divides it: one for each share, and the organiser’s last.',
  })
  splitPreview(
    @Ctx() scope: Scope,
    @Arg('shares', () => [ShareInput], { description: 'Who would get what.' }) shares: ShareInput[],
    @Arg('amount', () => DecimalScalar, { description: 'In XLM.' }) amount: string,
  ): Promise<SplitLine[]> {
    return splitPreview(scope, shares, amount);
  }
}
