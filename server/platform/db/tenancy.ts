import type { QueryConfig } from 'pg';
import type { Tenancy } from '../access/actor.ts';
import { LOOKED_UP } from './generic-plans.ts';

/** Returns a key: two tenancies with the same key see the same rows. */
export function tenancyKey(tenancy: Tenancy): string {
  return `${tenancy.tenant ?? ''}|${tenancy.user ?? ''}`;
}

/** @param local true: until the end of the transaction; false: until the connection declares another */
export function declareTenancy(tenancy: Tenancy, local: boolean): QueryConfig {
  return {
    name: local ? 'tenancy-local' : 'tenancy-session',
    text: `SELECT set_config('passa.tenant', $1, ${local}), set_config('passa.user', $2, ${local})`,
    values: [tenancy.tenant ?? '', tenancy.user ?? ''],
  };
}

/** Declares a tenancy until the end of the transaction, whose statements are planned with LOOKED_UP. */
export function declareTenancyAndPlans(tenancy: Tenancy): QueryConfig {
  const settings = Object.entries(LOOKED_UP).map(
    ([name, value]) => `, set_config('${name}', '${value}', true)`,
  );
  const { text, values } = declareTenancy(tenancy, true);
  return { name: 'tenancy-and-plans', text: text + settings.join(''), values: values as unknown[] };
}
