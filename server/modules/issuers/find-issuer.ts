import { gather } from '../../platform/db/gather.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentIssuer } from './issuer.present.ts';
import { readIssuers } from './issuer.reads.ts';
import type { Issuer } from './issuer.type.ts';

/** Finds an organiser, with its public fields. @throws NotFound */
export async function findIssuer(scope: Scope, id: string): Promise<Issuer> {
  const issuer = isUuid(id) ? await issuerSeen(scope, id) : null;
  if (!issuer) throw new NotFound('The organiser');
  return issuer;
}

/**
 * Returns the organiser of an object that the actor sees; null when it is not listed. Calls made in the same turn share
 * one statement.
 */
export async function issuerSeen(scope: Scope, id: string): Promise<Issuer | null> {
  return (await gatherIssuers(scope, id)) ?? null;
}

const gatherIssuers = gather(async (scope: Scope, ids: string[]) => {
  const records = await readIssuers(scope, ids);
  return new Map(records.map((record) => [record.id, presentIssuer(record)]));
});
