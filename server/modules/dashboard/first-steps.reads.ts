import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import type { FirstSteps } from './first-steps.schema.ts';

/** Tickets `t` of the issuer $1 that its own members hold. */
const OWN_TICKETS = `users u JOIN tickets t ON t.holder_email = lower(u.email::text) AND t.issuer_id = $1
  WHERE u.issuer_id = $1`;

/** Active accounts at payment providers that the issuer $1 sells through: its own, or the chosen ones of the platform. */
const ACTIVE_MERCHANTS = `SELECT FROM merchant_accounts WHERE state = 'active' AND (issuer_id = $1
  OR issuer_id IS NULL AND EXISTS (SELECT FROM platform_selling WHERE issuer_id = $1 AND is_open AND is_chosen))`;

/** Reads the progress of an issuer, as the system: members do not see each other's addresses. */
export async function readFirstSteps({ db }: Scope, issuerId: string): Promise<FirstSteps | undefined> {
  const [row] = await db.read<FirstSteps>(SYSTEM_TENANCY, {
    name: 'first-steps',
    text: `SELECT n.id AS "eventId", n.id IS NOT NULL AS "hasEvent",
        EXISTS (SELECT FROM tiers WHERE issuer_id = $1) AS "hasTickets",
        EXISTS (SELECT FROM events WHERE issuer_id = $1 AND status <> 'draft') AS "isOnSale",
        EXISTS (SELECT FROM wallets WHERE issuer_id = $1) OR EXISTS (${ACTIVE_MERCHANTS}) AS "canBePaid",
        EXISTS (SELECT FROM ${OWN_TICKETS}) AS "hasTestTicket",
        EXISTS (SELECT FROM ${OWN_TICKETS} AND EXISTS (SELECT FROM scans s WHERE s.ticket_id = t.id)) AS "hasTestScan",
        (SELECT count(*) FROM users WHERE issuer_id = $1) > 1
          OR EXISTS (SELECT FROM staff_invitations WHERE issuer_id = $1) AS "hasTeam",
        EXISTS (SELECT FROM gates WHERE issuer_id = $1) AS "hasDoor"
      FROM issuers i LEFT JOIN LATERAL (SELECT id FROM events WHERE issuer_id = i.id
        ORDER BY created_at DESC, id DESC LIMIT 1) n ON true
      WHERE i.id = $1`,
    values: [issuerId],
  });
  return row;
}
