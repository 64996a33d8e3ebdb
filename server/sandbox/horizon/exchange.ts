import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem, payloadTooLarge, unsupportedMediaType } from './problem.ts';

const MAX_BODY_BYTES = 200 * 1024;
const DRAINED_BYTES = 8 * 1024 * 1024;

/** Response formats that clients request. */
export type Form = 'json' | 'stream' | 'raw' | 'other';

/** One request and its response, with the data that routes need. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  path: string;
  query: URLSearchParams;
  /** Scheme and host that the client used, for links. */
  base: string;
  form: Form;
}

/** Answer of a route; an object is sent as JSON. */
export interface Answer {
  status: number;
  body: object | Buffer;
  type?: string;
}

export function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange {
  const raw = request.url ?? '/';
  const mark = raw.indexOf('?');
  const path = mark < 0 ? raw : raw.slice(0, mark);
  return {
    request,
    response,
    method: request.method ?? 'GET',
    path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path,
    query: new URLSearchParams(mark < 0 ? '' : raw.slice(mark + 1)),
    base: `http://${request.headers.host ?? 'localhost'}`,
    form: formOf(request.headers.accept),
  };
}

/** The first supported format of the Accept header. */
function formOf(accept = '*/*'): Form {
  for (const part of accept.split(',')) {
    const kind = (part.split(';')[0] ?? '').trim().toLowerCase();
    if (kind === 'text/event-stream') return 'stream';
    if (kind === 'application/octet-stream') return 'raw';
    if (['*/*', 'application/*', 'application/json', 'application/hal+json', ''].includes(kind))
      return 'json';
  }
  return 'other';
}

/**
 * A field of the posted form, else of the query string; empty when there is none.
 * @throws Problem unsupported_media_type, payload_too_large
 */
export async function postedField(exchange: Exchange, name: string): Promise<string> {
  const type = exchange.request.headers['content-type'] ?? '';
  const kind = (type.split(';')[0] ?? '').trim().toLowerCase();
  if (!['', 'application/x-www-form-urlencoded', 'multipart/form-data'].includes(kind)) {
    throw unsupportedMediaType();
  }
  const body = await readBody(exchange.request);
  const value = await fieldOf(kind, type, body, name);
  return value || exchange.query.get(name) || '';
}

async function fieldOf(kind: string, type: string, body: Buffer, name: string): Promise<string> {
  if (kind === '') return '';
  if (kind === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(body.toString('utf8')).get(name) ?? '';
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  return String(form?.get(name) ?? '');
}

/** @throws Problem payload_too_large */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // Reads the rest without storing it, so that the client gets the answer instead of a broken connection.
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else if (size > DRAINED_BYTES) request.destroy();
    });
    request.on('error', reject);
    request.on('end', () =>
      size > MAX_BODY_BYTES ? reject(payloadTooLarge()) : resolve(Buffer.concat(chunks)),
    );
  });
}

const JSON_TYPE = 'application/hal+json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Headers of every response: any page may call, and read the clock and the ledger. */
export function commonHeaders(dateSkewSeconds: number, latestLedger: number): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Date, Latest-Ledger',
    'Latest-Ledger': String(latestLedger),
    ...(dateSkewSeconds === 0 ? {} : { Date: new Date(Date.now() + dateSkewSeconds * 1000).toUTCString() }),
  };
}

export function respond({ response, method }: Exchange, { status, body, type = JSON_TYPE }: Answer): void {
  if (response.headersSent || response.destroyed) return;
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}

export function respondProblem(exchange: Exchange, problem: Problem): void {
  if (problem.status === 429) {
    for (const [name, value] of Object.entries({ Limit: 3600, Remaining: 0, Reset: 1 })) {
      exchange.response.setHeader(`X-RateLimit-${name}`, value);
    }
    exchange.response.setHeader('Retry-After', 1);
  }
  respond(exchange, { status: problem.status, body: problem.body(), type: PROBLEM_TYPE });
}

/** A fault of ours. It is logged; the client gets no details. */
export const serverError = (): Problem =>
  new Problem(
    'server_error',
    500,
    'Internal Server Error',
    'The sandbox made a mistake; its log says which.',
  );
