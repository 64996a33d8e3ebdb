import { SYSTEM_TENANCY, tenancyOf } from '../../../platform/access/actor.ts';
import type { Role } from '../../../platform/access/roles.ts';
import type { Slice } from '../../../platform/db/statement.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { ManagedPeople } from '../people/user-account.rules.ts';

export interface StaffInvitationRecord {
  id: string;
  issuerId: string | null;
  /** null: into the system's own staff, or as an attendee. */
  issuerName: string | null;
  email: string;
  name: string;
  role: Role;
  /** null: all events of the organisation */
  eventIds: string[] | null;
  invitedAt: Date;
  expiresAt: Date;
  inviterId: string;
  /** The name of the inviter. */
  invitedBy: string;
}

const INVITATION = `s.id, s.issuer_id AS "issuerId", i.name AS "issuerName", s.email, s.name, s.role, s.event_ids::text[] AS "eventIds",
  s.invited_at AS "invitedAt", s.expires_at AS "expiresAt", s.invited_by AS "inviterId", u.name AS "invitedBy"`;
const FROM = `FROM staff_invitations s JOIN users u ON u.id = s.invited_by LEFT JOIN issuers i ON i.id = s.issuer_id`;

/** Reads a page of the open invitations, by the time of the invitation. */
export async function readInvitations(
  { db, actor, clock }: Scope,
  { issuerId }: ManagedPeople,
  { from, limit, direction, beyond }: Slice,
): Promise<StaffInvitationRecord[]> {
  return db.read<StaffInvitationRecord>(tenancyOf(actor), {
    text: `SELECT ${INVITATION.replace('u.name AS "invitedBy"', `'' AS "invitedBy"`)}
      FROM staff_invitations s LEFT JOIN issuers i ON i.id = s.issuer_id
      WHERE s.accepted_at IS NULL AND s.expires_at > $1 AND ($2::uuid IS NULL OR s.issuer_id = $2)
        AND ($3::timestamptz IS NULL OR (s.invited_at, s.id) ${beyond} ($3, $4::uuid))
      ORDER BY s.invited_at ${direction}, s.id ${direction} LIMIT $5`,
    values: [clock.now(), issuerId, from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}

/**
 * Reads by the hash of a link's secret, while it can be answered. Reads as the system, because the guest has no access
 * yet.
 */
export async function readInvitationByLink(
  { db, clock }: Scope,
  tokenHash: Buffer,
): Promise<StaffInvitationRecord | undefined> {
  const [invitation] = await db.read<StaffInvitationRecord>(SYSTEM_TENANCY, {
    text: `SELECT ${INVITATION} ${FROM} WHERE s.token_hash = $1 AND s.accepted_at IS NULL AND s.expires_at > $2`,
    values: [tokenHash, clock.now()],
  });
  return invitation;
}

/** For the mail, which may be sent later than it was requested. */
export async function readInvitationById(
  { db }: Scope,
  id: string,
): Promise<StaffInvitationRecord | undefined> {
  const [invitation] = await db.read<StaffInvitationRecord>(SYSTEM_TENANCY, {
    text: `SELECT ${INVITATION} ${FROM} WHERE s.id = $1`,
    values: [id],
  });
  return invitation;
}
