import { BadInput } from '../../../failures.ts';
import { decodeCursor, type Page, pageOf, pageSize } from '../../../graphql/page.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { maySign, peopleShown } from './person.policy.ts';
import { readPeople } from './person.reads.ts';
import type { Person } from './person.type.ts';

export interface PeopleList {
  search?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}

/** Whom the actor may choose to sign: people of his organiser and its accepted partners; everybody for system roles. */
export async function listPeople(scope: Scope, asked: PeopleList): Promise<Page<Person>> {
  const issuerId = peopleShown(scope.actor);
  const first = pageSize(asked.first);
  const after = placeOf(decodeCursor(asked.after, 2));
  const rows = await readPeople(scope, issuerId, { search: asked.search, first, after });
  return pageOf(
    rows,
    first,
    ({ name, id }) => [name, id],
    (row) => ({ ...row, maySign: maySign(row) }),
  );
}

function placeOf(key: (string | number)[] | undefined): [name: string, id: string] | undefined {
  if (key === undefined) return undefined;
  const [name, id] = key;
  if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return [name, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
