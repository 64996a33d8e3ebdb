import http from 'node:http';
import { urlToHttpOptions } from 'node:url';
import type { HttpFault } from './horizon-client.ts';

/** Concurrent requests to a server on this machine: a crowd's payments all leave at once. */
export const LOOPBACK_CONCURRENCY = 200;

/** Returns true when the server is on this machine, as the sandbox is. */
export function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

export interface LoopbackHttpClientOptions {
  /** `http:`, with the trailing slash. */
  base: string;
  agent: http.Agent;
  /** Limit for the whole exchange. */
  timeoutMs: number;
}

export interface LoopbackResponse {
  status: number;
  data: unknown;
  headers: http.IncomingHttpHeaders;
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Minimal HTTP client for a server on this machine. The SDK's client has many features that are not needed here, and
 * costs four times as much per request: with hundreds of payments at a time more than everything else that a payment
 * costs.
 */
export class LoopbackHttpClient {
  readonly #options: LoopbackHttpClientOptions;
  readonly #server: { hostname: string; port: number | string; path: string };

  constructor(options: LoopbackHttpClientOptions) {
    this.#options = options;
    const { hostname, port, path } = urlToHttpOptions(new URL(options.base));
    this.#server = { hostname: hostname ?? '', port: port ?? '', path: path ?? '/' };
  }

  get(path: string): Promise<LoopbackResponse> {
    return this.#exchange('GET', path, '');
  }

  /** @param form already encoded */
  post(path: string, form: string): Promise<LoopbackResponse> {
    return this.#exchange('POST', path, form);
  }

  /** Rejects with an HttpFault, as the SDK's client does: for every status above 299, and when there is no answer. */
  #exchange(method: 'GET' | 'POST', path: string, body: string): Promise<LoopbackResponse> {
    const { agent, timeoutMs } = this.#options;
    const { hostname, port, path: folder } = this.#server;
    const headers = body === '' ? {} : { 'content-type': FORM, 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const request = http.request({ hostname, port, path: folder + path, method, agent, headers });
      const timer = setTimeout(() => request.destroy(timeUp()), timeoutMs);
      const fail = (fault: HttpFault): void => {
        clearTimeout(timer);
        reject(fault);
      };
      request.on('error', fail);
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          clearTimeout(timer);
          const { statusCode: status = 0, headers: received } = response;
          const answer = { status, headers: received, data: parsed(Buffer.concat(parts).toString('utf8')) };
          if (status >= 200 && status < 300) resolve(answer);
          else reject(Object.assign(new Error(`The ledger answered ${status}.`), { response: answer }));
        });
      });
      request.end(body);
    });
  }
}

function timeUp(): Error {
  return Object.assign(new Error('The ledger did not answer in time.'), { code: 'ETIMEDOUT' });
}

/** Parses JSON; a proxy in between may answer anything. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
