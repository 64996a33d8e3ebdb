import type { QueryConfig } from 'pg';
import type { Tenancy } from '../access/actor.ts';

/** Two tenancies with the same key see the same rows. */
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
