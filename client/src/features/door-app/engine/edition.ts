import { readPublicKey, readSignature, utf8 } from '../../verify/check/bytes.ts';
import { strictVerify } from '../../verify/check/signatures.ts';
import type { Briefing, Edition } from './briefing.ts';

/** Builds the signed text, see docs/tickets.md: RFC 8785 of everything but the signature. */
function signedText(edition: Edition, { eventId, issuerId }: Pick<Briefing, 'eventId' | 'issuerId'>): string {
  const tiers = edition.tiers.map(
    ({ name, effectiveAt, expiresAt }) =>
      `{"effective_at":"${effectiveAt}","expires_at":"${expiresAt}","tier":${JSON.stringify(name)}}`,
  );
  return (
    `{"created_at":"${edition.createdAt}","edition":${edition.number},"event_id":"${eventId}",` +
    `"issuer_id":"${issuerId}","key_version":${edition.keyVersion},"tiers":[${tiers.join(',')}]}`
  );
}

type Received = Omit<Briefing, 'receivedAt'>;

/** Returns the edition to store: the received one if its issuer signed it and it is not older than the stored one. */
export function newestEdition(received: Received, held: Edition | undefined): Edition | undefined {
  const { edition } = received;
  if (!edition || edition.number < (held?.number ?? 0)) return held;
  const version = received.keys.find((known) => known.version === edition.keyVersion);
  const key = version ? readPublicKey(version.publicKey) : null;
  const signature = readSignature(edition.signature);
  if (!key || !signature) return held;
  const message = utf8(`passa.edition.v1\n${signedText(edition, received)}`);
  return strictVerify(message, signature, key) ? edition : held;
}

/** When a ticket is valid; milliseconds since 1970, both included. */
export interface Window {
  from: number;
  /** Includes the grace period. */
  until: number;
}

/** A comparison with NaN is false: a ticket with an unreadable time admits no one. */
export const admitsAt = ({ from, until }: Window, now: number): boolean => now >= from && now <= until;

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
