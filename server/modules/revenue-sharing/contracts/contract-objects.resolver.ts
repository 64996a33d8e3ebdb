import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { personSeen } from '../people/find-person.ts';
import { Person } from '../people/person.type.ts';
import { Contract, ContractApproval, ContractChange, Signatory } from './contract.type.ts';
import { contractSeen } from './find-contract.ts';

const PERSON =
  'Who it is. The id, name and address are always answered; with more it is null for readers who may not list the person.';

@Resolver(() => ContractChange)
export class ChangedContractResolver {
  @FieldResolver(() => Contract, {
    nullable: true,
    description: 'The contract. Its id is always answered; with more it is null for one that was withdrawn.',
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
