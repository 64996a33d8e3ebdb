import type { Verdict } from './run-load.ts';

const ERRORS = Buffer.from('"errors":[');
const DATA = Buffer.from('{"data":{');

/** Refusals with a message of their own for the buyer. */
const POLITE = ['"SOLD_OUT"', '"SALES_BUSY"', '"BUSY"', '"RATE_LIMITED"', '"UNAVAILABLE"', '"SALES_CLOSED"'];

export function judgeGraphQL(status: number, body: Buffer): Verdict {
  if (status === 200 && body.indexOf(DATA) === 0 && body.indexOf(ERRORS) < 0) return 'ok';
  return isPolite(body) ? 'refused' : 'error';
}

export function judgeRest(status: number, body: Buffer): Verdict {
  if (status >= 200 && status < 300) return 'ok';
  return isPolite(body) ? 'refused' : 'error';
}

function isPolite(body: Buffer): boolean {
  return POLITE.some((code) => body.includes(code));
}
