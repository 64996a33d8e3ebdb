import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failureEnvelope } from '../rest/wire.ts';

/** Milliseconds after which a connection without a request is closed; slow headers get that long to arrive. */
const FIRST_BYTES_MS = 1_000;

const SHUTTING_DOWN = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'The server is shutting down. Nothing was done; please try again.',
};

/** Ends the HTTP server without losing an answer: received requests are answered, then their connections close. */
export class RequestDrain {
  readonly #http: FastifyInstance;
  readonly #connections = new Set<Socket>();
  /** Responses under way, oldest first. */
  readonly #pending = new Map<Socket, Set<ServerResponse>>();
  #draining = false;
  #drained: () => void = () => undefined;

  /** Must be created before any other hook is added, so that it sees every request. */
  constructor(http: FastifyInstance) {
    this.#http = http;
    http.addHook('onRequest', (request, reply, done) => {
      this.#track(request.raw, reply.raw);
      if (!this.#draining) return done();
      reply.status(SHUTTING_DOWN.status).header('retry-after', '1').header('connection', 'close');
      reply.send(failureEnvelope(SHUTTING_DOWN, request.id));
    });
    http.server.on('connection', (socket: Socket) => {
      this.#connections.add(socket);
      socket.once('close', () => this.#connections.delete(socket));
    });
    // The websocket server ends these itself.
    http.server.on('upgrade', ({ socket }: IncomingMessage) => void this.#connections.delete(socket));
  }

  /**
   * Stops accepting, answers received requests with `Connection: close`, and resolves when all connections are closed.
   * @param limitMs after this time connections are cut
   */
  async close(limitMs: number): Promise<void> {
    this.#draining = true;
    for (const responses of this.#pending.values()) announceClose(responses);
    const idle = new Promise<void>((resolve) => {
      this.#drained = resolve;
      if (this.#pending.size === 0) resolve();
    });
    const beforeRequests = setTimeout(() => this.#cutIdle(), FIRST_BYTES_MS);
    const limit = setTimeout(() => this.#cutAll(), limitMs);
    await Promise.all([this.#http.close(), idle]);
    clearTimeout(beforeRequests);
    clearTimeout(limit);
  }

  #track({ socket }: IncomingMessage, response: ServerResponse): void {
    const responses = this.#pending.get(socket) ?? new Set();
    this.#pending.set(socket, responses.add(response));
    response.once('close', () => {
      responses.delete(response);
      if (responses.size > 0) return;
      this.#pending.delete(socket);
      // Also when the headers had promised to keep the connection alive.
      if (this.#draining) socket.destroySoon();
      if (this.#pending.size === 0) this.#drained();
    });
  }

  #cutIdle(): void {
    for (const socket of this.#connections) if (!this.#pending.has(socket)) socket.destroy();
  }

  #cutAll(): void {
    for (const socket of [...this.#connections, ...this.#pending.keys()]) socket.destroy();
  }
}

/** Only the last of several responses on one connection: the first one with the header ends it. */
function announceClose(responses: ReadonlySet<ServerResponse>): void {
  const last = [...responses].at(-1);
  if (last !== undefined && !last.headersSent) last.shouldKeepAlive = false;
}
