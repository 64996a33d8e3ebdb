import { createHash, createHmac } from 'node:crypto';
import type { LinkPurpose } from './link.rules.ts';

/**
 * The secrets in mailed links. They are made from the row's id with a key that is not in the database, so that
 * the outbox needs to remember the id alone, and neither it nor a copy of the database opens an account.
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

  /** What the database keeps of a secret. */
  digest(secret: string): Buffer {
    return createHash('sha256').update(secret).digest();
  }
}
