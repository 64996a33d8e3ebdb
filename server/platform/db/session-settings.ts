import type { ClientBase, QueryConfig } from 'pg';
import type { Tenancy } from '../access/actor.ts';

/**
 * Settings of PostgreSQL for statements of many parts, which take longer to plan than to run: they are planned once per
 * connection. Every lookup, also of the foreign keys behind them, is by an index: a plan made while the tables were
 * small would use sequential scans ever after.
 */
export const GENERIC_PLANS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
} as const;

/**
 * GENERIC_PLANS for statements that join their parameters with tables: each row is looked up. A hash or merge join
 * would read a whole index instead, which looks cheap as long as the table is small.
 */
export const LOOKED_UP = { ...GENERIC_PLANS, enable_hashjoin: 'off', enable_mergejoin: 'off' } as const;

/** Returns a key: two tenancies with the same key see the same rows. */
export function tenancyKey(tenancy: Tenancy): string {
  return `${tenancy.tenant ?? ''}|${tenancy.user ?? ''}|${eventsOf(tenancy)}`;
}

/** @param local true: until the end of the transaction; false: until the connection declares another */
export function declareTenancy(tenancy: Tenancy, local: boolean): QueryConfig {
  return {
    name: local ? 'tenancy-local' : 'tenancy-session',
    text: `SELECT set_config('passa.tenant', $1, ${local}), set_config('passa.user', $2, ${local}),
      set_config('passa.events', $3, ${local})`,
    values: [tenancy.tenant ?? '', tenancy.user ?? '', eventsOf(tenancy)],
  };
}

/** Returns the events as an array of PostgreSQL; empty text without a limit. */
function eventsOf({ events = null }: Tenancy): string {
  return events === null ? '' : `{${events.join(',')}}`;
}

/** Remembers which tenancy each connection has, so that it is declared again only when it changes. */
export class DeclaredTenancies {
  readonly #declared = new WeakMap<ClientBase, string>();

  async declare(client: ClientBase, tenancy: Tenancy): Promise<void> {
    const key = tenancyKey(tenancy);
    if (this.#declared.get(client) === key) return;
    // After a failure its tenancy is unknown.
    this.#declared.delete(client);
    await client.query(declareTenancy(tenancy, false));
    this.#declared.set(client, key);
  }
}

/** Declares a tenancy until the end of the transaction, whose statements are planned with LOOKED_UP. */
export function declareTenancyAndPlans(tenancy: Tenancy): QueryConfig {
  const settings = Object.entries(LOOKED_UP).map(
    ([name, value]) => `, set_config('${name}', '${value}', true)`,
  );
  const { text, values } = declareTenancy(tenancy, true);
  return { name: 'tenancy-and-plans', text: text + settings.join(''), values: values as unknown[] };
}
