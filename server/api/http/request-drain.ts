import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failureEnvelope } from '../rest/envelope.ts';

/** A connection whose request has not begun by then is closed; slow headers get that long to arrive. */
const FIRST_BYTES_MS = 1_000;

const SHUTTING_DOWN = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'The server is shutting down. Nothing was done; please try again.',
};

/** Ends the HTTP server without losing an answer: what was received is answered, then its connection closes. */
export class RequestDrain {
  readonly #http: FastifyInstance;
  readonly #connections = new Set<Socket>();
  /** Responses under way, oldest first. */
  readonly #pending = new Map<Socket, Set<ServerResponse>>();
  #draining = false;
  #drained: () => void = () => undefined;

  /** Must be made before any other hook is added, so that no request begins unseen. */
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
   * Stops accepting, answers what was received with `Connection: close`, and resolves when all connections are closed.
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
      // Also where the headers had promised to keep the connection.
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

/** Only the last of several on one connection: the first that says so ends it. */
function announceClose(responses: ReadonlySet<ServerResponse>): void {
  const last = [...responses].at(-1);
  if (last !== undefined && !last.headersSent) last.shouldKeepAlive = false;
}
