import { isDeepStrictEqual } from 'node:util';
import type { ShownLedger } from '../run/history.ts';
import type { Exchange } from './exchange.ts';
import { notAcceptable } from './problem.ts';
import { respond } from './respond.ts';
import type { Params, Route } from './router.ts';
import { type StreamParts, serveStream } from './stream.ts';

/** One resource: read once, or as a stream of its states when `concerns` names the ledgers that can change it. */
export interface Thing {
  path: string;
  read(exchange: Exchange, params: Params): Promise<object> | object;
  concerns?(ledger: ShownLedger, params: Params): boolean;
}

const STATES = 10;

export function objectRoute(thing: Thing, parts: StreamParts): Route {
  return {
    method: 'GET',
    path: thing.path,
    async handle(exchange, params) {
      if (exchange.form === 'stream' && thing.concerns !== undefined) {
        return stream(thing, parts, exchange, params);
      }
      if (exchange.form !== 'json') throw notAcceptable();
      respond(exchange, { status: 200, body: await thing.read(exchange, params) });
    },
  };
}

function stream(thing: Thing, parts: StreamParts, exchange: Exchange, params: Params): Promise<void> {
  let last: object | undefined;
  return serveStream(
    exchange,
    {
      limit: STATES,
      concerns: (ledger) => thing.concerns?.(ledger, params) ?? false,
      async next() {
        const state = await thing.read(exchange, params);
        if (isDeepStrictEqual(state, last)) return [];
        last = state;
        return [{ data: state }];
      },
    },
    parts,
  );
}
