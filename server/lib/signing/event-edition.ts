import { DOMAIN, signBytes, verifyBytes } from './ed25519.ts';
import { decodeBase64Url } from './encoding.ts';
import { faultIn, isCount, isKeyVersion, isSignature, isText, isTime, isUuid, type Shape } from './fields.ts';
import type { SigningKey } from './keys.ts';
import type { FindKey } from './ticket-signature.ts';
import { type Refusal, refuse } from './verdict.ts';

export interface EditionTier {
  /** Name of the tier. */
  readonly tier: string;
  /** ISO-8601, UTC, milliseconds. */
  readonly effective_at: string;
  readonly expires_at: string;
}

/**
 * When the tickets of an event are valid today. It overrides the times in tickets that were signed before the event
 * moved; their grace periods stay.
 */
export interface UnsignedEdition {
  readonly event_id: string;
  readonly issuer_id: string;
  /** Grows with each change of name, place or time of the event; a device keeps the highest it has. */
  readonly edition: number;
  readonly created_at: string;
  readonly tiers: readonly EditionTier[];
  readonly key_version: number;
}

export interface EventEdition extends UnsignedEdition {
  /** Ed25519, base64url without padding. */
  readonly signature: string;
}

export type EditionVerdict = { readonly ok: true; readonly edition: EventEdition } | Refusal;

const TIER: Shape = { tier: isText, effective_at: isTime, expires_at: isTime };
const EDITION: Shape = {
  event_id: isUuid,
  issuer_id: isUuid,
  edition: isCount,
  created_at: isTime,
  tiers: (value) => Array.isArray(value) && value.every((entry) => faultIn(entry, TIER) === null),
  key_version: isKeyVersion,
  signature: isSignature,
};

/** Returns the RFC 8785 text without the signature. */
export function canonicalEdition(edition: UnsignedEdition): string {
  const tiers = edition.tiers.map(
    (entry) =>
      `{"effective_at":"${entry.effective_at}","expires_at":"${entry.expires_at}","tier":${JSON.stringify(entry.tier)}}`,
  );
  return (
    `{"created_at":"${edition.created_at}","edition":${edition.edition},"event_id":"${edition.event_id}",` +
    `"issuer_id":"${edition.issuer_id}","key_version":${edition.key_version},"tiers":[${tiers.join(',')}]}`
  );
}

const messageOf = (edition: UnsignedEdition): Buffer =>
  Buffer.from(DOMAIN.eventEdition + canonicalEdition(edition));

/** Signs an edition; issuer and key version come from the key. */
export function signEdition(
  { event_id, edition, created_at, tiers }: Omit<UnsignedEdition, 'issuer_id' | 'key_version'>,
  key: SigningKey,
): EventEdition {
  const unsigned: UnsignedEdition = {
    ...{ event_id, edition, created_at },
    issuer_id: key.issuerId,
    tiers: tiers.map(({ tier, effective_at, expires_at }) => ({ tier, effective_at, expires_at })),
    key_version: key.version,
  };
  return { ...unsigned, signature: signBytes(messageOf(unsigned), key.privateKey).toString('base64url') };
}

/** Verifies form, key and signature of a parsed edition. */
export function verifyEdition(value: unknown, findKey: FindKey): EditionVerdict {
  const fault = faultIn(value, EDITION);
  if (fault) return refuse('malformed', fault);
  const edition = value as EventEdition;
  const key = findKey(edition.issuer_id, edition.key_version);
  if (key?.issuerId !== edition.issuer_id || key.version !== edition.key_version)
    return refuse('unknown_key', `issuer ${edition.issuer_id}, key version ${edition.key_version}`);
  const signature = decodeBase64Url(edition.signature);
  if (!signature) return refuse('malformed', 'signature');
  const good = verifyBytes(messageOf(edition), signature, key.publicKey);
  return good ? { ok: true, edition } : refuse('bad_signature', 'the signature does not match the edition');
}
