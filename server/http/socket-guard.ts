import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { isSignedIn } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
import type { ScopeGround } from './request-scope.ts';

const SOCKETS_A_USER = 5;
const MESSAGES_A_MINUTE = 100;
const MINUTE_MS = 60_000;
/** How long a socket outlives a session that has expired, or that another process ended. */
const RECHECK_MS = 30_000;

interface Known {
  sessionId: string | null;
  userId: string;
  authorization: string;
}

/** Knows whose the open sockets are: how many one person has, and which must go when a session does. */
export class SocketGuard {
  readonly #ground: ScopeGround;
  readonly #known = new Map<WebSocket, Known>();
  readonly #byUser = new Map<string, Set<WebSocket>>();
  readonly #forget: () => void;
  readonly #timer: NodeJS.Timeout;

  constructor(ground: ScopeGround) {
    this.#ground = ground;
    this.#forget = ground.parts.topics.listen('session.ended', 'all', ({ sessionId, userId }) =>
      this.#end(sessionId, userId),
    );
    this.#timer = setInterval(() => void this.recheck(), RECHECK_MS);
    this.#timer.unref();
  }

  /** Ends a socket that talks more than a person's client ever would. */
  countMessages(socket: WebSocket): void {
    let count = 0;
    let windowEnd = 0;
    socket.on('message', () => {
      const now = performance.now();
      if (now >= windowEnd) {
        count = 0;
        windowEnd = now + MINUTE_MS;
      }
      count += 1;
      if (count > MESSAGES_A_MINUTE) socket.close(CloseCode.BadRequest, 'Too many messages');
    });
  }

  /** @returns false when the person has as many sockets as one may, or this one is closed already */
  admit(scope: Scope, socket: WebSocket, authorization: string): boolean {
    const { actor } = scope;
    if (!isSignedIn(actor)) return true;
    const { userId, sessionId } = actor;
    const open = this.#byUser.get(userId) ?? new Set();
    if (open.size >= SOCKETS_A_USER || socket.readyState !== socket.OPEN) return false;
    this.#byUser.set(userId, open.add(socket));
    this.#known.set(socket, { userId, sessionId, authorization });
    socket.once('close', () => this.#drop(socket, userId));
    return true;
  }

  /** Asks again who stands behind each socket, and ends those whose credential no longer counts. */
  async recheck(): Promise<void> {
    for (const [socket, { authorization }] of this.#known) {
      try {
        await this.#ground.parts.sessions.authenticate(authorization);
      } catch (error) {
        // A database that is away says nothing about a session.
        if ((error as { kind?: string }).kind === 'unauthenticated') end(socket);
      }
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#forget();
  }

  #drop(socket: WebSocket, userId: string): void {
    this.#known.delete(socket);
    const open = this.#byUser.get(userId);
    open?.delete(socket);
    if (open?.size === 0) this.#byUser.delete(userId);
  }

  /** A session that ended takes its sockets along; without a session all of the person's go. */
  #end(sessionId: string | null, userId: string): void {
    for (const socket of this.#byUser.get(userId) ?? []) {
      if (sessionId === null || this.#known.get(socket)?.sessionId === sessionId) end(socket);
    }
  }
}

function end(socket: WebSocket): void {
  socket.close(CloseCode.Forbidden, 'Session ended');
}
