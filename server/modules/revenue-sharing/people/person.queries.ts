import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { type Page, type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { mayListPeople, maySign, peopleShown } from './person.policy.ts';
import { type PersonRecord, readListedPeople, readPeople } from './person.reads.ts';
import type { Person } from './person.schema.ts';

function presentPerson(record: PersonRecord): Person {
  return { ...record, maySign: maySign(record) };
}

/**
 * Returns the person of an account; null for readers who may not list them. Calls made in the same turn share one
 * statement.
 */
export async function personSeen(scope: Scope, id: string): Promise<Person | null> {
  return (await loadPeople(scope, id)) ?? null;
}

const loadPeople = batchByKey(async (scope: Scope, ids: string[]) => {
  if (!mayListPeople(scope.actor)) return new Map<string, Person>();
  const records = await readListedPeople(scope, peopleShown(scope.actor), ids);
  return new Map(records.map((record) => [record.id, presentPerson(record)]));
});

/**
 * Lists the people whom the actor may choose to sign: people of their organiser and its accepted partners; all for
 * system roles.
 */
export async function listPeople(
  scope: Scope,
  { search, page }: { search?: string | null | undefined; page: Paging },
): Promise<Page<Person>> {
  const issuerId = peopleShown(scope.actor);
  const slice = sliceByName(page);
  const rows = await readPeople(scope, issuerId, { search, slice });
  return pageOf(rows, slice, ({ name, id }) => [name, id], presentPerson);
}
