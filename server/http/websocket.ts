import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { CloseCode, type Context as SocketContext } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { LRUCache } from 'lru-cache';
import { type WebSocket, WebSocketServer } from 'ws';
import { ANONYMOUS, isSignedIn } from '../access/actor.ts';
import { formatGraphQLError } from '../graphql/error-mapping.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import type { Scope } from '../scope.ts';
import type { ScopeGround } from './request-scope.ts';

const PAYLOAD_BYTES = 64 * 1024;
const INIT_WAIT_MS = 3_000;
const OPERATIONS_A_SOCKET = 20;
const DOCUMENTS_KEPT = 200;

export interface WebsocketOptions {
  schema: GraphQLSchema;
  executor: JitExecutor;
  ground: ScopeGround;
  /** Origins whose pages may connect, our own included. Programs send none. */
  origins: ReadonlySet<string>;
}

type SocketExtra = Extra & { scope?: Scope } & Partial<Record<PropertyKey, never>>;
type Connected = SocketContext<{ authorization?: string }, SocketExtra>;

/** Serves graphql-ws on /graphql. @returns a function that ends all sockets */
export function serveWebsocket(server: Server, options: WebsocketOptions): () => Promise<void> {
  const { ground } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: PAYLOAD_BYTES });
  const bySession = new Map<string, Set<WebSocket>>();
  const documents = new LRUCache<string, DocumentNode>({ max: DOCUMENTS_KEPT });
  const format = formatGraphQLError(ground.parts.log);

  const handler = useServer<{ authorization?: string }, SocketExtra>(
    {
      schema: options.schema,
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onConnect: async (connection) => {
        const scope = await scopeOf(connection, ground);
        if (scope === undefined) return false;
        connection.extra.scope = scope;
        remember(bySession, scope, connection.extra.socket);
        return true;
      },
      onSubscribe: (connection, _id, payload) => {
        if (Object.keys(connection.subscriptions).length > OPERATIONS_A_SOCKET) {
          connection.extra.socket.close(CloseCode.BadRequest, 'Too many operations on one socket');
          return [];
        }
        const document = known(documents, options.schema, payload.query);
        if (Array.isArray(document)) return document;
        return {
          schema: options.schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: connection.extra.scope,
        };
      },
      execute: (args) => options.executor.execute(execution(args)) as never,
      subscribe: (args) => options.executor.subscribe(execution(args)) as never,
      onError: (_connection, _id, _payload, errors) => errors.map((error) => masked(format, error)),
      onNext: (_connection, _id, _payload, _args, result) =>
        result.errors
          ? { ...result, errors: result.errors.map((error) => masked(format, error)) as never }
          : undefined,
    },
    sockets,
  );

  const upgrade = (
    request: Parameters<typeof sockets.handleUpgrade>[0],
    socket: Duplex,
    head: Buffer,
  ): void => {
    const origin = request.headers.origin;
    const path = request.url?.split('?')[0];
    if (
      path !== '/graphql' ||
      (origin !== undefined && !options.origins.has(origin) && !isOwn(origin, request.headers.host))
    ) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (accepted) => sockets.emit('connection', accepted, request));
  };
  server.on('upgrade', upgrade);
  const forget = ground.parts.topics.listen('session.ended', 'all', ({ sessionId, userId }) =>
    endSockets(bySession, sessionId, userId),
  );

  return async () => {
    forget();
    server.off('upgrade', upgrade);
    await handler.dispose();
    for (const socket of sockets.clients) socket.terminate();
  };
}

async function scopeOf(connection: Connected, ground: ScopeGround): Promise<Scope | undefined> {
  const given = connection.connectionParams?.authorization;
  const { request } = connection.extra;
  try {
    return {
      ...ground,
      actor:
        typeof given === 'string' && given !== ''
          ? await ground.parts.sessions.authenticate(given)
          : ANONYMOUS,
      requestId: ground.ids.uuid(),
      address: request.socket.remoteAddress ?? '',
      userAgent: String(request.headers['user-agent'] ?? ''),
    };
  } catch {
    return undefined;
  }
}

/** The same text is parsed, checked and compiled once, however many sockets send it. */
function known(
  documents: LRUCache<string, DocumentNode>,
  schema: GraphQLSchema,
  text: string,
): DocumentNode | GraphQLError[] {
  const kept = documents.get(text);
  if (kept !== undefined) return kept;
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: 1_000 });
  } catch (error) {
    return [error as GraphQLError];
  }
  const faults = validate(schema, document);
  if (faults.length > 0) return [...faults];
  documents.set(text, document);
  return document;
}

function execution(args: ExecutionArgs): Parameters<JitExecutor['execute']>[0] {
  return {
    document: args.document,
    operationName: args.operationName,
    variables: args.variableValues ?? {},
    context: args.contextValue,
  };
}

function masked(format: ReturnType<typeof formatGraphQLError>, error: unknown): GraphQLError {
  const asJson = (error as GraphQLError).toJSON?.() ?? { message: String((error as Error).message) };
  return format(asJson, error) as GraphQLError;
}

function remember(bySession: Map<string, Set<WebSocket>>, scope: Scope, socket: WebSocket): void {
  if (!isSignedIn(scope.actor)) return;
  for (const key of [scope.actor.sessionId, scope.actor.userId]) {
    if (key === null) continue;
    const open = bySession.get(key) ?? new Set();
    bySession.set(key, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) bySession.delete(key);
    });
  }
}

/** A session that ended takes its sockets along; without a session all of the person's go. */
function endSockets(bySession: Map<string, Set<WebSocket>>, sessionId: string | null, userId: string): void {
  for (const socket of bySession.get(sessionId ?? userId) ?? [])
    socket.close(CloseCode.Forbidden, 'Session ended');
}

function isOwn(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
