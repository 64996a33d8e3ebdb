import type { Tx } from '../../../platform/db/in-transaction.ts';
import { PARTNER, type PartnerRecord } from './partner.reads.ts';

interface Sending {
  invitedBy: string;
  tokenHash: Buffer;
  expiresAt: Date;
}

/**
 * Writes the invitation of a new partner, or of one who declined or let the last one expire.
 * @returns undefined when the partner has accepted or can still answer
 */
export async function upsertInvitation(
  tx: Tx,
  partner: Pick<PartnerRecord, 'id' | 'issuerId' | 'email' | 'name' | 'role'> & Sending,
): Promise<PartnerRecord | undefined> {
  const [written] = await tx.query<PartnerRecord>(
    `INSERT INTO partners AS p (id, issuer_id, email, name, role, status, token_hash, token_expires_at, invited_by, invited_at)
     VALUES ($1, $2, lower($3), $4, $5, 'pending', $6, $7, $8, $9)
     ON CONFLICT (issuer_id, email) DO UPDATE SET name = excluded.name, role = excluded.role, status = 'pending',
       token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at, invited_by = excluded.invited_by,
       invited_at = excluded.invited_at, answered_at = NULL
     WHERE p.status = 'declined' OR (p.status = 'pending' AND p.token_expires_at <= $9)
     RETURNING ${PARTNER}`,
    [
      partner.id,
      partner.issuerId,
      partner.email,
      partner.name,
      partner.role,
      partner.tokenHash,
      partner.expiresAt,
      partner.invitedBy,
      tx.scope.clock.now(),
    ],
  );
  return written;
}

/** Voids the last link and reopens the invitation. @returns undefined when the partner has accepted meanwhile */
export async function renewInvitation(
  tx: Tx,
  id: string,
  sending: Sending,
): Promise<PartnerRecord | undefined> {
  const [written] = await tx.query<PartnerRecord>(
    `UPDATE partners p SET status = 'pending', token_hash = $2, token_expires_at = $3, invited_by = $4, invited_at = $5,
       answered_at = NULL
     WHERE p.id = $1 AND p.status <> 'accepted' RETURNING ${PARTNER}`,
    [id, sending.tokenHash, sending.expiresAt, sending.invitedBy, tx.scope.clock.now()],
  );
  return written;
}

/** Reads a partner of the actor's issuer, within this transaction. */
export async function findPartnerByEmail(
  tx: Tx,
  issuerId: string,
  email: string,
): Promise<PartnerRecord | undefined> {
  const [partner] = await tx.query<PartnerRecord>(
    `SELECT ${PARTNER} FROM partners p WHERE p.issuer_id = $1 AND p.email = lower($2)`,
    [issuerId, email],
  );
  return partner;
}

/**
 * Of two concurrent answers, or an answer and a new link, one finds the invitation.
 * @param tokenHash of the link, when it was answered by one; it must match the stored one
 */
export async function acceptInvitation(
  tx: Tx,
  id: string,
  tokenHash: Buffer | null,
  by: { userId: string; name: string; publicKey: string },
): Promise<PartnerRecord | undefined> {
  const [partner] = await tx.query<PartnerRecord>(
    `UPDATE partners p SET status = 'accepted', user_id = $4, name = $5, public_key = $6, answered_at = $3,
       token_hash = NULL, token_expires_at = NULL
     WHERE ${ANSWERABLE} RETURNING ${PARTNER}`,
    [id, tokenHash, tx.scope.clock.now(), by.userId, by.name, by.publicKey],
  );
  return partner;
}

export async function declineInvitation(
  tx: Tx,
  id: string,
  tokenHash: Buffer | null,
): Promise<PartnerRecord | undefined> {
  const [partner] = await tx.query<PartnerRecord>(
    `UPDATE partners p SET status = 'declined', answered_at = $3, token_hash = NULL, token_expires_at = NULL
     WHERE ${ANSWERABLE} RETURNING ${PARTNER}`,
    [id, tokenHash, tx.scope.clock.now()],
  );
  return partner;
}

const ANSWERABLE = `p.id = $1 AND p.status = 'pending' AND p.token_expires_at > $3
  AND ($2::bytea IS NULL OR p.token_hash = $2)`;

/**
 * Lets a new partner see the contracts that they have a share of. The transaction must have changed the partner's row
 * before: a contract that is being created waits for that or is seen here.
 * @returns the ids of those contracts
 */
export async function joinContracts(tx: Tx, partner: PartnerRecord): Promise<string[]> {
  const joined = await tx.query<{ id: string }>(
    `SELECT c.id FROM contracts c
     WHERE c.status <> 'withdrawn' AND c.id IN (SELECT contract_id FROM contract_shares WHERE partner_id = $1)`,
    [partner.id],
  );
  const ids = joined.map(({ id }) => id);
  await tx.query(
    `INSERT INTO contract_members (contract_id, user_id, kind, issuer_id)
     SELECT id, $2, 'partner', $3 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [ids, partner.userId, partner.issuerId],
  );
  return ids;
}
