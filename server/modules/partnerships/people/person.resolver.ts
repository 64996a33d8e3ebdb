import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../graphql/access.ts';
import type { Scope } from '../../../scope.ts';
import { listPeople } from './list-people.ts';
import { PersonPage } from './person.type.ts';

@Resolver()
export class PersonResolver {
  @Requires('CREATE_CONTRACTS', 'VIEW_USERS')
  @Query(() => PersonPage, {
    description:
      "Whom one may choose to sign: the organiser's own people and its accepted partners, by name.",
  })
  people(
    @Ctx() scope: Scope,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<PersonPage> {
    return listPeople(scope, { search, first, after });
  }
}
