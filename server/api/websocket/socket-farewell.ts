import { setTimeout as pause } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import type { WebSocket, WebSocketServer } from 'ws';

/** RFC 6455, section 7.4.1: going away. Clients reconnect, to another replica if there is one. */
const GOING_AWAY = 1001;
/** A client that reads its socket answers a close within a round trip. */
const REPLY_MS = 2_000;
const EVERY_MS = 20;

interface Connection {
  /** By id of the operation; null while a query or mutation is executed, or a subscription is not streaming yet. */
  readonly subscriptions: Record<string, unknown>;
  readonly extra: { socket: WebSocket };
}

/** Closes all sockets of graphql-ws with 1001, each after its queries and mutations are answered. */
export class SocketFarewell {
  readonly #sockets: WebSocketServer;
  readonly #connections: ReadonlySet<Connection>;
  #isUnderWay = false;

  constructor(sockets: WebSocketServer, connections: ReadonlySet<Connection>) {
    this.#sockets = sockets;
    this.#connections = connections;
  }

  /** True when new sockets and operations are refused. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** @param limitMs longest wait for answers */
  async say(limitMs: number): Promise<void> {
    this.#isUnderWay = true;
    const limit = performance.now() + limitMs;
    for (let busy = this.#busy(); busy.size > 0 && performance.now() < limit; busy = this.#busy()) {
      this.#closeAllBut(busy);
      await pause(EVERY_MS);
    }
    this.#closeAllBut(new Set());
    const cut = setTimeout(() => this.#terminate(), REPLY_MS);
    while (this.#sockets.clients.size > 0) await pause(EVERY_MS);
    clearTimeout(cut);
  }

  #busy(): Set<WebSocket> {
    const busy = [...this.#connections].filter(({ subscriptions }) =>
      Object.values(subscriptions).includes(null),
    );
    return new Set(busy.map(({ extra }) => extra.socket));
  }

  #closeAllBut(busy: ReadonlySet<WebSocket>): void {
    for (const socket of this.#sockets.clients) if (!busy.has(socket)) socket.close(GOING_AWAY, 'Going away');
  }

  #terminate(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }
}

/** The error for an operation that arrives while its socket is about to be closed. */
export function shuttingDown(): GraphQLError {
  return new GraphQLError('The server is shutting down. Nothing was done; please connect again.', {
    extensions: { code: 'UNAVAILABLE', status: 503 },
  });
}
