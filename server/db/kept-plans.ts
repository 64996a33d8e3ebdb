/**
 * Settings of PostgreSQL for statements of many parts, which take longer to plan than to run: they are planned once a
 * connection. Every lookup, also of the foreign keys behind them, is by an index: a plan that was made while the tables
 * were small would read them whole ever after.
 */
export const KEPT_PLANS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
} as const;
