import type { Tx } from '../../../platform/db/in-transaction.ts';
import { ENDPOINT, type EndpointRecord } from './endpoint.reads.ts';

interface NewEndpoint {
  id: string;
  issuerId: string;
  url: string;
  description: string;
  types: readonly string[];
  secret: string;
  by: string;
}

/** Counts the organiser's endpoints and locks its row, so that concurrent calls cannot exceed the limit. */
export async function countEndpoints(tx: Tx, issuerId: string): Promise<number> {
  await tx.query('SELECT FROM issuers WHERE id = $1 FOR NO KEY UPDATE', [issuerId]);
  const [row] = await tx.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM webhook_endpoints WHERE issuer_id = $1 AND deleted_at IS NULL',
    [issuerId],
  );
  return row?.n ?? 0;
}

export async function insertEndpoint(tx: Tx, one: NewEndpoint): Promise<void> {
  await tx.query(
    `INSERT INTO webhook_endpoints (id, issuer_id, url, description, types, secret, created_by, address_set_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [one.id, one.issuerId, one.url, one.description, one.types, one.secret, one.by, tx.scope.clock.now()],
  );
}

/** Locks the endpoint's row until the transaction ends; undefined for a deleted one or another organiser's. */
export async function lockEndpoint(
  tx: Tx,
  id: string,
  issuerId: string,
): Promise<{ id: string; secret: string } | undefined> {
  const [row] = await tx.query<{ id: string; secret: string }>(
    `SELECT id, secret FROM webhook_endpoints WHERE id = $1 AND issuer_id = $2 AND deleted_at IS NULL FOR NO KEY UPDATE`,
    [id, issuerId],
  );
  return row;
}

export async function findEndpoint(tx: Tx, id: string): Promise<EndpointRecord> {
  const [row] = await tx.query<EndpointRecord>(
    `SELECT ${ENDPOINT} FROM webhook_endpoints e WHERE e.id = $1`,
    [id],
  );
  if (!row) throw new Error(`endpoint ${id} is gone`);
  return row;
}

/** Updates the fields that are not null. The user who sets an address becomes the maintainer of the endpoint. */
export async function updateEndpoint(
  tx: Tx,
  id: string,
  patch: {
    url: string | null;
    description: string | null;
    types: readonly string[] | null;
    active: boolean | null;
    by: string;
  },
): Promise<void> {
  await tx.query(
    `UPDATE webhook_endpoints SET url = coalesce($2, url),
       address_set_by = CASE WHEN $2 <> url THEN $6::uuid ELSE address_set_by END, description = coalesce($3, description),
       types = coalesce($4, types), active = coalesce($5, active) WHERE id = $1`,
    [id, patch.url, patch.description, patch.types, patch.active, patch.by],
  );
}

/** Deletes the endpoint and fails its pending deliveries; finished ones stay unchanged. */
export async function removeEndpoint(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE webhook_endpoints SET active = false, deleted_at = $2 WHERE id = $1', [
    id,
    tx.scope.clock.now(),
  ]);
  await tx.query(
    `UPDATE webhook_deliveries SET state = 'failed' WHERE endpoint_id = $1 AND state = 'waiting'`,
    [id],
  );
}

export async function exchangeSecret(
  tx: Tx,
  id: string,
  { secret, formerUntil }: { secret: string; formerUntil: Date },
): Promise<void> {
  await tx.query(
    'UPDATE webhook_endpoints SET former_secret = secret, former_until = $3, secret = $2 WHERE id = $1',
    [id, secret, formerUntil],
  );
}

interface SealedSecrets {
  id: string;
  secret: string;
  formerSecret: string | null;
}

/** Locks all rows until the transaction ends. */
export async function lockSecrets(tx: Tx): Promise<SealedSecrets[]> {
  return tx.query(
    `SELECT id, secret, former_secret AS "formerSecret" FROM webhook_endpoints ORDER BY id FOR UPDATE`,
  );
}

export async function updateSecrets(tx: Tx, { id, secret, formerSecret }: SealedSecrets): Promise<void> {
  await tx.query('UPDATE webhook_endpoints SET secret = $2, former_secret = $3 WHERE id = $1', [
    id,
    secret,
    formerSecret,
  ]);
}
