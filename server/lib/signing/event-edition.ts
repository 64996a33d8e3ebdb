import { decodeBase64Url } from '../ticket-format/bytes.ts';
import {
  EDITION,
  type EventEdition,
  editionMessage,
  type UnsignedEdition,
} from '../ticket-format/event-edition.ts';
import { faultIn } from '../ticket-format/fields.ts';
import { type Refusal, refuse } from '../ticket-format/verdict.ts';
import { signBytes, verifyBytes } from './ed25519.ts';
import type { SigningKey } from './keys.ts';
import type { FindKey } from './ticket-signature.ts';

export type EditionVerdict = { readonly ok: true; readonly edition: EventEdition } | Refusal;

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
  return {
    ...unsigned,
    signature: signBytes(editionMessage(unsigned), key.privateKey).toString('base64url'),
  };
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
  const good = verifyBytes(editionMessage(edition), signature, key.publicKey);
  return good ? { ok: true, edition } : refuse('bad_signature', 'the signature does not match the edition');
}
