import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Open } from '../../platform/graphql/access.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../platform/graphql/list-order.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { listIssuers } from './issuer.queries.ts';
import { inactiveReason } from './issuer.reads.ts';
import { Issuer, IssuerConnection } from './issuer.schema.ts';

@Resolver()
export class IssuerResolver {
  @Open()
  @Query(() => IssuerConnection, { description: 'Issuers, by name.' })
  issuers(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<IssuerConnection> {
    return listIssuers(scope, { search, page: page.of(order) });
  }
}

@Resolver(() => Issuer)
export class IssuerFieldsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Reason why the issuer is inactive. Visible to its own staff and to system roles; null for others.',
  })
  inactiveReason(@Ctx() scope: Scope, @Root() issuer: Issuer): Promise<string | null> {
    return inactiveReason(scope, issuer);
  }
}
