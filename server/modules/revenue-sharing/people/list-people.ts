import { type Page, type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { peopleShown } from './person.policy.ts';
import { presentPerson } from './person.present.ts';
import { readPeople } from './person.reads.ts';
import type { Person } from './person.type.ts';

export interface PeopleList {
  search?: string | null | undefined;
  page: Paging;
}

/**
 * Lists the people whom the actor may choose to sign: people of their organiser and its accepted partners; all for
 * system roles.
 */
export async function listPeople(scope: Scope, asked: PeopleList): Promise<Page<Person>> {
  const issuerId = peopleShown(scope.actor);
  const slice = sliceByName(asked.page);
  const rows = await readPeople(scope, issuerId, { search: asked.search, slice });
  return pageOf(rows, slice, ({ name, id }) => [name, id], presentPerson);
}
