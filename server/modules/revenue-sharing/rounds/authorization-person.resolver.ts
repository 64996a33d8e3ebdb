import { type GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../../platform/graphql/reference.ts';
import { type Scope } from '../../../platform/scope.ts';
import { personSeen } from '../people/find-person.ts';
import { Person } from '../people/person.type.ts';
import { RoundAuthorization } from './round.type.ts';

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
