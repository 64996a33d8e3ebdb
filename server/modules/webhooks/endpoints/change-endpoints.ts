import { signedIn } from '../../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { type Page, type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  MAX_ENDPOINTS,
  OVERLAP_SECONDS,
  ownIssuer,
  secretText,
  TooManyEndpoints,
  type WebhookEventType,
} from '../webhook.rules.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { type EndpointRecord, readEndpoints } from './endpoint.reads.ts';
import {
  countEndpoints,
  exchangeSecret,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  removeEndpoint,
  updateEndpoint,
} from './endpoint.writes.ts';
import { sealEndpointSecret } from './endpoint-secrets.ts';

const SECRET_BYTES = 32;

/** An endpoint with its secret, which is shown only once. */
export interface WithSecret {
  endpoint: EndpointRecord;
  secret: string;
}

/** Lists the endpoints of the actor's organiser, by time. @throws BadInput for an invalid page */
export async function listEndpoints(scope: Scope, paging: Paging): Promise<Page<EndpointRecord>> {
  const slice = sliceByMoment(paging);
  return pageOf(
    await readEndpoints(scope, ownIssuer(scope.actor), slice),
    slice,
    (row) => [row.createdAt.toISOString(), row.id],
    (row) => row,
  );
}

/** Checks that the endpoint belongs to the actor's organiser. */
export async function isOwnEndpoint(scope: Scope, id: string): Promise<boolean> {
  const own = await readEndpoints(scope, ownIssuer(scope.actor), {
    from: null,
    limit: MAX_ENDPOINTS,
    direction: 'ASC',
    beyond: '>',
  });
  return own.some((endpoint) => endpoint.id === id);
}

/** @throws BadInput, TooManyEndpoints */
export async function createEndpoint(
  scope: Scope,
  given: { url: string; description?: string | null; types: readonly WebhookEventType[] },
): Promise<WithSecret> {
  const issuerId = ownIssuer(scope.actor);
  checkEndpoint(scope, given);
  const id = scope.ids.uuid();
  const secret = scope.ids.secret(SECRET_BYTES);
  const { url, types, description } = given;
  const endpoint = await inTransaction(scope, async (tx) => {
    if ((await countEndpoints(tx, issuerId)) >= MAX_ENDPOINTS) throw new TooManyEndpoints();
    await insertEndpoint(tx, {
      id,
      issuerId,
      url,
      description: description?.trim() ?? '',
      types: [...new Set(types)],
      secret: sealEndpointSecret(scope.services.secrets, id, secret),
      by: signedIn(scope.actor).userId,
    });
    await auditEndpoint(tx, 'webhook.create', id, { url, types });
    return findEndpoint(tx, id);
  });
  return { endpoint, secret: secretText(secret) };
}

/** Changes the given fields only. @throws BadInput, NotFound */
export function changeEndpoint(
  scope: Scope,
  id: string,
  patch: {
    url?: string | null;
    description?: string | null;
    types?: WebhookEventType[] | null;
    active?: boolean | null;
  },
): Promise<EndpointRecord> {
  checkEndpoint(scope, patch);
  const { url = null, types = null, active = null } = patch;
  return withOwnEndpoint(scope, id, async (tx) => {
    const description = patch.description?.trim() ?? null;
    await updateEndpoint(tx, id, { url, types, active, description, by: signedIn(scope.actor).userId });
    await auditEndpoint(tx, 'webhook.edit', id, { ...patch });
    return findEndpoint(tx, id);
  });
}

/** @throws NotFound */
export function deleteEndpoint(scope: Scope, id: string): Promise<void> {
  return withOwnEndpoint(scope, id, async (tx) => {
    await removeEndpoint(tx, id);
    await auditEndpoint(tx, 'webhook.delete', id);
  });
}

/** Replaces the secret. The former one signs too for a day, while the receiver switches. @throws NotFound */
export function rotateSecret(scope: Scope, id: string): Promise<WithSecret> {
  const secret = scope.ids.secret(SECRET_BYTES);
  return withOwnEndpoint(scope, id, async (tx) => {
    const formerUntil = scope.clock.in(OVERLAP_SECONDS);
    const sealed = sealEndpointSecret(scope.services.secrets, id, secret);
    await exchangeSecret(tx, id, { secret: sealed, formerUntil });
    await auditEndpoint(tx, 'webhook.rotate_secret', id);
    return { endpoint: await findEndpoint(tx, id), secret: secretText(secret) };
  });
}

/** Runs the work with the endpoint's row locked. @throws NotFound for a deleted one or another organiser's */
export async function withOwnEndpoint<T>(scope: Scope, id: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const issuerId = ownIssuer(scope.actor);
  return inTransaction(scope, async (tx) => {
    await findOrFail('endpoint', id, () => lockEndpoint(tx, id, issuerId));
    return work(tx);
  });
}

async function auditEndpoint(tx: Tx, action: string, id: string, details: object = {}): Promise<void> {
  await tx.audit({ action, entityType: 'webhook', entityId: id, details });
}
