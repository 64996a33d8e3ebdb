import http from 'node:http';
import type { HostileCall } from './hostile-calls.ts';

/** A call whose answer shows a fault of the server. */
export interface Finding {
  call: HostileCall;
  fault: string;
}

const TOGETHER = 24;

/**
 * Sends calls, several at a time.
 * @param callers values of the Authorization header, in turn; empty for none
 * @param hangMs milliseconds after which an answer counts as hanging
 * @returns the faults that were found
 */
export async function sendHostileCalls(
  url: string,
  calls: Iterable<HostileCall>,
  { callers, hangMs }: { callers: readonly string[]; hangMs: number },
): Promise<{ sent: number; findings: Finding[]; statuses: Map<number, number> }> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: TOGETHER });
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const queue = calls[Symbol.iterator]();
  let sent = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const call = next.value;
      const authorization = callers[sent % callers.length] ?? '';
      sent += 1;
      const { status, text, fault } = await send(url, call, { agent, authorization, hangMs });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const found = fault ?? faultOf(status, text);
      if (found !== undefined) findings.push({ call, fault: found });
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  agent.destroy();
  return { sent, findings, statuses };
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
