import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Confirmed, Requires } from '../../../platform/graphql/access.ts';
import { PaymentMethodEnum } from '../../../platform/graphql/enums.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
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
  @FieldResolver(() => Round, {
    nullable: true,
    description: 'Earlier round that this one repeats. Null if there is none.',
  })
  again(
    @Ctx() scope: Scope,
    @Root() { againOf }: Round,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Round | null> | Round | null {
    return againOf === null ? null : reference(info, { id: againOf }, () => roundSeen(scope, againOf));
  }

  @FieldResolver(() => Contract, { nullable: true, description: 'Contract whose revenue is released.' })
  contract(
    @Ctx() scope: Scope,
    @Root() { contractId, contractName }: Round,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contract | null> | Contract | null {
    return reference(info, { id: contractId, name: contractName }, () => contractSeen(scope, contractId));
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => RoundConnection, {
    description: 'Rounds of a contract, newest first. Refused to viewers who are only partners in it.',
  })
  rounds(
    @Ctx() scope: Scope,
    @Arg('contractId', () => ID, { description: 'ID of the contract.' })
    contractId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<RoundConnection> {
    return listRounds(scope, { contractId, page: page.of(order) });
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => RoundConnection, {
    description:
      'Rounds that have not ended, in one contract or in all whose money the viewer can see, newest first.',
  })
  pendingRounds(
    @Ctx() scope: Scope,
    @Arg('contractId', () => ID, {
      nullable: true,
      description: 'ID of the contract. Omit it for all contracts that the viewer can see.',
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
    description: 'Looks up a round. Null unless the viewer can see it.',
  })
  round(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the round.' }) id: string,
  ): Promise<Round> {
    return findRound(scope, id);
  }

  @Requires('PROPOSE_REVENUE')
  @Mutation('round', () => Round, {
    description: 'Starts a round: fixes the payments and creates the transaction to sign.',
  })
  triggerRound(
    @Ctx() scope: Scope,
    @InputFields() input: RoundInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Round> {
    return triggerRound(scope, input, idempotencyKey ?? null);
  }

  @Requires('APPROVE_REVENUE', 'APPROVE_CONTRACTS')
  @Confirmed('release')
  @Mutation('round', () => Round, {
    description: 'Signs a round with the key that the platform holds for the signatory.',
  })
  authorizeRound(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the round.' }) id: string,
  ): Promise<Round> {
    return authorizeRound(scope, id);
  }

  @Requires('APPROVE_REVENUE', 'APPROVE_CONTRACTS')
  @Confirmed('release')
  @Mutation('round', () => Round, {
    description: "Submits the transaction of a round, signed externally with the signatory's registered key.",
  })
  submitRoundSignature(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the round.' }) id: string,
    @Input('envelopeXdr', () => String, { description: 'Signed transaction envelope (XDR), base64.' })
    envelopeXdr: string,
  ): Promise<Round> {
    return submitRoundSignature(scope, id, envelopeXdr);
  }

  @Requires('EXECUTE_REVENUE')
  @Confirmed('release')
  @Mutation('round', () => Round, {
    description:
      'Submits a round to the ledger with exactly the required number of signatures. A repeat does not pay twice.',
  })
  executeRound(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the round.' }) id: string,
    @Input('paymentMethod', () => PaymentMethodEnum, {
      defaultValue: 'stellar',
      description: 'Method of payment. Rounds are always paid by STELLAR.',
    })
    paymentMethod: PaymentMethod,
    @Input('idempotencyKey', () => String, {
      nullable: true,
      description: 'Accepted as in every mutation. A round is paid at most once with or without it.',
    })
    idempotencyKey: string | null,
  ): Promise<Round> {
    return executeRound(scope, id, paymentMethod, idempotencyKey ?? null);
  }

  @Requires('EXECUTE_REVENUE', 'PROPOSE_REVENUE')
  @Mutation('round', () => Round, {
    description:
      'Cancels a round. The round is `CANCELLED` once no copy of the signed transaction can be executed.',
  })
  cancelRound(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the round.' }) id: string,
    @Input('reason', () => String, { nullable: true, description: 'Reason in plain text, stored and shown.' })
    reason: string | null,
  ): Promise<Round> {
    return cancelRound(scope, id, reason ?? null);
  }

  @Requires('PROPOSE_REVENUE')
  @Mutation('round', () => Round, {
    description:
      'Starts a new round with the terms of one that failed, expired or was cancelled. Approvals do not carry over.',
  })
  triggerRoundAgain(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the round.' }) id: string,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Round> {
    return triggerRoundAgain(scope, id, idempotencyKey ?? null);
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => Round, {
    description: 'Each round that the viewer can see, after a change.',
    subscribe: ({ context, args }: Subscribing<{ contractId?: string | null }>) =>
      watchRounds(context, args.contractId ?? null),
  })
  roundChanged(
    @Arg('contractId', () => ID, {
      nullable: true,
      description: 'ID of the contract. Omit it for all contracts that the viewer can see.',
    })
    _contractId: string | null,
    @Root() round: Round,
  ): Round {
    return round;
  }
}

@Resolver(() => Expense)
export class ExpenseRoundResolver {
  @FieldResolver(() => Round, { nullable: true, description: 'Round that paid the expense.' })
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
      'Person who signed. ID and name are always returned; the object is null if other fields are selected and the viewer cannot list the person.',
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
    description: "Division of an example amount as in a first round: one line per share, then the issuer's.",
  })
  splitPreview(
    @Ctx() scope: Scope,
    @Arg('shares', () => [ShareInput], { description: 'Shares to preview.' }) shares: ShareInput[],
    @Arg('amount', () => DecimalScalar, { description: 'Amount in XLM.' }) amount: string,
  ): Promise<SplitLine[]> {
    return splitPreview(scope, shares, amount);
  }
}
