import { type GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../platform/graphql/reference.ts';
import { type Scope } from '../../platform/scope.ts';
import { Contract, contractSeen } from '../revenue-sharing/index.ts';
import { WaitingApproval } from './chart.type.ts';

@Resolver(() => WaitingApproval)
export class WaitingContractResolver {
  @FieldResolver(() => Contract, {
    nullable: true,
    description:
      'The contract that it belongs to. Its id and name are always answered; with more it is null for readers who may not see the contract.',
  })
  contract(
    @Ctx() scope: Scope,
    @Root() { contractId: id, contractName: name }: WaitingApproval,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contract | null> | Contract | null {
    return reference(info, { id, name }, () => contractSeen(scope, id));
  }
}
