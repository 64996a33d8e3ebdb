import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Open } from '../../graphql/access.ts';
import type { Scope } from '../../scope.ts';
import { inactiveReason } from './inactive-reason.ts';
import { Issuer, IssuerConnection } from './issuer.type.ts';
import { listIssuers } from './list-issuers.ts';

@Resolver()
export class IssuerResolver {
  @Open()
  @Query(() => IssuerConnection, { description: 'The organisers, by name.' })
  issuers(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<IssuerConnection> {
    return listIssuers(scope, { search, first, after });
  }
}

@Resolver(() => Issuer)
export class IssuerFieldsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why the organiser is inactive, for its own people and system roles; null for others.',
  })
  inactiveReason(@Ctx() scope: Scope, @Root() issuer: Issuer): Promise<string | null> {
    return inactiveReason(scope, issuer);
  }
}
