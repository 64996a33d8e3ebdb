import { type Actor, can, isSignedIn } from '../../../platform/access/actor.ts';
import type { RestOperations, RestTicketFactsFragment } from '../operations.gen.ts';
import { type RestRequest, type Route, route } from '../route.ts';
import { listed, next, upperCase, whole } from '../wire.ts';

/**
 * Returns true when the query may include the holder's name and addresses: attendees see their own tickets, and staff
 * need the permission. A refused field would refuse the whole answer.
 */
function personal(actor: Actor): boolean {
  return isSignedIn(actor) && (actor.role === 'attendee' || can(actor, 'VIEW_PERSONAL_DATA'));
}

function ticketFacts(given: RestTicketFactsFragment): object {
  return {
    id: given.id,
    serial: given.serial,
    number: given.number,
    status: given.status.toLowerCase(),
    tier: given.tier.name,
    price: Number(given.price.amount),
    currency: given.price.currency,
    due_status: given.dueStatus.toLowerCase(),
    play_money: given.playMoney,
    due: given.due ? { amount: Number(given.due.amount), currency: given.due.currency } : null,
    created_at: given.issuedAt,
    purchased_at: given.issuedAt,
    effective_at: given.effectiveAt,
    expires_at: given.expiresAt,
    grace_period: given.gracePeriod,
    entered_at: given.enteredAt,
    revoked_at: given.revokedAt,
    order_id: given.order?.id,
    ...(typeof given.holderName === 'string' ? personOf(given) : {}),
  };
}

function personOf({ holderName, holderEmail, holderPhone }: RestTicketFactsFragment): object {
  return {
    purchaser_email: holderEmail,
    purchaser_meta: { name: holderName, email: holderEmail, phone: holderPhone },
  };
}

function ticket(given: RestOperations['RestTicket']['data']['ticket']): object {
  if (!given) return { ticket: null };
  const whole = {
    ...ticketFacts(given),
    event_id: given.event.id,
    event: { name: given.event.name, venue: given.event.venue, start_date: given.event.startDate },
    ...(given.file ? { ticket_data: given.file, qr_code: given.qrCode } : {}),
  };
  return { ...whole, ticket: whole };
}

type Snapshot = RestOperations['RestRevocationSnapshot']['data']['revocationSnapshot'];

/** The document as docs/tickets.md describes it: the signed part is unchanged. */
function snapshot(given: Snapshot): { total_revoked: number } {
  return {
    issuer_id: given.issuerId,
    number: Number(given.number),
    created_at: given.createdAt,
    since: typeof given.since === 'string' ? Number(given.since) : null,
    revoked: given.revoked.map(({ ticketId, revokedAt }) => ({ ticket_id: ticketId, revoked_at: revokedAt })),
    total_revoked: given.totalRevoked,
    key_version: given.keyVersion,
    signature: given.signature,
  } as { total_revoked: number };
}

const text = (given: RestRequest['query'][string]): string | null => (given ? given : null);

export const ticketRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/tickets/:id',
    html: true,
    operation: 'RestTicket',
    variables: ({ params, actor }) => ({ id: params.id, personal: personal(actor) }),
    body: (data) => ticket(data.ticket),
  }),
  route({
    method: 'GET',
    path: '/api/tickets/search',
    operation: 'RestSearchTickets',
    variables: (request) => ({
      ...listed(request),
      search: text(request.query.search ?? request.query.ticket_id ?? request.query.id),
      eventId: text(request.query.event_id),
      tier: text(request.query.tier),
      status: upperCase(text(request.query.status)),
      personal: personal(request.actor),
    }),
    body: ({ tickets }) => ({
      tickets: tickets.nodes.map(ticketFacts),
      count: tickets.totalCount,
      next: next(tickets.pageInfo),
    }),
  }),
  route({
    method: 'GET',
    path: '/public-keys',
    lenient: true,
    operation: 'RestPublicKey',
    variables: ({ query }) => ({
      issuerId: query.issuer_id ?? '',
      version: query.version ? whole(query.version) : null,
    }),
    body: ({ publicKey }) => ({
      issuer_id: publicKey?.issuer?.id,
      version: publicKey?.version,
      key_id: publicKey?.keyId,
      public_key: publicKey?.publicKey,
      created_at: publicKey?.createdAt,
      retired_at: publicKey?.retiredAt ?? null,
    }),
  }),
  route({
    method: 'GET',
    path: '/revocation-list',
    lenient: true,
    operation: 'RestRevocationSnapshot',
    variables: ({ query }) => ({ issuerId: text(query.issuer_id), since: text(query.since) }),
    body: (data) => {
      const document = snapshot(data.revocationSnapshot);
      return { snapshot: document, total_revoked: document.total_revoked };
    },
  }),
];
