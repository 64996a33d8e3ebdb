import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { BadInput } from '../../../platform/failures.ts';
import { type OutboxMail, queueMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { TicketLinkInvalid } from '../ticket.rules.ts';
import type { OpenTicketLinkPayload } from '../ticket.schema.ts';
import { holdsTickets, isBoughtBy, readPass } from './ticket-link.reads.ts';
import { eventLinkAddress, orderAddress, readAddress } from './ticket-link.rules.ts';
import {
  confirmAddress,
  deleteTicketLinks,
  exchangeLink,
  insertEventLink,
  insertTextedLink,
  insertTicketLink,
  revokeEventLink,
} from './ticket-link.writes.ts';

/**
 * Mails a link to an address that holds tickets. The answer is the same for an address that holds none, and so is the
 * cost: either way one transaction is committed.
 * @throws BadInput for an invalid address, RateLimited, counted for addresses without tickets as well
 */
export async function requestTicketLink(scope: Scope, typed: string): Promise<void> {
  const email = readAddress(typed);
  if (email === undefined)
    throw new BadInput([{ field: 'email', code: 'EMAIL', message: 'Please give a valid email address.' }]);
  await mailTicketLink(scope, email);
}

/**
 * Mails a fresh link to the address that a pass stands for. It gives tickets away and cancels them, which the link of an
 * order's mail does not.
 * @throws TicketLinkInvalid, RateLimited
 */
export async function requestFreshLink(scope: Scope, pass: string): Promise<void> {
  const holder = await readPass(scope, pass);
  if (!holder) throw new TicketLinkInvalid();
  await mailTicketLink(scope, holder.email);
}

async function mailTicketLink(scope: Scope, email: string): Promise<void> {
  await scope.services.limits.consume('find_tickets', { address: scope.address, account: email });
  const known = await holdsTickets(scope, email);
  await inTransaction(
    scope,
    async (tx) => {
      const linkId = known ? await insertTicketLink(tx, email) : null;
      if (linkId !== null)
        await queueMail(tx, {
          kind: 'find_tickets',
          recipient: email,
          payload: { linkId },
          language: tx.scope.language,
        });
      await tx.audit({
        action: 'tickets.link_request',
        entityType: 'ticket_link',
        ...(linkId === null ? {} : { entityId: linkId }),
        details: { email },
        success: known,
      });
    },
    SYSTEM_TENANCY,
  );
}

const PASS_BYTES = 32;

/**
 * Exchanges a requested link, once, for a pass that shows the tickets of its address for two hours. The address counts
 * as confirmed from then on. The link of a mail with tickets is a pass for its order by itself until the event is over;
 * it confirms nothing, because it opens without a press of a button. The link with which the buyer of an unpaid order
 * confirms the address is exchanged for a pass for that order.
 * @throws TicketLinkInvalid for a link that is used, expired or unknown
 */
export async function openTicketLink(scope: Scope, secret: string): Promise<OpenTicketLinkPayload> {
  const standing = await readPass(scope, secret);
  if (standing !== undefined && !standing.isFresh)
    return { pass: secret, expiresAt: standing.expiresAt, isFresh: false };
  const pass = scope.ids.secret(PASS_BYTES).toString('base64url');
  const opened = await inTransaction(
    scope,
    async (tx) => {
      const link = await exchangeLink(tx, secret, pass);
      if (!link) throw new TicketLinkInvalid();
      await confirmAddress(tx, link.email);
      await tx.audit({ action: 'tickets.link_open', entityType: 'ticket_link', entityId: link.id });
      return link;
    },
    SYSTEM_TENANCY,
  );
  return { pass, expiresAt: opened.expiresAt, isFresh: opened.isFresh };
}

/**
 * Revokes the link of a mail with tickets, for a person who passed it on by mistake. The tickets stay valid.
 * @throws TicketLinkInvalid for a link that is expired, revoked or unknown
 */
export async function revokeTicketLink(scope: Scope, secret: string): Promise<void> {
  await inTransaction(
    scope,
    async (tx) => {
      const id = await revokeEventLink(tx, secret);
      if (id === undefined) throw new TicketLinkInvalid();
      await tx.audit({ action: 'tickets.link_close', entityType: 'ticket_link', entityId: id });
    },
    SYSTEM_TENANCY,
  );
}

type LinkedMail = Pick<OutboxMail, 'id' | 'recipient' | 'orderId'>;

/** An event and when its links expire. */
interface LinkedEvent {
  id: string;
  endsAt: Date;
}

/**
 * The address that opens the recipient's tickets of the event, the same in each attempt to send the mail: the page of
 * the order for its buyer, the page of found tickets for others. After the event, that page without a link.
 */
export async function mailedTicketsUrl(scope: Scope, mail: LinkedMail, event: LinkedEvent): Promise<string> {
  const order = await mailedOrderUrl(scope, mail, event);
  if (order !== null) return order;
  const { publicUrl } = scope.services.config;
  const secret = await linkOfMail(scope, mail, event);
  return secret === null ? `${publicUrl}/find-tickets` : eventLinkAddress(publicUrl, secret);
}

/** The address that opens the order of a mail for its buyer; null for other recipients, and mails of no order. */
export async function mailedOrderUrl(
  scope: Scope,
  mail: LinkedMail,
  event: LinkedEvent,
): Promise<string | null> {
  const { orderId, recipient } = mail;
  if (orderId === null || !(await isBoughtBy(scope, orderId, recipient))) return null;
  const secret = await linkOfMail(scope, mail, event);
  const link = secret === null ? undefined : ({ kind: 'tickets', secret } as const);
  return orderAddress(scope.services.config.publicUrl, orderId, link);
}

/** @returns the secret of the mail's link; null after the event */
async function linkOfMail(
  scope: Scope,
  { id: mailId, recipient: email }: LinkedMail,
  { id: eventId, endsAt: until }: LinkedEvent,
): Promise<string | null> {
  if (until <= scope.clock.now()) return null;
  await inTransaction(scope, (tx) => insertEventLink(tx, { mailId, email, eventId, until }), SYSTEM_TENANCY);
  return scope.services.credentials.links.secretOf('event_tickets', mailId);
}

/** Characters of the secret in a texted link: 132 bits, in as few characters as a text allows. */
const TEXTED_LENGTH = 22;

/**
 * The short address that opens the tickets of a message's order, the same in each attempt to send it. Without one order,
 * and after the event, the page on which people find their tickets. Must run with the rights of the system.
 */
export async function textedTicketsUrl(
  tx: Tx,
  link: { messageId: string; orderId: string | null; eventId: string; endsAt: Date },
): Promise<string> {
  const { config, credentials } = tx.scope.services;
  const { messageId, orderId, eventId, endsAt: until } = link;
  if (orderId === null || until <= tx.scope.clock.now()) return `${config.publicUrl}/find-tickets`;
  const secret = credentials.links.secretOf('texted_tickets', messageId).slice(0, TEXTED_LENGTH);
  await insertTextedLink(tx, { messageId, orderId, eventId, until, hash: credentials.links.digest(secret) });
  return `${config.publicUrl}/t#${secret}`;
}

const KEPT_DAYS = 1;

/** Deletes expired links and passes. The audit log keeps their use. */
export async function tidyTicketLinks(scope: Scope): Promise<void> {
  const before = scope.clock.ago(KEPT_DAYS * DAY_SECONDS);
  await inTransaction(scope, (tx) => deleteTicketLinks(tx, before), SYSTEM_TENANCY);
}
