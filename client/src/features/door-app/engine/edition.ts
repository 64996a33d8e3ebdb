import { editionMessage } from '../../../../../server/lib/ticket-format/event-edition.ts';
import { decideWindow, type WindowVerdict } from '../../../../../server/lib/ticket-format/ticket-window.ts';
import { signedText } from '../../verify/check/signatures.ts';
import type { Briefing, Edition } from './briefing.ts';

type Received = Omit<Briefing, 'receivedAt'>;

/** Returns the signed bytes of an edition, see docs/tickets.md. */
function messageOf(edition: Edition, { eventId, issuerId }: Received): Uint8Array {
  return editionMessage({
    event_id: eventId,
    issuer_id: issuerId,
    edition: edition.number,
    created_at: edition.createdAt,
    tiers: edition.tiers.map(({ name, effectiveAt, expiresAt }) => ({
      tier: name,
      effective_at: effectiveAt,
      expires_at: expiresAt,
    })),
    key_version: edition.keyVersion,
  });
}

/** Returns the edition to store: the received one if its issuer signed it and it is not older than the stored one. */
export function newestEdition(received: Received, held: Edition | undefined): Edition | undefined {
  const { edition } = received;
  if (!edition || edition.number < (held?.number ?? 0)) return held;
  const key = received.keys.find(({ version }) => version === edition.keyVersion);
  if (!key) return held;
  return signedText(messageOf(edition, received), edition.signature, key.publicKey) ? edition : held;
}

/** When a ticket is valid; milliseconds since 1970, both included. */
export interface Window {
  from: number;
  /** Includes the grace period. */
  until: number;
}

export const windowVerdict = ({ from, until }: Window, now: number): WindowVerdict =>
  decideWindow({ effectiveAt: new Date(from), expiresAt: new Date(until), graceSeconds: 0 }, new Date(now));

const admitsAt = (window: Window, now: number): boolean => windowVerdict(window, now) === 'ok';

interface Dated extends Window {
  /** Tiers that the ticket may be of: a code contains only two bytes of the hash of its tier's name. */
  tiers: readonly string[];
  graceMs: number;
}

/** Returns when a ticket is valid by the stored edition of its event; by its own times without one. */
export function windowToday(ticket: Dated, edition: Edition | undefined, now: number): Window {
  const windows = (edition?.tiers ?? [])
    .filter(({ name }) => ticket.tiers.includes(name))
    .map(({ effectiveAt, expiresAt }) => ({
      from: Date.parse(effectiveAt),
      until: Date.parse(expiresAt) + ticket.graceMs,
    }));
  return windows.find((window) => admitsAt(window, now)) ?? windows[0] ?? ticket;
}

/** Events are seldom moved within the hour before a ticket is shown. */
const UNSURE_AFTER_MS = 60 * 60_000;
/** A ticket that admits by its own times was probably signed after the event moved. */
const CONTRADICTED_AFTER_MS = 5 * 60_000;

/**
 * Returns whether the event may have moved since the device received its data, so that a ticket that it finds too early
 * or too late may be valid after all.
 */
export function mayHaveMoved(ticket: Window, now: number, receivedAt: number): boolean {
  return now - receivedAt > (admitsAt(ticket, now) ? CONTRADICTED_AFTER_MS : UNSURE_AFTER_MS);
}
