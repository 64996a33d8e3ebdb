import { actsFor, tenancyOf } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Issuer } from './issuer.type.ts';

/** @returns null for an active issuer, and for readers who are neither its people nor of the system */
export async function inactiveReason(scope: Scope, { id, active }: Issuer): Promise<string | null> {
  const { actor, db } = scope;
  if (active || !actsFor(actor, id)) return null;
  const [row] = await db.read<{ reason: string | null }>(tenancyOf(actor), {
    name: 'issuer-inactive-reason',
    text: 'SELECT inactive_reason AS reason FROM issuers WHERE id = $1',
    values: [id],
  });
  return row?.reason ?? null;
}
