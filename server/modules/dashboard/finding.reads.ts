import { can, type SignedInActor, SYSTEM_TENANCY, tenancyOf } from '../../platform/access/actor.ts';
import type { Role } from '../../platform/access/roles.ts';
import type { Scope } from '../../platform/scope.ts';
import { heldBy, type TicketSearch } from '../tickets/index.ts';
import { issuerOf, type SearchSource } from './dashboard.policy.ts';
import { within } from './figure.reads.ts';

/** The columns of each kind of search result. */
export interface FindingRecords {
  ownEvents: { id: string; name: string; venue: string; slug: string }[];
  listedEvents: { id: string; name: string; venue: string; slug: string }[];
  soldTickets: { id: string; number: string; tier: string; event: string; holder: string | null }[];
  heldTickets: { id: string; number: string; tier: string; event: string; holder: null }[];
  accounts: { id: string; name: string; email: string; role: Role }[];
  partners: { id: string; name: string; email: string; role: null }[];
}

const MAX_FOUND = 5;

const EVENT = 'e.id, e.name, e.venue, e.slug';
const NAMED = 'JOIN tiers r ON r.id = t.tier_id JOIN events e ON e.id = t.event_id';

const SOLD: Record<TicketSearch['kind'], string> = {
  number: `t.serial = $7::text::int AND t.tier_id IN (SELECT id FROM tiers r WHERE ${within('r')} AND r.number = $6::text::int)`,
  order: `t.order_id IN (SELECT id FROM orders o WHERE ${within('o')} AND o.number = $6::text)`,
  id: 't.id BETWEEN $6::text::uuid AND $7::text::uuid',
  email: 't.holder_email = $6::text',
  person: '',
};

/** Condition on the holder: without permission to see holders, only the full name matches. */
function soldBy({ kind }: TicketSearch, showsPerson: boolean): string {
  if (kind !== 'person') return SOLD[kind];
  return showsPerson
    ? '(lower(t.holder_name) LIKE $3::text OR t.holder_email LIKE $3::text)'
    : 'lower(t.holder_name) = $6::text';
}

/** $1 is the actor's user, $2 their organiser or null for all, $3 the pattern, $4 now, $5 their address if verified. */
function statementsFor(search: TicketSearch, showsPerson: boolean): Record<SearchSource, string> {
  return {
    ownEvents: `SELECT ${EVENT} FROM events e WHERE ${within('e')} AND e.search_text LIKE $3::text
      ORDER BY e.created_at DESC, e.id DESC LIMIT ${MAX_FOUND}`,
    // Materialized before sorting, so that the trigram index is used: see readPublishedEvents.
    listedEvents: `WITH e AS MATERIALIZED (
        SELECT ${EVENT}, e.start_at FROM events_listed e WHERE e.end_at >= $4::timestamptz AND e.search_text LIKE $3::text)
      SELECT ${EVENT} FROM e ORDER BY e.start_at, e.id LIMIT ${MAX_FOUND}`,
    // Limits the tickets before it joins other tables.
    soldTickets: `SELECT t.id, ticket_number(r.number, t.serial) AS number, r.name AS tier, e.name AS event, ${showsPerson ? 't.holder_name' : 'NULL'} AS holder
      FROM (SELECT * FROM tickets t WHERE ${within('t')} AND ${soldBy(search, showsPerson)} ORDER BY t.id DESC LIMIT ${MAX_FOUND}) t
      ${NAMED} ORDER BY t.id DESC`,
    heldTickets: `SELECT t.id, ticket_number(r.number, t.serial) AS number, r.name AS tier, e.name AS event, NULL AS holder FROM tickets t ${NAMED}
      WHERE ${heldBy('$1::uuid', '$5::text')}
        AND (lower(e.name) LIKE $3::text OR lower(r.name) LIKE $3::text OR t.id::text LIKE $3::text
          OR lower(ticket_number(r.number, t.serial)) LIKE $3::text)
      ORDER BY t.id DESC LIMIT ${MAX_FOUND}`,
    accounts: `SELECT u.id, u.name, u.email::text AS email, u.role FROM users u
      WHERE u.deleted_at IS NULL AND ${within('u')} AND (lower(u.name) LIKE $3::text OR lower(u.email::text) LIKE $3::text)
      ORDER BY u.name, u.id LIMIT ${MAX_FOUND}`,
    partners: `SELECT p.id, p.name, p.email, NULL AS role FROM partners p
      WHERE p.issuer_id = $2::uuid AND (lower(p.name) LIKE $3::text OR p.email LIKE $3::text)
      ORDER BY p.invited_at DESC, p.id DESC LIMIT ${MAX_FOUND}`,
  };
}

function valuesOf(search: TicketSearch): [string, string | null] {
  if (search.kind === 'number') return [String(search.tierNumber), String(search.serial)];
  if (search.kind === 'order') return [search.number, null];
  if (search.kind === 'id') return [search.from, search.to];
  return [search.kind === 'email' ? search.email : search.text.toLowerCase(), null];
}

/**
 * Reads the matches of all kinds in one statement.
 * @param pattern for LIKE, in lower case
 */
export async function readFindings(
  scope: Scope,
  actor: SignedInActor,
  sources: SearchSource[],
  { pattern, search }: { pattern: string; search: TicketSearch },
): Promise<Partial<FindingRecords>> {
  const statements = statementsFor(search, can(actor, 'VIEW_PERSONAL_DATA'));
  const parts = sources.map(
    (source) => `(SELECT coalesce(json_agg(f), '[]') FROM (${statements[source]}) f) AS "${source}"`,
  );
  // A holder's tickets belong to many issuers, so the condition on the user replaces row-level security.
  const tenancy = sources.includes('heldTickets') ? SYSTEM_TENANCY : tenancyOf(actor);
  const [row] = await scope.db.read<Partial<FindingRecords>>(tenancy, {
    text: `SELECT ${parts.join(', ')} FROM (SELECT $1::uuid, $2::uuid, $3::text, $4::timestamptz, $5::text, $6::text, $7::text) given`,
    values: [
      actor.userId,
      issuerOf(actor),
      pattern,
      scope.clock.now(),
      actor.emailVerified ? actor.email.toLowerCase() : null,
      ...valuesOf(search),
    ],
  });
  return row ?? {};
}
