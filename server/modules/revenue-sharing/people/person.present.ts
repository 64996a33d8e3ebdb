import { maySign } from './person.policy.ts';
import type { PersonRecord } from './person.reads.ts';
import type { Person } from './person.type.ts';

export function presentPerson(record: PersonRecord): Person {
  return { ...record, maySign: maySign(record) };
}
