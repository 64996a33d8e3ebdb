import type { IncomingHttpHeaders } from 'node:http';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { isSignedIn } from '../../platform/access/actor.ts';
import { Unauthenticated } from '../../platform/failures.ts';
import { addressKey } from '../../platform/http/rate-limit.rules.ts';
import type { Scope } from '../../platform/scope.ts';
import type { ScopeDependencies } from '../http/request-scope.ts';

/**
 * Reads the credential of a websocket: `authorization` in the connection parameters, else in their `headers`, else on
 * the upgrade. Names are case-insensitive.
 * @returns undefined when none was given
 * @throws Unauthenticated for a malformed one, instead of treating the sender as anonymous
 */
export function socketCredential(
  params: Readonly<Record<string, unknown>> | undefined,
  upgrade: IncomingHttpHeaders,
): string | undefined {
  const headers = params && memberOf(params, 'headers');
  if (headers !== undefined && headers !== null && !isRecord(headers)) throw new Unauthenticated(UNREADABLE);
  const given =
    (params && memberOf(params, 'authorization')) ??
    (headers ? memberOf(headers, 'authorization') : undefined) ??
    upgrade.authorization;
  if (given === undefined || given === null || given === '') return undefined;
  if (typeof given !== 'string') throw new Unauthenticated(UNREADABLE);
  return given;
}

const UNREADABLE = 'The authorization of this websocket cannot be read. Send it as text.';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(record: Readonly<Record<string, unknown>>, name: string): unknown {
  const key = Object.keys(record).find((one) => one.toLowerCase() === name);
  return key === undefined ? undefined : record[key];
}

const SOCKETS_A_USER = 5;
/** All customers of a carrier may share an address. */
const SOCKETS_AN_ADDRESS = 1_000;
const SOCKETS_IN_ALL = 20_000;
/** Unsent bytes after which a socket is dropped: slow readers cost others' memory. */
const WAITING_BYTES = 1024 * 1024;
const MESSAGES_A_MINUTE = 100;
const MINUTE_MS = 60_000;
/** Milliseconds that a socket outlives a session that expired, or that another process ended. */
const RECHECK_MS = 30_000;
/** After a gap in the messages of other processes all clients reconnect and reload; spread over this time. */
const REOPENED_WITHIN_MS = 5_000;
const SERVICE_RESTART = 1012;

interface Known {
  sessionId: string | null;
  userId: string;
  authorization: string;
  /** From which the socket was opened. */
  address: string;
}

/** Tracks open sockets and their users: limits their number, and closes those of an ended session. */
export class SocketGuard {
  readonly #context: ScopeDependencies;
  readonly #known = new Map<WebSocket, Known>();
  readonly #byUser = new Map<string, Set<WebSocket>>();
  readonly #open = new Set<WebSocket>();
  readonly #byAddress = new Map<string, number>();
  readonly #forget: (() => void)[];
  readonly #timer: NodeJS.Timeout;

  constructor(context: ScopeDependencies) {
    this.#context = context;
    const { topics } = context.services;
    this.#forget = [
      topics.listen('session.ended', 'all', ({ sessionId, userId }) => this.#end(sessionId, userId)),
      topics.listen('person.limited', 'all', ({ userId }) => this.#reopenOf(userId)),
      topics.listen('topics.resumed', 'all', () => this.#reopen()),
    ];
    this.#timer = setInterval(() => void this.recheck(), RECHECK_MS);
    this.#timer.unref();
  }

  /** Returns true when one more socket may come from that address. */
  hasRoom(address: string): boolean {
    if (this.#open.size >= SOCKETS_IN_ALL) return false;
    if (!this.#context.services.config.rateLimits) return true;
    return (this.#byAddress.get(addressKey(address)) ?? 0) < SOCKETS_AN_ADDRESS;
  }

  /** Tracks a socket from its opening. */
  meet(socket: WebSocket, address: string): void {
    const key = addressKey(address);
    this.#open.add(socket);
    this.#byAddress.set(key, (this.#byAddress.get(key) ?? 0) + 1);
    socket.once('close', () => {
      this.#open.delete(socket);
      const left = (this.#byAddress.get(key) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(key);
      else this.#byAddress.set(key, left);
    });
    this.#countMessages(socket);
  }

  /** Drops a socket whose client does not read, before more is sent. @returns true when it was dropped */
  dropWhenSlow(socket: WebSocket): boolean {
    if (socket.readyState !== socket.OPEN || socket.bufferedAmount <= WAITING_BYTES) return false;
    // A regular close would be queued behind all the unread data.
    socket.terminate();
    return true;
  }

  /** Ends a socket that sends more messages than a real client would. */
  #countMessages(socket: WebSocket): void {
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

  /** @returns false when the user has the maximum number of sockets, or this one is closed already */
  admit(scope: Scope, socket: WebSocket, authorization: string): boolean {
    const { actor, address } = scope;
    if (!isSignedIn(actor) && actor.kind !== 'restricted') return true;
    const { userId, sessionId } = actor;
    const open = this.#byUser.get(userId) ?? new Set();
    if (open.size >= SOCKETS_A_USER || socket.readyState !== socket.OPEN) return false;
    this.#byUser.set(userId, open.add(socket));
    this.#known.set(socket, { userId, sessionId, authorization, address });
    socket.once('close', () => this.#drop(socket, userId));
    return true;
  }

  /** Checks the credential of each socket again, and ends those whose credential is no longer valid. */
  async recheck(): Promise<void> {
    for (const [socket, known] of this.#known) await this.#recheckOne(socket, known);
  }

  async #recheckOne(socket: WebSocket, { authorization, address }: Known): Promise<void> {
    try {
      const { sessions } = this.#context.services;
      const actor = await sessions.authenticate(authorization, address, { isUse: false });
      if (actor.kind === 'device' && actor.device?.cutOffAt) end(socket);
    } catch (error) {
      // An unavailable database is no evidence about a session.
      if ((error as { kind?: string }).kind === 'unauthenticated') end(socket);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    for (const forget of this.#forget) forget();
  }

  /**
   * Makes clients reconnect: missed messages are unknown, and a client that reconnects reloads everything that it
   * shows.
   */
  #reopen(): void {
    for (const socket of this.#open) {
      const reopen = (): void => socket.close(SERVICE_RESTART, 'Please connect again');
      setTimeout(reopen, Math.random() * REOPENED_WITHIN_MS).unref();
    }
  }

  /** The same for a person whose rights have changed: what they follow is authorized anew. */
  #reopenOf(userId: string): void {
    for (const socket of this.#byUser.get(userId) ?? [])
      socket.close(SERVICE_RESTART, 'Please connect again');
  }

  #drop(socket: WebSocket, userId: string): void {
    this.#known.delete(socket);
    const open = this.#byUser.get(userId);
    open?.delete(socket);
    if (open?.size === 0) this.#byUser.delete(userId);
  }

  /** Closes the sockets of an ended session and of the keys that end with it; without a session all of the user's. */
  #end(sessionId: string | null, userId: string): void {
    for (const socket of this.#byUser.get(userId) ?? []) {
      const known = this.#known.get(socket);
      if (sessionId === null || known?.sessionId === sessionId) end(socket);
      else if (known?.sessionId === null) void this.#recheckOne(socket, known);
    }
  }
}

function end(socket: WebSocket): void {
  socket.close(CloseCode.Forbidden, 'Session ended');
}
