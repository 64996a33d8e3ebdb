import { isDeepStrictEqual } from 'node:util';
import type { ShownLedger } from '../run/history.ts';
import { type Exchange, respond } from './exchange.ts';
import { pageOf } from './links.ts';
import { type ListRequest, readPaging } from './list-request.ts';
import { notAcceptable } from './problem.ts';
import type { Params, Route } from './router.ts';
import { type StreamParts, serveStream } from './stream.ts';

/** A list: a page, or a streamList when `concerns` names the ledgers that can add to it. */
export interface List {
  path: string;
  /** Validates the request, and reads. */
  read(asked: ListRequest): Promise<({ paging_token: string } & object)[]>;
  concerns?(ledger: ShownLedger, params: Params): boolean;
}

export function listRoute(list: List, parts: StreamParts): Route {
  return {
    method: 'GET',
    path: list.path,
    async handle(exchange, params) {
      if (exchange.form === 'stream' && list.concerns !== undefined)
        return streamList(list, parts, exchange, params);
      if (exchange.form !== 'json') throw notAcceptable();
      const asked = askedOf(exchange, params, parts);
      const records = await list.read(asked);
      const page = pageOf(exchange.base, exchange.path, exchange.query, asked.paging, records);
      respond(exchange, { status: 200, body: page });
    },
  };
}

function askedOf({ base, query, request }: Exchange, params: Params, { history }: StreamParts): ListRequest {
  const lastEventId = request.headers['last-event-id'];
  const shown = history.latest.sequence;
  const paging = readPaging(query, Array.isArray(lastEventId) ? lastEventId[0] : lastEventId, shown);
  return { base, params, query, paging, history: shown };
}

function streamList(list: List, parts: StreamParts, exchange: Exchange, params: Params): Promise<void> {
  const asked = askedOf(exchange, params, parts);
  let { cursor } = asked.paging;
  return serveStream(
    exchange,
    {
      limit: asked.paging.limit,
      concerns: (ledger) => list.concerns?.(ledger, params) ?? false,
      async next(limit) {
        const history = parts.history.latest.sequence;
        const records = await list.read({ ...asked, history, paging: { ...asked.paging, cursor, limit } });
        cursor = records.at(-1)?.paging_token ?? cursor;
        return records.map((record) => ({ id: record.paging_token, data: record }));
      },
    },
    parts,
  );
}

/** One resource: read once, or as a streamStates of its states when `concerns` names the ledgers that can change it. */
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
        return streamStates(thing, parts, exchange, params);
      }
      if (exchange.form !== 'json') throw notAcceptable();
      respond(exchange, { status: 200, body: await thing.read(exchange, params) });
    },
  };
}

function streamStates(thing: Thing, parts: StreamParts, exchange: Exchange, params: Params): Promise<void> {
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
