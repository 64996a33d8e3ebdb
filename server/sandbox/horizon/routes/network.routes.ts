import { objectRoute } from '../object-route.ts';
import type { HorizonParts } from '../parts.ts';
import { presentRoot } from '../present/root.ts';
import { respond } from '../respond.ts';
import type { Route } from '../router.ts';
import type { StreamParts } from '../stream.ts';

/** The root, the fee statistics, and the health check. */
export function networkRoutes(parts: HorizonParts & StreamParts): Route[] {
  const { engine, history, settings, store, feeStats, version } = parts;
  return [
    objectRoute(
      {
        path: '/',
        read: ({ base }) =>
          presentRoot(
            {
              version,
              passphrase: settings.passphrase,
              protocol: engine.last.header.ledgerVersion(),
              history: history.latest,
              coreLatest: engine.last.sequence,
            },
            base,
          ),
      },
      parts,
    ),
    objectRoute(
      {
        path: '/fee_stats',
        read: () => feeStats.body(history.latest.sequence, engine.last.header.baseFee()),
      },
      parts,
    ),
    {
      method: 'GET',
      path: '/health',
      async handle(exchange) {
        const ok = store.reachable;
        const body = { database_connected: ok, core_up: true, core_synced: true };
        respond(exchange, { status: ok ? 200 : 503, body, type: 'application/json; charset=utf-8' });
      },
    },
  ];
}
