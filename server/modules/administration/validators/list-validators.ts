import { BadInput } from '../../../failures.ts';
import { decodeCursor, type Page, pageOf, pageSize } from '../../../graphql/page.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { chargeOf } from '../people/people.policy.ts';
import { presentValidator } from './validator.present.ts';
import { readValidators } from './validator.reads.ts';
import type { Validator } from './validator.type.ts';

/** The validators that the actor looks after, with their devices and what they scanned. @throws Forbidden, BadInput */
export async function listValidators(
  scope: Scope,
  asked: { first: number; after?: string | null | undefined },
): Promise<Page<Validator>> {
  const charge = chargeOf(scope.actor);
  const first = pageSize(asked.first);
  const after = placeOf(decodeCursor(asked.after, 2));
  const rows = await readValidators(scope, charge, { first, after });
  return pageOf(rows, first, ({ name, id }) => [name, id], presentValidator);
}

function placeOf(key: (string | number)[] | undefined): [name: string, id: string] | undefined {
  if (key === undefined) return undefined;
  const [name, id] = key;
  if (typeof name === 'string' && typeof id === 'string' && isUuid(id)) return [name, id];
  throw new BadInput([{ field: 'after', message: 'This cursor is not one of ours.' }]);
}
