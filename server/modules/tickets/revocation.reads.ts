import type { Scope } from '../../platform/scope.ts';

export interface RevocationState {
  /** Of the newest revocation; 0 before the first. */
  number: bigint;
  total: number;
  revoked: { ticketId: string; revokedAt: string }[];
}

/**
 * The revocations of every issuer, oldest first. A revocation is never undone, so their count serves as a number that
 * grows with each.
 */
export async function readAllRevocations(scope: Scope): Promise<RevocationState> {
  const [row] = await scope.db.public<RevocationState>({
    name: 'all-revocations',
    text: `SELECT count(*)::bigint AS number, count(*)::int AS total,
        coalesce(json_agg(json_build_object('ticketId', ticket_id, 'revokedAt', revoked_at)
          ORDER BY revoked_at, ticket_id), '[]') AS revoked
      FROM revocations_listed`,
    values: [],
  });
  return row as RevocationState;
}

/** The issuer's revocations after that number, oldest first, with the count of all, in one snapshot. */
export async function readRevocations(
  scope: Scope,
  issuerId: string,
  since: bigint | null,
): Promise<RevocationState> {
  const [row] = await scope.db.public<RevocationState>({
    name: 'revocations',
    text: `SELECT coalesce(max(number), 0)::bigint AS number, count(*)::int AS total,
        coalesce(json_agg(json_build_object('ticketId', ticket_id, 'revokedAt', revoked_at) ORDER BY number)
          FILTER (WHERE number > $2), '[]') AS revoked
      FROM revocations_listed WHERE issuer_id = $1`,
    values: [issuerId, since ?? 0n],
  });
  return row as RevocationState;
}
