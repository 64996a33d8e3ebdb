import type { ShownLedger } from '../run/history.ts';
import type { Exchange } from './exchange.ts';
import { pageOf } from './links.ts';
import type { ListRequest } from './list-request.ts';
import { readPaging } from './paging.ts';
import { notAcceptable } from './problem.ts';
import { respond } from './respond.ts';
import type { Params, Route } from './router.ts';
import { type StreamParts, serveStream } from './stream.ts';

/** A list: a page, or a stream when `concerns` names the ledgers that can add to it. */
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
        return stream(list, parts, exchange, params);
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

function stream(list: List, parts: StreamParts, exchange: Exchange, params: Params): Promise<void> {
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
