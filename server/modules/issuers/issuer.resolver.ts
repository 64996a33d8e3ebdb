import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Open } from '../../graphql/access.ts';
import type { Scope } from '../../scope.ts';
import { IssuerConnection } from './issuer.type.ts';
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
