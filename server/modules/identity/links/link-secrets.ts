import { createHash, createHmac } from 'node:crypto';
import type { LinkPurpose } from './link.rules.ts';

/**
 * Derives the secrets in mailed links from the row's id with a key that is not in the database. The outbox stores the
 * id alone, so neither it nor a copy of the database gives access to an account.
 */
export class LinkSecrets {
  readonly #key: Buffer;

  /** @param key 32 bytes */
  constructor(key: Buffer) {
    this.#key = createHmac('sha256', key).update('passa:one-time-links:v1').digest();
  }

  secretOf(
    purpose: LinkPurpose | 'partner_invitation' | 'staff_invitation' | 'waiting_list' | 'find_tickets',
    id: string,
  ): string {
    return createHmac('sha256', this.#key).update(`${purpose}:${id}`).digest('base64url');
  }

  /** Returns the digest of a secret that the database stores. */
  digest(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }
}
