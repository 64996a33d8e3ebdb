/**
 * Settings of PostgreSQL for statements of many parts, which take longer to plan than to run: they are planned once a
 * connection. Every lookup, also of the foreign keys behind them, is by an index: a plan that was made while the tables
 * were small would read them whole ever after.
 */
export const GENERIC_PLANS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
} as const;

/**
 * The same for statements that join what they are given with tables: each row is looked up. A join that is hashed or
 * merged would read the whole of an index instead, which looks cheap as long as the table is small.
 */
export const LOOKED_UP = { ...GENERIC_PLANS, enable_hashjoin: 'off', enable_mergejoin: 'off' } as const;
