import type { Answer, Exchange } from './exchange.ts';
import { Problem } from './problem.ts';

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
