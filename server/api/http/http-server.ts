import type { ApolloServer } from '@apollo/server';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { withShortValues } from '../../lib/language/printable.ts';
import { ANONYMOUS } from '../../platform/access/actor.ts';
import { logRefusal } from '../../platform/log-refusal.ts';
import type { Scope } from '../../platform/scope.ts';
import { serveEmbed } from '../embed/serve-embed.ts';
import { mountGraphQL } from '../graphql/apollo.ts';
import { type PublicError, publicError } from '../graphql/error-mapping.ts';
import type { JitExecutor } from '../graphql/jit-executor.ts';
import { serveOpenApi } from '../openapi/openapi-document.ts';
import { serveCrawlerFiles } from '../pages/crawler-files.ts';
import { FirstViews } from '../pages/first-views.ts';
import { serveSharePictures } from '../pages/share-pictures.ts';
import { routes } from '../rest/domains.ts';
import { mountRoutes, RestDocuments } from '../rest/engine.ts';
import { failureEnvelope } from '../rest/wire.ts';
import { serveWaitingRooms } from '../waiting-room/room-calls.ts';
import { serveRoomPages } from '../waiting-room/serve-room-page.ts';
import { serveCovers, serveCoverUploads } from './covers.ts';
import { serveDevMail } from './dev-mail.ts';
import { serveDevPhone } from './dev-phone.ts';
import {
  serveBackupArchives,
  serveEventCalendar,
  serveEventReports,
  serveReceiptPdf,
  serveSeriesCalendar,
  serveTicketPass,
  serveTicketPdf,
} from './downloads.ts';
import { serveAuditExport, serveTableExports } from './exports.ts';
import { mountHealth, type ReadinessCheck } from './health.ts';
import { servePaymentCallbacks } from './payment-callbacks.ts';
import { servePhoneCallbacks } from './phone-callbacks.ts';
import { RequestDrain } from './request-drain.ts';
import { attachScopes, type ScopeDependencies } from './request-scope.ts';
import { securityHeaders } from './security-headers.ts';
import { serveUnsubscribe } from './unsubscribe.ts';
import { serveExpenseReceipts, serveGuestLists } from './uploads.ts';
import { serveWalletPasses } from './wallet-passes.ts';
import { isPage, mountDoorPage, sendPage, serveClientFiles } from './web-page.ts';

/** Collects the methods of each API path, so that another method is refused with 405 instead of 404. */
export class AllowedMethods {
  readonly #byPattern = new Map<string, { matches: RegExp; methods: Set<string> }>();

  /** Must be created before the routes are mounted. */
  constructor(http: FastifyInstance) {
    http.addHook('onRoute', ({ url, method }) => {
      // Files and pages match any path.
      if (!url.includes('*')) this.#add(url, [method].flat());
    });
  }

  /** @returns sorted; empty for an unknown path */
  of(path: string): string[] {
    const methods = [...this.#byPattern.values()]
      .filter(({ matches }) => matches.test(path))
      .flatMap((route) => [...route.methods]);
    return [...new Set(methods)].sort();
  }

  #add(url: string, methods: string[]): void {
    const known = this.#byPattern.get(url) ?? { matches: patternOf(url), methods: new Set() };
    for (const method of methods) known.methods.add(method);
    this.#byPattern.set(url, known);
  }
}

/** `/tickets/:id` and `/tickets/:id.pdf`; a parameter is one segment, or a part of it. */
function patternOf(url: string): RegExp {
  const literal = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}/?$`);
}

/** Mounts routes that are not GraphQL documents: downloads, files for crawlers, and pages for developers. */
export async function mountExtras(http: FastifyInstance, context: ScopeDependencies): Promise<void> {
  serveDevMail(http, context);
  serveDevPhone(http, context);
  serveEventCalendar(http);
  serveSeriesCalendar(http);
  serveTicketPdf(http);
  serveTicketPass(http);
  serveReceiptPdf(http);
  serveSharePictures(http);
  serveCovers(http);
  serveCrawlerFiles(http);
  serveWaitingRooms(http);
  await serveRoomPages(http);
  serveEventReports(http);
  serveTableExports(http);
  serveAuditExport(http);
  serveBackupArchives(http);
  await serveUnsubscribe(http);
  await servePaymentCallbacks(http);
  await servePhoneCallbacks(http);
  serveWalletPasses(http);
  await serveExpenseReceipts(http);
  await serveCoverUploads(http);
  await serveEmbed(http);
  await serveGuestLists(http);
}

const BODY_BYTES = 256 * 1024;
const COMPRESS_FROM_BYTES = 2_048;
/** A request that is not whole by then is given up: slow senders would hold connections for ever. Uploads take minutes. */
const REQUEST_MS = 5 * 60_000;

export interface HttpServer {
  http: FastifyInstance;
  drain: RequestDrain;
}

/** Creates the HTTP server for GraphQL, REST, health, files and the web page. It does not listen yet. */
export async function createHttpServer(
  context: ScopeDependencies,
  engine: { apollo: ApolloServer<Scope>; executor: JitExecutor; schema: GraphQLSchema },
  checks: ReadinessCheck[],
): Promise<HttpServer> {
  const { config, metrics, log } = context.services;
  const headers = await securityHeaders(config);
  const http = fastify({
    // One proxy: entries further left in its header came from the caller and may be forged.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    genReqId: () => context.ids.uuid(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Malformed paths, such as an incomplete escape, reach neither hooks nor handlers.
    frameworkErrors: (_error, request, reply) =>
      refuseAddress(request.id, (reply as unknown as FastifyReply).headers(headers)),
    // RequestDrain answers requests during the shutdown.
    return503OnClosing: false,
  });
  const drain = new RequestDrain(http);
  const allowed = new AllowedMethods(http);
  // These run at every request: a callback costs less than a promise without anything to await.
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  // An answer without other headers may be personal.
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1_000);
    log.debug({ requestId: request.id, method: request.method, route, status: reply.statusCode }, 'answered');
    done();
  });
  if (config.corsOrigins.length > 0) await http.register(cors, { origin: config.corsOrigins, maxAge: 600 });
  await http.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/|application\/(json|javascript)|image\/svg)/,
  });
  attachScopes(http, context);
  http.decorate('firstViews', new FirstViews(engine.executor));
  acceptEmptyJson(http);
  http.setErrorHandler((error: FastifyError, request, reply) => answerError(context, error, request, reply));
  http.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply) : answerUnknown(request, reply, allowed),
  );
  mountHealth(http, context.services, checks);
  mountGraphQL(http, engine.apollo, engine.schema);
  http.get(
    '/graphql/explorer',
    { config: { anonymous: true } },
    config.production ? (request, reply) => answerUnknown(request, reply, allowed) : sendPage,
  );
  mountDoorPage(http, headers);
  mountRoutes(http, new RestDocuments(engine.executor, log), routes, engine.schema);
  serveOpenApi(http, engine.schema);
  await mountExtras(http, context);
  await serveClientFiles(http);
  return { http, drain };
}

/** Documented calls without payload are POSTs of JSON with an empty body. */
function acceptEmptyJson(http: FastifyInstance): void {
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, {});
    try {
      done(null, JSON.parse(text));
    } catch {
      done(Object.assign(new Error('The body is not valid JSON.'), { statusCode: 400 }), undefined);
    }
  });
}

function answerError(
  context: ScopeDependencies,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = asPublic(error);
  const { method, routeOptions, ip: address, id: requestId } = request;
  const actor = request.scope?.actor ?? ANONYMOUS;
  const caller = { actor, address, requestId };
  logRefusal(context.services.log, caller, `${method} ${routeOptions.url ?? 'page'}`, error);
  if (failure.status >= 500)
    context.services.log.error({ err: error, requestId: request.id }, 'a request failed');
  const retryAfter = failure.details?.retryAfter;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  reply.status(failure.status);
  if (request.url.startsWith('/graphql')) {
    const extensions = {
      code: failure.code,
      status: failure.status,
      requestId: request.id,
      ...(failure.details ? { details: failure.details } : {}),
    };
    return reply.send({ errors: [{ message: failure.message, extensions }] });
  }
  return reply.send(failureEnvelope(failure, request.id));
}

/** Maps the server's own errors (body too large, invalid JSON, unknown media type), which have a status below 500. */
function asPublic(error: FastifyError): PublicError {
  const status = error.statusCode;
  if (status === 413) return { code: 'TOO_LARGE', status, message: 'The body is too large.' };
  if (status === 415)
    return { code: 'BAD_INPUT', status, message: 'Send JSON, with content-type application/json.' };
  if (status !== undefined && status >= 400 && status < 500)
    return { code: 'BAD_INPUT', status: 400, message: error.message };
  return publicError(error);
}

function refuseAddress(requestId: string, reply: FastifyReply): void {
  const failure = { code: 'BAD_INPUT', status: 400, message: 'This address cannot be read.' };
  void reply.status(400).send(failureEnvelope(failure, requestId));
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, allowed: AllowedMethods): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  const methods = allowed.of(path);
  if (methods.length > 0 && !methods.includes(request.method)) {
    const list = methods.join(', ');
    const refusal = {
      code: 'METHOD_NOT_ALLOWED',
      status: 405,
      message: `${path} does not take ${request.method}. It takes ${list}.`,
    };
    return reply.status(405).header('allow', list).send(failureEnvelope(refusal, request.id));
  }
  const failure = {
    code: 'NOT_FOUND',
    status: 404,
    message: withShortValues(`There is nothing at ${request.method} ${path}.`),
  };
  return reply.status(404).send(failureEnvelope(failure, request.id));
}
