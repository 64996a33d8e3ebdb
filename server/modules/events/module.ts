import type { Database } from '../../platform/db/database.ts';
import type { Module } from '../../platform/module.ts';
import type { Topics } from '../../platform/topics.ts';
import { EventCityResolver } from './browse/browse.resolver.ts';
import { eventMails } from './changes/event-change.mails.ts';
import { CoverResolver, CoverUrlResolver } from './covers/cover.resolver.ts';
import { DescriptionResolver } from './description.resolver.ts';
import { EventConnectionResolver, EventResolver } from './event.resolver.ts';
import { EventRow } from './event.row.ts';
import { EventEditionRow } from './event-edition.row.ts';
import { PoolResolver } from './pools/pool.resolver.ts';
import { ProgrammeResolver } from './programme/programme.resolver.ts';
import {
  AlertEventResolver,
  EventTopicsResolver,
  StatsEventResolver,
  StockEventResolver,
} from './stats/event-stats.resolver.ts';
import { StockBroadcaster } from './stats/stock-broadcaster.ts';
import { IssuerCurrenciesResolver } from './tiers/price-currencies.resolver.ts';
import { TierRow } from './tiers/tier.row.ts';

/** Creates the broadcaster of available tickets. */
export function createEvents({ db, topics }: { db: Database; topics: Topics }) {
  return { stock: new StockBroadcaster(db, topics) };
}

type EventsServices = ReturnType<typeof createEvents>;

declare module '../../platform/services.ts' {
  interface Services extends EventsServices {}
}

export const events: Module = {
  resolvers: [
    EventResolver,
    EventConnectionResolver,
    EventCityResolver,
    IssuerCurrenciesResolver,
    EventTopicsResolver,
    StatsEventResolver,
    AlertEventResolver,
    StockEventResolver,
    CoverResolver,
    CoverUrlResolver,
    DescriptionResolver,
    ProgrammeResolver,
    PoolResolver,
  ],
  rows: [EventRow, EventEditionRow, TierRow],
  mails: eventMails,
  stop: ({ services }) => services.stock.close(),
};
