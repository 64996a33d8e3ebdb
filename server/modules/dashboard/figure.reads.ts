import { type SignedInActor, tenancyOf } from '../../platform/access/actor.ts';
import type { Scope } from '../../platform/scope.ts';
import { type FigureName, issuerOf } from './dashboard.policy.ts';

const NOT_OVER = 'e.end_at >= $3::timestamptz';
/** First check of tenancy by $2, the actor's issuer or null for all; row-level security is the second. */
export const within = (alias: string): string => `($2::uuid IS NULL OR ${alias}.issuer_id = $2::uuid)`;
/** Condition: the actor is a signatory of the contract. */
const signatoryOf = (contract: string): string =>
  `${contract} IN (SELECT s.contract_id FROM contract_signatories s WHERE s.user_id = $1::uuid)`;

/** Sums the units posted to one side of an account minus those on the other side. */
const balance = (account: string, grows: 'debit' | 'credit'): string => {
  const shrinks = grows === 'debit' ? 'credit' : 'debit';
  return `(coalesce(sum(j.units) FILTER (WHERE j.${grows} = '${account}'), 0)
    - coalesce(sum(j.units) FILTER (WHERE j.${shrinks} = '${account}'), 0))`;
};
const SALES = balance('sales', 'credit');
const DUE = balance('door_dues', 'debit');
const WAIVED = balance('waived', 'debit');
/** The currency of most transfers comes first. */
const sumACurrency = (
  units: string,
): string => `SELECT coalesce(json_agg(r ORDER BY r.transfers DESC, r.currency), '[]') FROM (
    SELECT j.currency, (${units})::text AS units, count(*) AS transfers FROM events e JOIN journal_transfers j ON j.event_id = e.id AND j.phase = 'posted'
    WHERE ${within('e')} GROUP BY j.currency) r`;

/** $1 is the actor's user, $2 their organiser or null for all, $3 now, $4 the start of the day. */
const SQL: Record<FigureName, string> = {
  myTickets: `SELECT count(*)::int FROM tickets t WHERE t.user_id = $1::uuid`,
  upcomingEvents: `SELECT count(DISTINCT e.id)::int FROM tickets t JOIN events_listed e ON e.id = t.event_id
    WHERE t.user_id = $1::uuid AND t.status = 'active' AND ${NOT_OVER}`,
  validatedToday: `SELECT count(*)::int FROM counted_entries n WHERE ${within('n')} AND n.entered_at >= $4::timestamptz`,
  totalValidations: `SELECT count(*)::int FROM counted_entries n WHERE ${within('n')}`,
  pendingValidations: `SELECT count(*)::int FROM events e JOIN tickets t ON t.event_id = e.id AND t.status = 'active' AND NOT t.is_test
    WHERE ${within('e')} AND ${NOT_OVER} AND NOT EXISTS (SELECT FROM entries n WHERE n.ticket_id = t.id)`,
  totalEvents: `SELECT count(*)::int FROM events e WHERE ${within('e')}`,
  ticketsSold: `SELECT coalesce(sum(t.sold), 0)::int FROM tiers t WHERE ${within('t')}`,
  revenue: sumACurrency(SALES),
  revenueCollected: sumACurrency(`${SALES} - ${DUE} - ${WAIVED}`),
  revenueDue: sumACurrency(DUE),
  paidToPartners: sumACurrency(balance('partner_wallets', 'debit')),
  heldInEscrow: sumACurrency(balance('escrow', 'debit')),
  totalUsers: `SELECT count(*)::int FROM users`,
  activeIssuers: `SELECT count(*)::int FROM issuers WHERE active`,
  auditEntries: `SELECT count(*)::int FROM audit_entries a WHERE ${within('a')}`,
  totalTickets: `SELECT count(*)::int FROM tickets t WHERE ${within('t')} AND NOT t.is_test`,
  pendingDistributions: `SELECT count(*)::int FROM rounds r
    WHERE ${within('r')} AND r.state IN ('preparing', 'pending', 'authorized', 'releasing')`,
  contracts: `SELECT count(*)::int FROM contracts c WHERE ${within('c')} AND c.status <> 'withdrawn'`,
  partnerships: `SELECT count(*)::int FROM partners p WHERE ${within('p')} AND p.status = 'accepted'`,
  pendingContracts: `SELECT count(*)::int FROM contracts c WHERE ${signatoryOf('c.id')} AND c.status IN ('draft', 'finalizing')`,
  pendingApprovals: `SELECT (
      (SELECT count(*) FROM contracts c WHERE ${signatoryOf('c.id')} AND c.status = 'draft'
        AND NOT EXISTS (SELECT FROM contract_approvals a WHERE a.contract_id = c.id AND a.user_id = $1::uuid)
        AND (SELECT count(*) FROM contract_approvals a WHERE a.contract_id = c.id) < c.required_sigs)
      + (SELECT count(*) FROM rounds r WHERE ${signatoryOf('r.contract_id')} AND r.state = 'pending'
        AND NOT EXISTS (SELECT FROM round_authorizations a WHERE a.round_id = r.id AND a.user_id = $1::uuid))
      + (SELECT count(*) FROM expenses x WHERE ${signatoryOf('x.contract_id')} AND x.status = 'pending' AND x.submitted_by <> $1::uuid)
    )::int`,
  totalContracts: `SELECT count(*)::int FROM contracts c WHERE ${signatoryOf('c.id')} AND c.status <> 'withdrawn'`,
};

export type FigureRecord = Record<FigureName, number | { currency: string; units: string }[]>;

/** Reads the requested figures in one statement. */
export async function readFigures(
  scope: Scope,
  actor: SignedInActor,
  names: FigureName[],
): Promise<Partial<FigureRecord>> {
  const now = scope.clock.now();
  const midnight = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
  const [row] = await scope.db.read<Partial<FigureRecord>>(tenancyOf(scope.actor), {
    text: `SELECT ${names.map((name) => `(${SQL[name]}) AS "${name}"`).join(', ')}
      FROM (SELECT $1::uuid, $2::uuid, $3::timestamptz, $4::timestamptz) given`,
    values: [actor.userId, issuerOf(actor), now, midnight],
  });
  return row ?? {};
}
