import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { PublicSigningKey } from '../ticket.schema.ts';

@Resolver(() => PublicSigningKey)
export class PublicKeyResolver {
  @FieldResolver(() => Issuer, { nullable: true, description: 'The organiser that it belongs to.' })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: PublicSigningKey,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }
}
