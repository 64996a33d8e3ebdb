import { utf8 } from './bytes.ts';
import { DOMAIN } from './domains.ts';
import { faultIn, isCount, isKeyVersion, isSignature, isText, isTime, isUuid, type Shape } from './fields.ts';

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

const TIER: Shape = { tier: isText, effective_at: isTime, expires_at: isTime };
export const EDITION: Shape = {
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

/** Returns the signed bytes: the domain prefix and the canonical JSON, in UTF-8. */
export const editionMessage = (edition: UnsignedEdition): Uint8Array =>
  utf8(DOMAIN.eventEdition + canonicalEdition(edition));
