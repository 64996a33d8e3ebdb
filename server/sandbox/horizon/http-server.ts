import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { explorerRoutes } from '../explorer/explorer.routes.ts';
import { StoreAway } from '../run/ledger-store.ts';
import { isConnectionLoss } from '../store/open-store.ts';
import { commonHeaders, type Exchange, exchangeOf, respondProblem, serverError } from './exchange.ts';
import { badRequest, gatewayTimeout, Problem, rateLimitExceeded, serviceUnavailable } from './problem.ts';
import { type HorizonParts, Router } from './router.ts';
import { absentRoutes } from './routes/absent.routes.ts';
import { accountRoutes, CloseTimes } from './routes/accounts.routes.ts';
import { effectRoutes } from './routes/effects.routes.ts';
import { ledgerRoutes } from './routes/ledgers.routes.ts';
import { networkRoutes } from './routes/network.routes.ts';
import { operationRoutes } from './routes/operations.routes.ts';
import { friendbotRoutes, sandboxRoutes } from './routes/sandbox.routes.ts';
import { ClientGone, submissionRoutes, transactionRoutes } from './routes/transactions.routes.ts';

const REFUSALS: Readonly<Record<number, () => Problem>> = {
  429: rateLimitExceeded,
  503: serviceUnavailable,
  504: gatewayTimeout,
};

/** Horizon's HTTP interface to the ledger. */
export class HorizonServer {
  readonly #parts: HorizonParts;
  readonly #server: Server;
  readonly #router: Router;
  readonly #ended = new AbortController();

  constructor(parts: HorizonParts) {
    this.#parts = parts;
    const routed = { ...parts, ended: this.#ended.signal };
    this.#router = new Router([
      ...networkRoutes(routed),
      ...accountRoutes(routed, new CloseTimes(parts.store, parts.history)),
      ...transactionRoutes(routed),
      ...operationRoutes(routed),
      ...effectRoutes(routed),
      ...ledgerRoutes(routed),
      ...absentRoutes(routed),
      ...submissionRoutes(parts),
      ...friendbotRoutes(parts),
      ...sandboxRoutes(parts),
      ...explorerRoutes(parts),
    ]);
    this.#server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
      const exchange = exchangeOf(request, response);
      void this.#handle(exchange).catch((error: unknown) => this.#fail(exchange, error));
    });
  }

  /** @returns the port, which matters when port 0 was requested */
  listen(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, 4096, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  /** Ends the streams with a goodbye event, and cuts requests that still wait. */
  async close(): Promise<void> {
    this.#ended.abort();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    const cut = setTimeout(() => this.#server.closeAllConnections(), 1_000);
    await closed;
    clearTimeout(cut);
  }

  async #handle(exchange: Exchange): Promise<void> {
    const { faults, history } = this.#parts;
    const { method, path, response } = exchange;
    const headers = commonHeaders(faults.now.dateSkewSeconds, history.latest.sequence);
    for (const name in headers) response.setHeader(name, headers[name] ?? '');
    if (method === 'OPTIONS') return preflight(exchange);
    const { handle, params } = this.#router.find(method, path);
    const own = path.startsWith('/sandbox/');
    const submission = method === 'POST';
    const refusal = own ? 0 : faults.refusal(submission);
    if (refusal !== 0) throw REFUSALS[refusal]?.() ?? badRequest('refuseStatus', 'must be 429, 503 or 504');
    const delay = submission ? faults.now.delaySubmissionMs : faults.now.delayReadMs;
    if (delay === 0 || own) return handle(exchange, params);
    // The ledger gets it at once; only the answer is delayed.
    holdAnswer(exchange, delay);
    return handle(exchange, params);
  }

  #fail(exchange: Exchange, error: unknown): void {
    if (error instanceof ClientGone) return;
    respondProblem(exchange, this.#problemOf(error));
  }

  #problemOf(error: unknown): Problem {
    if (error instanceof Problem) return error;
    if (error instanceof StoreAway || isConnectionLoss(error)) return serviceUnavailable();
    if ((error as Error).name === 'InvalidCloseTime')
      return badRequest('closeTime', (error as Error).message);
    this.#parts.log.error({ err: error }, 'a request failed');
    return serverError();
  }
}

function preflight({ request, response }: Exchange): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, OPTIONS',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

function holdAnswer({ response }: Exchange, milliseconds: number): void {
  const end = response.end.bind(response);
  const held = pause(milliseconds);
  response.end = ((...all: Parameters<typeof end>) => {
    void held.then(() => end(...all));
    return response;
  }) as typeof response.end;
}
