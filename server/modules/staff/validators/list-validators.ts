import { type Page, type Paging, pageOf, sliceByName } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { chargeOf } from '../people/people.policy.ts';
import { presentValidator } from './validator.present.ts';
import { readValidators } from './validator.reads.ts';
import type { Validator } from './validator.type.ts';

/** Lists the validators that the actor manages, with their devices and scans. @throws Forbidden, BadInput */
export async function listValidators(scope: Scope, paging: Paging): Promise<Page<Validator>> {
  const charge = chargeOf(scope.actor);
  const slice = sliceByName(paging);
  const rows = await readValidators(scope, charge, slice);
  return pageOf(rows, slice, ({ name, id }) => [name, id], presentValidator);
}
