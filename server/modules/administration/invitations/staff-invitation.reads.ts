import { SYSTEM_TENANCY, tenancyOf } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';
import type { Charge } from '../people/people.policy.ts';
import type { StaffInvitationRecord } from './staff-invitation.record.ts';

const INVITATION = `s.id, s.issuer_id AS "issuerId", i.name AS "issuerName", s.email, s.name, s.role,
  s.invited_at AS "invitedAt", s.expires_at AS "expiresAt", u.name AS "invitedBy"`;
const FROM = `FROM staff_invitations s JOIN users u ON u.id = s.invited_by LEFT JOIN issuers i ON i.id = s.issuer_id`;
const MOST_SHOWN = 200;

/** What waits for an answer, the last invited first. */
export async function readInvitations(
  { db, actor, clock }: Scope,
  { issuerId }: Charge,
): Promise<StaffInvitationRecord[]> {
  return db.read<StaffInvitationRecord>(tenancyOf(actor), {
    text: `SELECT ${INVITATION.replace('u.name AS "invitedBy"', `'' AS "invitedBy"`)}
      FROM staff_invitations s LEFT JOIN issuers i ON i.id = s.issuer_id
      WHERE s.accepted_at IS NULL AND s.expires_at > $1 AND ($2::uuid IS NULL OR s.issuer_id = $2)
      ORDER BY s.invited_at DESC, s.id DESC LIMIT ${MOST_SHOWN}`,
    values: [clock.now(), issuerId],
  });
}

/** By the hash of a link's secret, while it can be answered. Read as the system: the guest is nobody here yet. */
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

/** For the mail, which may go out later than it was asked for. */
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
