import type { Role } from '../../../platform/access/roles.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

interface NewInvitation {
  id: string;
  issuerId: string | null;
  email: string;
  name: string;
  role: Role;
  eventIds: readonly string[] | null;
  tokenHash: Buffer;
  expiresAt: Date;
  invitedBy: string;
}

/**
 * Writes an invitation. A second one to the same address replaces the first: its link stops working.
 * @returns its id
 */
export async function upsertInvitation(tx: Tx, given: NewInvitation): Promise<string> {
  const [written] = await tx.query<{ id: string }>(
    `INSERT INTO staff_invitations AS s (id, issuer_id, email, name, role, token_hash, expires_at, invited_by, invited_at,
       event_ids)
     VALUES ($1, $2, lower($3), $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (issuer_id, email) DO UPDATE SET name = excluded.name, role = excluded.role,
       event_ids = excluded.event_ids,
       token_hash = excluded.token_hash, expires_at = excluded.expires_at, invited_by = excluded.invited_by,
       invited_at = excluded.invited_at, accepted_at = NULL
     RETURNING s.id`,
    [
      given.id,
      given.issuerId,
      given.email,
      given.name,
      given.role,
      given.tokenHash,
      given.expiresAt,
      given.invitedBy,
      tx.scope.clock.now(),
      given.eventIds,
    ],
  );
  if (!written) throw new Error('an invitation was not written');
  return written.id;
}

/** Of two concurrent answers to one link, one succeeds. */
export async function acceptInvitation(tx: Tx, id: string, tokenHash: Buffer): Promise<boolean> {
  const accepted = await tx.query(
    `UPDATE staff_invitations SET accepted_at = $3, token_hash = NULL
     WHERE id = $1 AND token_hash = $2 AND accepted_at IS NULL AND expires_at > $3 RETURNING id`,
    [id, tokenHash, tx.scope.clock.now()],
  );
  return accepted.length > 0;
}

/** @returns the deleted invitation; undefined when there was nothing to withdraw */
export async function deleteInvitation(
  tx: Tx,
  id: string,
): Promise<{ email: string; role: Role; issuerId: string | null } | undefined> {
  const [deleted] = await tx.query<{ email: string; role: Role; issuerId: string | null }>(
    `DELETE FROM staff_invitations WHERE id = $1 AND accepted_at IS NULL
     RETURNING email, role, issuer_id AS "issuerId"`,
    [id],
  );
  return deleted;
}

/** Stores the organiser that accepting created. */
export async function writeInvitationIssuer(tx: Tx, id: string, issuerId: string): Promise<void> {
  await tx.query('UPDATE staff_invitations SET issuer_id = $2 WHERE id = $1', [id, issuerId]);
}
