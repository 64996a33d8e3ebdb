import { judge, type ScanOutcome } from '../../../lib/scan/outcomes.ts';
import {
  type PresentedTicket,
  readPresented,
  type SignedTicket,
  verifyPresented,
} from '../../../lib/scan/presented-ticket.ts';
import {
  KeyRefused,
  loadVerifyingKey,
  tierRef,
  type VerifyingKey,
  verifySnapshot,
} from '../../../lib/signing/index.ts';
import {
  decideWindow,
  INSTALLATION_ID,
  type RevocationSnapshot,
  type TicketWindow,
} from '../../../lib/ticket-format/index.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { BadInput } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readTierTimes } from '../app/briefing.reads.ts';
import { type DoorKeys, recorded } from './check-presented.ts';

const NAMES: Record<string, string> = {
  issuerId: 'issuer_id',
  createdAt: 'created_at',
  totalRevoked: 'total_revoked',
  keyVersion: 'key_version',
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/**
 * Converts a revocation snapshot to its signed form, from any form of the API: as signed, as its text, or as the
 * GraphQL type (other names, numbers as text). Values are never repaired: the signature decides.
 */
export function snapshotForm(given: unknown): unknown {
  const value = typeof given === 'string' ? parsed(given) : given;
  if (!isFields(value)) return null;
  if ('issuer_id' in value) return value;
  const renamed = Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__typename')
      .map(([name, field]) => [NAMES[name] ?? name, field]),
  );
  const revoked = Array.isArray(renamed.revoked) ? renamed.revoked.map(revokedForm) : renamed.revoked;
  return {
    ...renamed,
    number: wholeNumber(renamed.number),
    since: wholeNumber(renamed.since ?? null),
    revoked,
  };
}

function revokedForm(entry: unknown): unknown {
  return isFields(entry) ? { ticket_id: entry.ticketId, revoked_at: entry.revokedAt } : entry;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface OfflineRequest {
  ticket: unknown;
  /** Base64 of the 32 bytes. */
  publicKey: string;
  /** In the form of /revocation-list or the query, of the ticket's issuer or the installation: full, not a delta. */
  revocationSnapshot: unknown;
}

export interface OfflineVerdict {
  outcome: ScanOutcome;
  /** The key is one of the issuer's, in any version. */
  keyKnown: boolean;
  /** The version of the issuer's key that signed the ticket, when the caller gave another key. */
  signedWith: number | null;
}

/**
 * Runs the check that a device makes offline, with its own key and revocation list. It reads no ticket and stores
 * nothing; only the key is looked up, because a signature with a stranger's key proves nothing, and when the tickets of
 * the event are valid today.
 * @throws BadInput when the key or the snapshot cannot be used
 */
export async function checkOffline(scope: Scope, request: OfflineRequest): Promise<OfflineVerdict> {
  const keys: DoorKeys = scope.services.keys;
  const presented = readPresented(request.ticket);
  if (presented.kind === 'refused' || presented.kind === 'test') {
    loadKey(request.publicKey, '', 1);
    return { outcome: 'malformed', keyKnown: false, signedWith: null };
  }
  const { issuerId, known, version } = await issuerKeys(keys, presented);
  const key = loadKey(request.publicKey, issuerId, version);
  const keyKnown = known.some(({ publicKeyText }) => publicKeyText === key.publicKeyText);
  const signed = verifyPresented(presented, [key]);
  if (typeof signed === 'string') {
    const signer = known.find(
      (other) => other.version === version && typeof verifyPresented(presented, [other]) !== 'string',
    );
    return {
      outcome: signer ? 'unknown_key' : recorded(signed),
      keyKnown,
      signedWith: signer?.version ?? null,
    };
  }
  const verdict = (outcome: ScanOutcome): OfflineVerdict => ({ outcome, keyKnown, signedWith: null });
  if (!keyKnown) return verdict('unknown_key');
  const snapshot = await soundSnapshot(keys, request.revocationSnapshot);
  const isOurs = [issuerId, INSTALLATION_ID].includes(snapshot.issuer_id);
  const isRevoked = snapshot.revoked.some((entry) => entry.ticket_id === signed.ticketId);
  return verdict(
    judge({
      fault: isOurs ? null : 'wrong_issuer',
      status: isRevoked ? 'revoked' : 'active',
      window: decideWindow(await windowToday(scope, signed), scope.clock.now()),
    }),
  );
}

/** The times of the ticket's tier today, which move with the event; the ticket's own if there is no such tier. */
async function windowToday({ db }: Scope, ticket: SignedTicket): Promise<TicketWindow> {
  const tiers = await db.read<{ name: string; effectiveAt: Date; expiresAt: Date }>(
    SYSTEM_TENANCY,
    readTierTimes(ticket.eventId),
  );
  const tier = tiers.find(({ name }) => isOfTier(ticket, name));
  if (!tier) return ticket;
  const { effectiveAt, expiresAt } = tier;
  return { effectiveAt, expiresAt, graceSeconds: ticket.graceSeconds };
}

const isOfTier = ({ tier }: SignedTicket, name: string): boolean =>
  'name' in tier ? tier.name === name : tier.ref === tierRef(name);

type ReadableTicket = Exclude<PresentedTicket, { kind: 'refused' | 'test' }>;

/** Returns the issuer of the ticket's event with every version of its key, and the version that the ticket names. */
async function issuerKeys(keys: DoorKeys, read: ReadableTicket) {
  if (read.kind === 'file') {
    const { event_id: eventId, issuer_id: issuerId, key_version: version } = read.ticket;
    const event = await keys.eventKeys(eventId);
    return { issuerId, version, known: event?.issuerId === issuerId ? event.keys : [] };
  }
  const { eventId, keyId } = read.decoded.code;
  const event = await keys.eventKeys(eventId);
  const known = event?.keys ?? [];
  const version = known.find((key) => key.keyId === keyId)?.version ?? 1;
  return { issuerId: event?.issuerId ?? '', version, known };
}

function loadKey(publicKey: string, issuerId: string, version: number): VerifyingKey {
  try {
    return loadVerifyingKey({ issuerId, version, publicKey });
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error;
    throw new BadInput([
      { field: 'publicKey', code: 'PUBLIC_KEY', message: 'The public key must be 32 bytes in base64.' },
    ]);
  }
}

async function soundSnapshot(keys: DoorKeys, given: unknown): Promise<RevocationSnapshot> {
  const form = snapshotForm(given);
  const named = form as { issuer_id?: unknown; key_version?: unknown } | null;
  const [issuerId, version] = [named?.issuer_id, named?.key_version];
  const isNamed = typeof issuerId === 'string' && typeof version === 'number';
  const key = isNamed ? await keys.verifyingKey(issuerId, version) : undefined;
  const verdict = verifySnapshot(form, () => key);
  if (!verdict.ok) throw unusable('The revocation snapshot is not one that this service signed.');
  if (verdict.snapshot.since !== null)
    throw unusable('The revocation snapshot must be a full one, not a delta.');
  return verdict.snapshot;
}

function unusable(message: string): BadInput {
  return new BadInput([{ field: 'revocationSnapshot', message }]);
}
