import type { Database } from '../../platform/db/database.ts';
import type { Module } from '../../platform/module.ts';
import { RateCache } from './rate.reads.ts';
import { RateResolver } from './rate.resolver.ts';

/** Creates the service of exchange rates. */
export function createRates({ db }: { db: Database }) {
  return { rates: new RateCache(db) };
}

type RatesServices = ReturnType<typeof createRates>;

declare module '../../platform/services.ts' {
  interface Services extends RatesServices {}
}

export const rates: Module = {
  resolvers: [RateResolver],
};
