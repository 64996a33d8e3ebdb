import { gather } from '../../../platform/db/gather.ts';
import type { Scope } from '../../../platform/scope.ts';
import { mayListPeople, peopleShown } from './person.policy.ts';
import { presentPerson } from './person.present.ts';
import { readListedPeople } from './person.reads.ts';
import type { Person } from './person.type.ts';

/**
 * Returns the person of an account; null for readers who may not list them. Calls made in the same turn share one
 * statement.
 */
export async function personSeen(scope: Scope, id: string): Promise<Person | null> {
  return (await gatherPeople(scope, id)) ?? null;
}

const gatherPeople = gather(async (scope: Scope, ids: string[]) => {
  if (!mayListPeople(scope.actor)) return new Map<string, Person>();
  const records = await readListedPeople(scope, peopleShown(scope.actor), ids);
  return new Map(records.map((record) => [record.id, presentPerson(record)]));
});
