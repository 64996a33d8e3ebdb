import type { Log } from '../../platform/log.ts';
import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import {
  ChangedDateResolver,
  EventSeriesResolver,
  SeriesChangeResolver,
  SeriesResolver,
} from './series.resolver.ts';
import { SeriesWorker } from './series-worker.ts';

/** Creates the worker of changes to many dates. */
export const createSeries = ({ log }: { log: Log }) => ({ series: new SeriesWorker(log) });

type SeriesServices = ReturnType<typeof createSeries>;

declare module '../../platform/services.ts' {
  interface Services extends SeriesServices {}
}

export const series: Module = {
  resolvers: [SeriesResolver, SeriesChangeResolver, ChangedDateResolver, EventSeriesResolver],
  jobs: (scope) => [{ name: 'series.continue', ...EVERY_MINUTE, run: () => scope().services.series.run() }],
  start({ services, scope, isScheduled }) {
    services.series.start(scope, isScheduled);
  },
  stop: ({ services }) => services.series.stop(),
};
