import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { ContractStatusEnum } from '../../../platform/graphql/enums.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { approveContract } from './approve-contract.ts';
import { ContractInput } from './contract.inputs.ts';
import { presentContract } from './contract.present.ts';
import { Contract, ContractApprovalPayload, ContractChange, ContractConnection } from './contract.type.ts';
import { contractCounts } from './contract-counts.ts';
import { createContract } from './create-contract.ts';
import { finalizeContract } from './finalize-contract.ts';
import { findContract } from './find-contract.ts';
import { listContracts } from './list-contracts.ts';
import { watchContract } from './watch-contract.ts';
import { watchContracts } from './watch-contracts.ts';
import { withdrawContract } from './withdraw-contract.ts';

const APPROVED = 'Contract approved successfully!';
const READY = 'Contract can now be finalized!';

interface Subscribing<Args> {
  context: Scope;
  args: Args;
}

@Resolver(() => Contract)
export class ContractResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'The organiser whose event it is about.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId, issuerName }: Contract,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId, name: issuerName }, () => issuerSeen(scope, issuerId));
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => ContractConnection, {
    description: 'Those of the own organiser and those one is in, newest first; system roles see all.',
  })
  contracts(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string | null,
    @Arg('status', () => ContractStatusEnum, { nullable: true, description: 'Only those that stand so.' })
    status: 'draft' | 'final' | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ContractConnection> {
    return listContracts(scope, { eventId, status, page: page.of(order) });
  }

  @Requires('VIEW_CONTRACTS')
  @Lookup()
  @Query(() => Contract, {
    nullable: true,
    description: 'A contract that the reader may see; null for any other.',
  })
  async contract(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Contract> {
    return presentContract(scope, await findContract(scope, id));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Releases under way. Null for partners.',
  })
  async openRounds(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<number | null> {
    return (await contractCounts(scope, record))?.openRounds ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Expenses that wait for a decision. Null for partners.',
  })
  async pendingExpenses(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<number | null> {
    return (await contractCounts(scope, record))?.pendingExpenses ?? null;
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation(() => Contract, { description: 'A draft. The same key and terms make one.' })
  async createContract(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: ContractInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Contract> {
    const id = await createContract(scope, input, idempotencyKey ?? null);
    return presentContract(scope, await findContract(scope, id));
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Mutation(() => ContractApprovalPayload, { description: 'Each signatory once, as long as it is a draft.' })
  async approveContract(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<ContractApprovalPayload> {
    const contract = presentContract(scope, await approveContract(scope, id));
    const { canFinalize } = contract;
    return { contract, canFinalize, message: canFinalize ? READY : APPROVED };
  }

  // Access goes by roles, which the policy checks, and not by one permission. Every such role can create contracts.
  @Requires('FINALIZE_CONTRACTS', 'CREATE_CONTRACTS')
  @Mutation(() => Contract, {
    description: 'Makes its escrow on the ledger; answers when the ledger has it, or after 20 seconds.',
  })
  async finalizeContract(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Contract> {
    return presentContract(scope, await finalizeContract(scope, id, idempotencyKey ?? null));
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation(() => Contract, { description: 'Takes a draft back.' })
  async withdrawContract(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
  ): Promise<Contract> {
    return presentContract(scope, await withdrawContract(scope, id));
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => Contract, {
    description: 'The contract as it is, and after each change.',
    subscribe: ({ context, args }: Subscribing<{ id: string }>) => watchContract(context, args.id),
  })
  contractChanged(
    @Arg('id', () => ID, { description: 'The identifier.' }) _id: string,
    @Root() contract: Contract,
  ): Contract {
    return contract;
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => ContractChange, {
    description: 'Which contract of those one may see has changed, or is new.',
    subscribe: ({ context }: Subscribing<unknown>) => watchContracts(context),
  })
  contractsChanged(@Root() change: ContractChange): ContractChange {
    return change;
  }
}
