import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../../platform/graphql/list-order.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Issuer, issuerSeen } from '../../issuers/index.ts';
import { listPeople } from './person.queries.ts';
import { Person, PersonConnection } from './person.schema.ts';

@Resolver()
export class PersonResolver {
  @Requires('CREATE_CONTRACTS', 'VIEW_USERS')
  @Query(() => PersonConnection, {
    description: "People who can be chosen to sign: the issuer's staff and its accepted partners, by name.",
  })
  people(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'Text to search for.' }) search:
      | string
      | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<PersonConnection> {
    return listPeople(scope, { search, page: page.of(order) });
  }
}

@Resolver(() => Person)
export class PersonIssuerResolver {
  @FieldResolver(() => Issuer, {
    nullable: true,
    description: 'Issuer that the person works for. Null for external partners.',
  })
  issuer(
    @Ctx() scope: Scope,
    @Root() { issuerId }: Person,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Issuer | null> | Issuer | null {
    return issuerId === null ? null : reference(info, { id: issuerId }, () => issuerSeen(scope, issuerId));
  }
}
