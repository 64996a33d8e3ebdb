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
