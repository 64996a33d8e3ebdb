import type { Tx } from '../../../platform/db/in-transaction.ts';
import { linkExpiry, passExpiry } from './ticket-link.rules.ts';

/**
 * Creates a link for the address and voids earlier unused ones; those of orders, which last longer, stay.
 * @returns its id
 */
export async function insertTicketLink(tx: Tx, email: string): Promise<string> {
  const { clock, ids, services } = tx.scope;
  const { links } = services.credentials;
  const now = clock.now();
  const id = ids.uuid();
  await tx.query('DELETE FROM ticket_links WHERE email = $1 AND used_at IS NULL AND expires_at <= $2', [
    email,
    linkExpiry(now),
  ]);
  await tx.query(
    'INSERT INTO ticket_links (id, email, hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [id, email, links.digest(links.secretOf('find_tickets', id)), now, linkExpiry(now)],
  );
  return id;
}

/** Creates the link of an order's mail, once for each mail. It works until the deadline of the order. */
export async function insertConfirmationLink(
  tx: Tx,
  mailId: string,
  email: string,
  until: Date,
): Promise<void> {
  const { clock, services } = tx.scope;
  const { links } = services.credentials;
  await tx.query(
    `INSERT INTO ticket_links (id, email, hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO NOTHING`,
    [mailId, email, links.digest(links.secretOf('find_tickets', mailId)), clock.now(), until],
  );
}

/**
 * Creates the link of a mail with tickets, once for each mail, however often it is rendered. It shows the tickets of
 * the mail's order which the address holds, as often as it is opened until the event is over.
 */
export async function insertEventLink(
  tx: Tx,
  { mailId, email, eventId, until }: { mailId: string; email: string; eventId: string; until: Date },
): Promise<void> {
  const { clock, services } = tx.scope;
  const { links } = services.credentials;
  await tx.query(
    `INSERT INTO event_ticket_links (id, email, event_id, hash, created_at, expires_at)
     VALUES ($1, lower($2), $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`,
    [mailId, email, eventId, links.digest(links.secretOf('event_tickets', mailId)), clock.now(), until],
  );
}

/**
 * Creates the link of a message to a phone, once for each message. It shows the tickets of the buyer in the message's
 * order, as often as it is opened until the event is over.
 */
export async function insertTextedLink(
  tx: Tx,
  {
    messageId,
    orderId,
    eventId,
    until,
    hash,
  }: { messageId: string; orderId: string; eventId: string; until: Date; hash: Buffer },
): Promise<void> {
  await tx.query(
    `INSERT INTO event_ticket_links (id, email, event_id, hash, created_at, expires_at)
     SELECT $1, buyer_email, $3, $4, $5, $6 FROM orders WHERE id = $2 ON CONFLICT (id) DO NOTHING`,
    [messageId, orderId, eventId, hash, tx.scope.clock.now(), until],
  );
}

/** Ends the link of a mail for good. @returns its id; undefined for an unknown, expired or ended one */
export async function revokeEventLink(tx: Tx, secret: string): Promise<string | undefined> {
  const { clock, services } = tx.scope;
  const [revoked] = await tx.query<{ id: string }>(
    `UPDATE event_ticket_links l SET revoked_at = $2 FROM events e
     WHERE l.hash = $1 AND l.revoked_at IS NULL AND e.id = l.event_id AND greatest(l.expires_at, e.end_at) > $2
     RETURNING l.id`,
    [services.credentials.links.digest(secret), clock.now()],
  );
  return revoked?.id;
}

/** Marks a link as used and stores the pass that it is exchanged for. Of two concurrent calls, one gets it. */
export async function exchangeLink(
  tx: Tx,
  secret: string,
  pass: string,
): Promise<{ id: string; email: string; expiresAt: Date; isFresh: boolean } | undefined> {
  const { clock, services } = tx.scope;
  const { links } = services.credentials;
  const now = clock.now();
  const [exchanged] = await tx.query<{ id: string; email: string; expiresAt: Date; isFresh: boolean }>(
    `UPDATE ticket_links SET used_at = $2, pass_hash = $3, pass_expires_at = $4
     WHERE hash = $1 AND used_at IS NULL AND expires_at > $2
     RETURNING id, email, pass_expires_at AS "expiresAt", NOT EXISTS (SELECT FROM mail_outbox m
       WHERE m.id = ticket_links.id) AS "isFresh"`,
    [links.digest(secret), now, links.digest(pass), passExpiry(now)],
  );
  return exchanged;
}

/** Records that the owner of the address opened a link that was mailed to it. */
export async function confirmAddress(tx: Tx, email: string): Promise<void> {
  await tx.query(
    'INSERT INTO confirmed_addresses (email, confirmed_at) VALUES (lower($1), $2) ON CONFLICT (email) DO NOTHING',
    [email, tx.scope.clock.now()],
  );
}

/** Deletes expired links that were made before a time. */
export async function deleteTicketLinks(tx: Tx, before: Date): Promise<void> {
  await tx.query('DELETE FROM ticket_links WHERE created_at < $1 AND expires_at < $1', [before]);
  await tx.query(
    `DELETE FROM event_ticket_links l USING events e
     WHERE l.expires_at < $1 AND e.id = l.event_id AND e.end_at < $1`,
    [before],
  );
  await tx.query('DELETE FROM ticket_codes WHERE created_at < $1', [before]);
}
