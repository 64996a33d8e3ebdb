import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { Person } from './person.type.ts';

@Resolver(() => Person)
export class PersonIssuerResolver {
  @FieldResolver(() => Issuer, {
    nullable: true,
    description: 'The organiser that the person works for; null for partners from outside.',
  })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: Person,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return issuerId === null ? null : reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }
}
