import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { BY_NAME, type NameOrder, NameOrderEnum } from '../../../platform/graphql/list-order.ts';
import { LongPageArgs } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { listPeople } from './list-people.ts';
import { PersonConnection } from './person.type.ts';

@Resolver()
export class PersonResolver {
  @Requires('CREATE_CONTRACTS', 'VIEW_USERS')
  @Query(() => PersonConnection, {
    description:
      "Whom one may choose to sign: the organiser's own people and its accepted partners, by name.",
  })
  people(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true, description: 'A part of what the list searches.' }) search:
      | string
      | null,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => NameOrderEnum, BY_NAME) order: NameOrder,
  ): Promise<PersonConnection> {
    return listPeople(scope, { search, page: page.of(order) });
  }
}
