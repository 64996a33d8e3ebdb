import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { findFinancials, findSum } from '../financials.queries.ts';
import { ContractFinancials } from '../financials.schema.ts';
import { personSeen } from '../people/person.queries.ts';
import { Person } from '../people/person.schema.ts';
import { approveContract } from './approve-contract.ts';
import { presentContract } from './contract.present.ts';
import {
  contractCounts,
  contractSeen,
  findContract,
  listContracts,
  watchContract,
  watchContracts,
} from './contract.queries.ts';
import { ApproveContractPayload, Contract, ContractChange, ContractConnection } from './contract.schema.ts';
import { ContractStatusEnum } from './contract-enums.schema.ts';
import { ContractInput } from './contract-terms.schema.ts';
import { createContract } from './create-contract.ts';
import { finalizeContract } from './finalize-contract.ts';
import { ContractApproval, Signatory } from './signatory.schema.ts';
import { withdrawContract } from './withdraw-contract.ts';

const APPROVED = 'Contract approved successfully!';
const READY = 'Contract can now be finalized!';

@Resolver(() => Contract)
export class ContractResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'Issuer of the event.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId, issuerName }: Contract,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId, name: issuerName }, () => issuerSeen(scope, issuerId));
  }

  @Requires('VIEW_CONTRACTS')
  @Query(() => ContractConnection, {
    description:
      "Contracts of the viewer's issuer and contracts that the viewer takes part in, newest first. System roles see all contracts.",
  })
  contracts(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'ID of the event. Omit it for all events that the viewer can see.',
    })
    eventId: string | null,
    @Arg('status', () => ContractStatusEnum, {
      nullable: true,
      description: 'Returns only objects with this status.',
    })
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
    description: 'Looks up a contract. Null unless the viewer can see it.',
  })
  async contract(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'ID of the contract.' }) id: string,
  ): Promise<Contract> {
    return presentContract(scope, await findContract(scope, id));
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of rounds in progress. Null for partners.',
  })
  async openRounds(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<number | null> {
    return (await contractCounts(scope, record))?.openRounds ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of expenses that await a decision. Null for partners.',
  })
  async pendingExpenses(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<number | null> {
    return (await contractCounts(scope, record))?.pendingExpenses ?? null;
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation('contract', () => Contract, {
    description: 'Creates a draft contract. A repeat with the same key and terms creates nothing new.',
  })
  async createContract(
    @Ctx() scope: Scope,
    @InputFields() input: ContractInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Contract> {
    const id = await createContract(scope, input, idempotencyKey ?? null);
    return presentContract(scope, await findContract(scope, id));
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Mutation(() => ApproveContractPayload, {
    description: 'Approves a draft. Each signatory can approve it once.',
  })
  async approveContract(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the contract.' }) id: string,
  ): Promise<ApproveContractPayload> {
    const contract = presentContract(scope, await approveContract(scope, id));
    const { canFinalize } = contract;
    return { contract, canFinalize, message: canFinalize ? READY : APPROVED };
  }

  // Access goes by roles, which the policy checks, and not by one permission. Every such role can create contracts.
  @Requires('FINALIZE_CONTRACTS', 'CREATE_CONTRACTS')
  @Mutation('contract', () => Contract, {
    description:
      'Finalizes a contract and creates its escrow account. Returns once the ledger has confirmed it, or after 20 seconds.',
  })
  async finalizeContract(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the contract.' }) id: string,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Contract> {
    return presentContract(scope, await finalizeContract(scope, id, idempotencyKey ?? null));
  }

  @Requires('CREATE_CONTRACTS')
  @Mutation('contract', () => Contract, { description: 'Withdraws a draft.' })
  async withdrawContract(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the contract.' }) id: string,
  ): Promise<Contract> {
    return presentContract(scope, await withdrawContract(scope, id));
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => Contract, {
    description: 'Contract, now and after each change.',
    subscribe: ({ context, args }: Subscribing<{ id: string }>) => watchContract(context, args.id),
  })
  contractChanged(
    @Arg('id', () => ID, { description: 'ID of the contract.' }) _id: string,
    @Root() contract: Contract,
  ): Contract {
    return contract;
  }

  @Requires('VIEW_CONTRACTS')
  @Subscription(() => ContractChange, {
    description: 'Each contract that the viewer can see, when it is created or changed.',
    subscribe: ({ context }: Subscribing) => watchContracts(context),
  })
  contractsChanged(@Root() change: ContractChange): ContractChange {
    return change;
  }
}

const PERSON =
  'Person who approved. ID, name and email address are always returned; the object is null if other fields are selected and the viewer cannot list the person.';

@Resolver(() => ContractChange)
export class ChangedContractResolver {
  @FieldResolver(() => Contract, {
    nullable: true,
    description:
      'The contract. Its ID is always returned; the object is null if other fields are selected and the contract was withdrawn.',
  })
  contract(
    @Ctx() scope: Scope,
    @Root() { contractId: id }: ContractChange,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contract | null> | Contract | null {
    return reference(info, { id }, () => contractSeen(scope, id));
  }
}

@Resolver(() => ContractApproval)
export class ApprovalPersonResolver {
  @FieldResolver(() => Person, { nullable: true, description: PERSON })
  person(
    @Ctx() scope: Scope,
    @Root() { userId: id, name, email }: ContractApproval,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Person | null> | Person | null {
    return reference(info, { id, name, email }, () => personSeen(scope, id));
  }
}

@Resolver(() => Signatory)
export class SignatoryPersonResolver {
  @FieldResolver(() => Person, { nullable: true, description: PERSON })
  person(
    @Ctx() scope: Scope,
    @Root() { userId: id, name, email }: Signatory,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Person | null> | Person | null {
    return reference(info, { id, name, email }, () => personSeen(scope, id));
  }
}

@Resolver(() => Contract)
export class FinancialsResolver {
  @FieldResolver(() => ContractFinancials, {
    nullable: true,
    description: 'Financial figures. Null for partners.',
  })
  financials(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<ContractFinancials | null> {
    return findFinancials(scope, record);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Revenue from ticket sales, in XLM. Null for partners.',
  })
  totalRevenue(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<Money | null> {
    return findSum(scope, record, 'revenue');
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Total released to partners and the issuer, in XLM. Null for partners.',
  })
  distributedAmount(@Ctx() scope: Scope, @Root() { record }: Contract): Promise<Money | null> {
    return findSum(scope, record, 'distributed');
  }
}
