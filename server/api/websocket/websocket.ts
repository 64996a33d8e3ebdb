import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type DocumentNode, type ExecutionArgs, GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, type Context as SocketContext } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { Counter, Gauge, type Registry } from 'prom-client';
import { type WebSocket, WebSocketServer } from 'ws';
import { languageOf } from '../../lib/language/language.ts';
import { ANONYMOUS } from '../../platform/access/actor.ts';
import { logRefusal, logRefusedDocument } from '../../platform/log-refusal.ts';
import type { Scope } from '../../platform/scope.ts';
import { maskErrors } from '../graphql/error-mapping.ts';
import { DocumentCache, documentReader } from '../graphql/graphql-documents.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import { subscribePatiently } from '../graphql/subscribe-patiently.ts';
import type { ScopeDependencies } from '../http/request-scope.ts';
import { SocketFarewell, shuttingDown } from './socket-farewell.ts';
import { SocketGuard, socketCredential } from './socket-guard.ts';

const PAYLOAD_BYTES = 64 * 1024;
const INIT_WAIT_MS = 3_000;
const OPERATIONS_A_SOCKET = 20;

export interface WebsocketOptions {
  schema: GraphQLSchema;
  executor: JitExecutor;
  dependencies: ScopeDependencies;
  /** Origins whose pages may connect, our own included. Programs send none. */
  origins: ReadonlySet<string>;
}

type SocketExtra = Extra & { scope?: Scope } & Partial<Record<PropertyKey, never>>;
interface ConnectionParams extends Record<string, unknown> {
  /** Language of the page. */
  language?: string;
}

type Connected = SocketContext<ConnectionParams, SocketExtra>;

/**
 * Serves graphql-ws on /graphql.
 * @returns a function that ends all sockets: each is closed once its requests are answered, and cut after the limit
 */
export function serveWebsocket(
  server: Server,
  options: WebsocketOptions,
): (limitMs: number) => Promise<void> {
  const { dependencies } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: PAYLOAD_BYTES });
  const guard = new SocketGuard(dependencies);
  const documents = new DocumentCache();
  const readDocument = documentReader(options.schema, dependencies.services.config.production);
  const mask = maskErrors(dependencies.services.log, options.schema);
  const connections = new Set<Connected>();
  const farewell = new SocketFarewell(sockets, connections);
  const dropped = countSockets(dependencies.services.metrics.registry, sockets, connections);

  const handler = useServer<ConnectionParams, SocketExtra>(
    {
      schema: options.schema,
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onConnect: async (connection) => {
        // Before the first await: a socket may close meanwhile.
        connections.add(connection);
        const known = await scopeOf(connection, dependencies);
        if (known === undefined) return false;
        const { scope, credential } = known;
        const { socket } = connection.extra;
        if (!guard.admit(scope, socket, credential)) {
          socket.close(CloseCode.TooManyInitialisationRequests, 'Too many sockets');
          return false;
        }
        connection.extra.scope = scope;
        return true;
      },
      onClose: (connection) => void connections.delete(connection),
      onSubscribe: (connection, _id, payload) => {
        if (farewell.isUnderWay) return [shuttingDown()];
        if (Object.keys(connection.subscriptions).length > OPERATIONS_A_SOCKET) {
          const { socket } = connection.extra;
          // Operations also accumulate when the client does not read the answers; it would not read a close either.
          if (guard.dropWhenSlow(socket)) dropped.inc();
          else socket.close(CloseCode.BadRequest, 'Too many operations on one socket');
          return [new GraphQLError('Too many operations on one socket')];
        }
        const document = known(documents, readDocument, payload.query);
        if (!('kind' in document)) {
          const { scope } = connection.extra;
          if (scope) logRefusedDocument(scope.services.log, scope);
          return document;
        }
        return {
          schema: options.schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: connection.extra.scope,
        };
      },
      execute: (args) => options.executor.execute(execution(args)) as never,
      subscribe: (args) =>
        subscribePatiently(
          () => options.executor.subscribe(execution(args)),
          () => !farewell.isUnderWay && isOpen(connections, args.contextValue),
        ) as never,
      onError: (_connection, _id, _payload, errors) => errors.map((error) => mask(error) as GraphQLError),
      onNext: (connection, _id, _payload, _args, result) => {
        if (guard.dropWhenSlow(connection.extra.socket)) dropped.inc();
        return result.errors
          ? { ...result, errors: result.errors.map((error) => mask(error) as GraphQLError) as never }
          : undefined;
      },
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
    const address = addressOf(request, dependencies.services.config.trustProxy);
    if (farewell.isUnderWay || !guard.hasRoom(address)) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      guard.meet(accepted, address);
      forgiveLoss(accepted);
      sockets.emit('connection', accepted, request);
    });
  };
  server.on('upgrade', upgrade);

  return async (limitMs) => {
    guard.close();
    await farewell.say(limitMs);
    server.off('upgrade', upgrade);
    await handler.dispose();
  };
}

/** Ignores failed sends on a closed socket; the library would log each of them. */
function forgiveLoss(socket: WebSocket): void {
  const send = socket.send.bind(socket);
  const sendOrForgive = (data: string, sent?: (error?: Error) => void): void =>
    send(data, (error) => sent?.(socket.readyState === socket.OPEN ? error : undefined));
  socket.send = sendOrForgive as typeof socket.send;
}

/** @returns the counter of dropped slow readers */
function countSockets(
  registry: Registry,
  sockets: WebSocketServer,
  connections: ReadonlySet<Connected>,
): Counter {
  new Gauge({
    name: 'passa_sockets',
    help: 'Open websockets',
    registers: [registry],
    collect() {
      this.set(sockets.clients.size);
    },
  });
  new Gauge({
    name: 'passa_subscriptions',
    help: 'GraphQL subscriptions that are served',
    registers: [registry],
    collect() {
      // An operation that is not streaming, or not yet, is null here.
      const streams = [...connections].flatMap(({ subscriptions }) => Object.values(subscriptions));
      this.set(streams.filter((stream) => stream !== null).length);
    },
  });
  return new Counter({
    name: 'passa_sockets_dropped_total',
    help: 'Websockets that were ended because nobody read them',
    registers: [registry],
  });
}

/** @returns undefined for an invalid or malformed credential */
async function scopeOf(
  { connectionParams, extra: { request } }: Connected,
  dependencies: ScopeDependencies,
): Promise<{ scope: Scope; credential: string } | undefined> {
  const language = connectionParams?.language;
  const address = addressOf(request, dependencies.services.config.trustProxy);
  const requestId = dependencies.ids.uuid();
  try {
    const credential = socketCredential(connectionParams, request.headers);
    const actor =
      credential === undefined
        ? ANONYMOUS
        : await dependencies.services.sessions.authenticate(credential, address);
    // A device that was cut off hands in its scans by calls, and follows nothing.
    if (actor.kind === 'device' && actor.device?.cutOffAt) return undefined;
    const scope: Scope = {
      ...dependencies,
      actor,
      requestId,
      address,
      userAgent: String(request.headers['user-agent'] ?? ''),
      // A page cannot set its own language in the headers of a websocket.
      language: languageOf(typeof language === 'string' ? language : request.headers['accept-language']),
    };
    return { scope, credential: credential ?? '' };
  } catch (error) {
    const caller = { actor: ANONYMOUS, address, requestId };
    logRefusal(dependencies.services.log, caller, 'websocket', error);
    return undefined;
  }
}

/** The same text is parsed, validated and compiled once, however many sockets send it. */
function known(
  documents: DocumentCache,
  read: ReturnType<typeof documentReader>,
  text: string,
): DocumentNode | readonly GraphQLError[] {
  const kept = documents.get(text);
  if (kept !== undefined) return kept;
  const document = read(text);
  if ('kind' in document) documents.set(text, document);
  return document;
}

function isOpen(connections: ReadonlySet<Connected>, scope: unknown): boolean {
  return [...connections].some(({ extra }) => extra.scope === scope);
}

function execution(args: ExecutionArgs): Parameters<JitExecutor['execute']>[0] {
  return {
    document: args.document,
    operationName: args.operationName,
    variables: args.variableValues ?? {},
    context: args.contextValue,
  };
}

/** Reads the address as HTTP does: the proxy in front, when there is one, appends that of its client. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const seen = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return seen || (socket.remoteAddress ?? '');
}

function isOwn(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
