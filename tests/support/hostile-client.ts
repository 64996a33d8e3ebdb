import http from 'node:http';
import type { HostileCall } from './hostile-calls.ts';

/** A call whose answer shows a fault of the server. */
export interface Finding {
  call: HostileCall;
  fault: string;
}

const TOGETHER = 24;

/** The calls that took longest are sent again, alone: a busy machine slows any of them once, but not each time. */
const SLOWEST = 20;
const REPEATS = 3;
const REFERENCE_CALLS = 21;

/** A call that took long. */
export interface SlowCall {
  name: string;
  /** Among the others. */
  ms: number;
  /** The least of several, alone. */
  aloneMs: number;
}

interface HostileRun {
  callers: readonly string[];
  hangMs: number;
  together?: number;
  now?: () => number;
}

interface Timed {
  call: HostileCall;
  authorization: string;
  ms: number;
}

/**
 * Sends calls, several at a time.
 * @param callers values of the Authorization header, in turn; empty for none
 * @param hangMs milliseconds after which an answer counts as hanging
 * @param together calls at a time
 * @param now milliseconds of a clock that never goes back
 * @returns the faults that were found, the slowest calls, and the median time of a plain call, alone, in milliseconds
 */
export async function sendHostileCalls(
  url: string,
  calls: Iterable<HostileCall>,
  { callers, hangMs, together = TOGETHER, now = () => performance.now() }: HostileRun,
): Promise<{
  sent: number;
  findings: Finding[];
  statuses: Map<number, number>;
  slowest: SlowCall[];
  plainMs: number;
}> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: together });
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const queue = calls[Symbol.iterator]();
  const timed: Timed[] = [];
  let sent = 0;
  const timeOf = async (call: HostileCall, authorization: string): Promise<number> => {
    const began = now();
    await send(url, call, { agent, authorization, hangMs });
    return now() - began;
  };
  const work = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const call = next.value;
      const authorization = callers[sent % callers.length] ?? '';
      sent += 1;
      const began = now();
      const { status, text, fault } = await send(url, call, { agent, authorization, hangMs });
      if (fault === undefined) timed.push({ call, authorization, ms: now() - began });
      if (timed.length > 4 * SLOWEST) keepSlowest(timed);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const found = fault ?? faultOf(status, text);
      if (found !== undefined) findings.push({ call, fault: found });
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  keepSlowest(timed);
  const plain: number[] = [];
  for (let call = 0; call < REFERENCE_CALLS; call += 1) plain.push(await timeOf(PLAIN_CALL, ''));
  const slowest: SlowCall[] = [];
  for (const { call, authorization, ms } of timed) {
    const alone: number[] = [];
    for (let time = 0; time < REPEATS; time += 1) alone.push(await timeOf(call, authorization));
    slowest.push({ name: call.name, ms, aloneMs: Math.min(...alone) });
  }
  agent.destroy();
  slowest.sort((a, b) => b.aloneMs - a.aloneMs);
  return {
    sent,
    findings,
    statuses,
    slowest,
    plainMs: plain.toSorted((a, b) => a - b)[REFERENCE_CALLS >> 1] ?? 0,
  };
}

/** Reads a list from the database. */
const PLAIN_CALL: HostileCall = {
  name: 'a plain call',
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query: '{ issuers(first: 10) { nodes { id name description } } }' }),
};

function keepSlowest(timed: Timed[]): void {
  timed.sort((a, b) => b.ms - a.ms);
  timed.length = Math.min(timed.length, SLOWEST);
}

/** Milliseconds of the plain call on the machine of the reference, two cores, where an answer takes two seconds at most. */
const PLAIN_MS_OF_REFERENCE = 1;
const LONGEST_MS_OF_REFERENCE = 2_000;

/**
 * Calls that would take over two seconds on the machine of the reference. This machine is as much slower as its plain
 * call is.
 */
export function tooSlow({ slowest, plainMs }: { slowest: readonly SlowCall[]; plainMs: number }): SlowCall[] {
  const limit = LONGEST_MS_OF_REFERENCE * Math.max(1, plainMs / PLAIN_MS_OF_REFERENCE);
  return slowest.filter(({ aloneMs }) => aloneMs > limit);
}

/** Codes of refusals because a dependency is out of reach, which the tests do without. */
const AWAY = /"code":"LEDGER_UNAVAILABLE"/;

/** @returns undefined for an answer of a server that is well */
export function faultOf(status: number, text: string): string | undefined {
  if (status >= 500 && !(status === 503 && AWAY.test(text))) return `${status}: ${text.slice(0, 300)}`;
  if (/"code":"(INTERNAL|UNAVAILABLE|STORAGE_FULL)/.test(text)) return text.slice(0, 300);
  const leak = /\bat [\w.<>]+ \(.+:\d+:\d+\)|node_modules|syntax error at or near|relation "\w+"/.exec(text);
  return leak === null ? undefined : `tells of its inside: ${leak[0]}`;
}

function send(
  url: string,
  { method, path, body }: HostileCall,
  { agent, authorization, hangMs }: { agent: http.Agent; authorization: string; hangMs: number },
): Promise<{ status: number; text: string; fault?: string }> {
  return new Promise((resolve) => {
    const lost = (fault: string): void => resolve({ status: 0, text: '', fault });
    const headers = {
      accept: 'application/json',
      ...(authorization !== '' && { authorization }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const request = http.request(url + path, { method, agent, headers, timeout: hangMs }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => lost('the answer broke off'));
    });
    request.on('timeout', () => {
      lost(`no answer within ${hangMs} ms`);
      request.destroy();
    });
    request.on('error', (error) => lost(`no answer: ${error.message}`));
    request.end(body);
  });
}
