import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../../lib/language/language.ts';
import { type Actor, ANONYMOUS } from '../../platform/access/actor.ts';
import { DeviceNotPermitted, Failure } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, and the dependencies of the use case. */
    scope: Scope;
  }
  interface FastifyContextConfig {
    /** An invalid credential counts as none, instead of being refused. */
    lenient?: boolean;
    /** The route does not identify the caller: health, files of the page. */
    anonymous?: boolean;
  }
}

/** Dependencies shared by all scopes of this process. */
export type ScopeDependencies = Pick<Scope, 'db' | 'clock' | 'ids' | 'services'>;

const AGENT_LENGTH = 300;
const GRAPHQL = '/graphql';

/** Attaches a scope to every request before its handler runs. */
export function attachScopes(http: FastifyInstance, context: ScopeDependencies): void {
  http.decorateRequest('scope', null as unknown as Scope);
  http.addHook('onRequest', async (request, reply) => {
    // Listed one by one: copying the members for each request took twice as long.
    request.scope = {
      db: context.db,
      clock: context.clock,
      ids: context.ids,
      services: context.services,
      actor: request.routeOptions.config.anonymous ? ANONYMOUS : await authenticate(request, context),
      requestId: request.id,
      address: request.ip,
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
      country: countryOf(request, context.services.config.countryHeader),
      cookies: request.headers.cookie,
      queueToken: queueTokenOf(request),
      device: deviceOf(request),
      language: languageOf(request.headers['accept-language']),
      notes: {},
      markReplayed: () => void reply.header('idempotency-replayed', 'true'),
    };
  });
}

async function authenticate(request: FastifyRequest, context: ScopeDependencies): Promise<Actor> {
  const credential = request.headers.authorization;
  if (credential === undefined || credential === '') return ANONYMOUS;
  try {
    const actor = await context.services.sessions.authenticate(credential, request.ip);
    // A door device may use the operations that the schema declares for it, and no REST path.
    if (actor.kind === 'device' && request.routeOptions.url !== GRAPHQL) throw new DeviceNotPermitted();
    return actor;
  } catch (error) {
    const refused = error instanceof Failure && error.kind === 'unauthenticated';
    if (refused && request.routeOptions.config.lenient) return ANONYMOUS;
    throw error;
  }
}

/** Header in which a device sends a random text of its own, by which its sign-ins are told from those of its network. */
const DEVICE_HEADER = 'passa-device';

function deviceOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[DEVICE_HEADER];
  return typeof given === 'string' && /^[\w-]{20,100}$/.test(given) ? given : undefined;
}

/** @param header that a trusted proxy overwrites */
function countryOf({ headers }: FastifyRequest, header: string | undefined): string | undefined {
  const given = header === undefined ? undefined : headers[header];
  return typeof given === 'string' && /^[A-Za-z]{2}$/.test(given) ? given.toUpperCase() : undefined;
}

/** Header in which API clients send their place in a waiting room. */
const QUEUE_HEADER = 'passa-queue-token';

function queueTokenOf({ headers }: FastifyRequest): string | undefined {
  const given = headers[QUEUE_HEADER];
  return typeof given === 'string' ? given : undefined;
}
