import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import { likePattern, type Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { PartnerRole, PartnerStatus } from '../../../platform/vocabulary.ts';

export interface PartnerRecord {
  id: string;
  issuerId: string;
  email: string;
  name: string;
  role: PartnerRole;
  status: PartnerStatus;
  /** Only for an accepted partner. */
  userId: string | null;
  publicKey: string | null;
  invitedAt: Date;
  answeredAt: Date | null;
}

/** A partner as shown to the invited person. */
export interface InvitationRecord extends PartnerRecord {
  issuerName: string;
  /** null once answered. */
  expiresAt: Date | null;
  /** The account that accepted it or, before, the one with its address; null without one. */
  account: { id: string; emailVerified: boolean } | null;
}

/** Columns of `partners p`. */
export const PARTNER = `p.id, p.issuer_id AS "issuerId", p.email, p.name, p.role, p.status, p.user_id AS "userId",
  p.public_key AS "publicKey", p.invited_at AS "invitedAt", p.answered_at AS "answeredAt"`;

export interface PartnerFilter {
  search?: string | null | undefined;
  status?: PartnerStatus | null | undefined;
}

export interface PartnerListRequest extends PartnerFilter {
  slice: Slice;
}

/**
 * Reads a page of the partners, by the time of their invitation. The condition is the first barrier, row-level security
 * the second, which would also show the actor's own invitations by others.
 * @param issuerId issuer of the partners; '*' for all
 */
export async function readPartners(
  scope: Scope,
  issuerId: string,
  request: PartnerListRequest,
): Promise<PartnerRecord[]> {
  const all = issuerId === '*';
  const { from, limit, direction, beyond } = request.slice;
  return scope.db.read<PartnerRecord>(tenancyOf(scope.actor), {
    name: `partners-${all ? 'all' : 'of-issuer'}-${direction}-${limit}`,
    text: `SELECT ${PARTNER} FROM partners p
      WHERE ${all ? '$5::uuid IS NULL' : 'p.issuer_id = $5'}
        AND ($1::text IS NULL OR lower(p.name) LIKE $1 OR p.email LIKE $1)
        AND ($2::text IS NULL OR p.status = $2)
        AND ($3::timestamptz IS NULL OR (p.invited_at, p.id) ${beyond} ($3, $4::uuid))
      ORDER BY p.invited_at ${direction}, p.id ${direction} LIMIT ${limit}`,
    values: [
      likePattern(request.search),
      request.status ?? null,
      from?.[0] ?? null,
      from?.[1] ?? null,
      all ? null : issuerId,
    ],
  });
}

/** Reads a partner of the actor's issuer. */
export async function readPartner(scope: Scope, id: string): Promise<PartnerRecord | undefined> {
  const [partner] = await scope.db.read<PartnerRecord>(tenancyOf(scope.actor), {
    name: 'partner',
    text: `SELECT ${PARTNER} FROM partners p
      WHERE p.id = $1 AND ((SELECT passa_all()) OR p.issuer_id = (SELECT passa_tenant()))`,
    values: [id],
  });
  return partner;
}

const INVITATION = `SELECT ${PARTNER}, i.name AS "issuerName", p.token_expires_at AS "expiresAt",
    CASE WHEN u.id IS NOT NULL
      THEN json_build_object('id', u.id, 'emailVerified', u.email_verified_at IS NOT NULL) END AS account
  FROM partners p JOIN issuers i ON i.id = p.issuer_id
    LEFT JOIN users u ON u.id = coalesce(p.user_id, (SELECT id FROM users WHERE email = p.email::citext))`;

/*
 * An invited person belongs to no tenant that could see the row yet: the following functions read as the system, each
 * by something that only the invited person has.
 */

/** Reads by the digest of the mailed secret, while the invitation can be answered. */
export async function readInvitation(
  { db, clock }: Scope,
  tokenHash: Buffer,
): Promise<InvitationRecord | undefined> {
  const [invitation] = await db.read<InvitationRecord>(SYSTEM_TENANCY, {
    name: 'invitation-by-token',
    text: `${INVITATION} WHERE p.token_hash = $1 AND p.status = 'pending' AND p.token_expires_at > $2`,
    values: [tokenHash, clock.now()],
  });
  return invitation;
}

/** @param email the caller's own */
export async function readInvitationOf(
  { db, clock }: Scope,
  email: string,
  id: string,
): Promise<InvitationRecord | undefined> {
  const [invitation] = await db.read<InvitationRecord>(SYSTEM_TENANCY, {
    name: 'invitation-of-one',
    text: `${INVITATION} WHERE p.id = $1 AND p.email = lower($2) AND p.status = 'pending' AND p.token_expires_at > $3`,
    values: [id, email, clock.now()],
  });
  return invitation;
}

/**
 * Reads a page of a person's invitations: open ones first, by time. What an account accepted stays with it when its
 * address becomes that of another.
 * @param person the caller
 */
export async function readInvitationsOf(
  { db, clock }: Scope,
  person: { id: string; email: string },
  { from, limit, direction, beyond }: Slice<[waits: boolean, invitedAt: string, id: string]>,
): Promise<InvitationRecord[]> {
  return db.read<InvitationRecord>(SYSTEM_TENANCY, {
    name: `invitations-of-one-${direction}`,
    text: `${INVITATION} WHERE (p.user_id = $7 OR (p.user_id IS NULL AND p.email = lower($1))) AND (p.status <> 'pending' OR p.token_expires_at > $2)
        AND ($3::boolean IS NULL OR (p.status = 'pending', p.invited_at, p.id) ${beyond} ($3, $4::timestamptz, $5::uuid))
      ORDER BY p.status = 'pending' ${direction}, p.invited_at ${direction}, p.id ${direction} LIMIT $6`,
    values: [
      person.email,
      clock.now(),
      from?.[0] ?? null,
      from?.[1] ?? null,
      from?.[2] ?? null,
      limit,
      person.id,
    ],
  });
}

/** Reads the data of the mail: the invitation, its organiser and its author. */
export async function readInvitationForMail(
  { db }: Scope,
  id: string,
): Promise<(PartnerRecord & { issuerName: string; invitedBy: string }) | undefined> {
  const [invitation] = await db.read<PartnerRecord & { issuerName: string; invitedBy: string }>(
    SYSTEM_TENANCY,
    {
      name: 'invitation-for-mail',
      text: `SELECT ${PARTNER}, i.name AS "issuerName", u.name AS "invitedBy"
        FROM partners p JOIN issuers i ON i.id = p.issuer_id JOIN users u ON u.id = p.invited_by WHERE p.id = $1`,
      values: [id],
    },
  );
  return invitation;
}
