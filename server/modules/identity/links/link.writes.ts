import { IsNull } from 'typeorm';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { queueMail } from '../../../platform/mail/index.ts';
import { type LinkPurpose, linkExpiry } from './link.rules.ts';
import { OneTimeTokenRow } from './one-time-token.row.ts';

/** Mails a link to the user, and voids earlier ones with its purpose. */
export async function mailLink(
  tx: Tx,
  purpose: 'reset_password' | 'verify_email',
  { id, email, name }: { id: string; email: string; name: string },
): Promise<void> {
  const linkId = await insertLink(tx, id, purpose);
  const { language } = tx.scope;
  await queueMail(tx, { kind: purpose, recipient: email, payload: { linkId, name }, language });
}

/** Stores a link, and voids earlier ones with its purpose. @returns its id, which its mail is written from */
export async function insertLink(tx: Tx, userId: string, purpose: LinkPurpose): Promise<string> {
  const { clock, ids, services } = tx.scope;
  const now = clock.now();
  await voidLinks(tx, userId, purpose);
  const id = ids.uuid();
  const secret = services.credentials.links.secretOf(purpose, id);
  await tx.manager.insert(OneTimeTokenRow, {
    id,
    userId,
    purpose,
    hash: services.credentials.links.digest(secret),
    createdAt: now,
    expiresAt: linkExpiry(purpose, now),
  });
  return id;
}

export async function voidLinks(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx.manager.update(
    OneTimeTokenRow,
    { userId, purpose, usedAt: IsNull() },
    { usedAt: tx.scope.clock.now() },
  );
}

/** Uses up a link; of two concurrent attempts, one gets the user's id. */
export async function useLink(tx: Tx, purpose: LinkPurpose, secret: string): Promise<string | undefined> {
  const [used] = await tx.query<{ userId: string }>(
    `UPDATE one_time_tokens SET used_at = $3
     WHERE hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
     RETURNING user_id AS "userId"`,
    [tx.scope.services.credentials.links.digest(secret), purpose, tx.scope.clock.now()],
  );
  return used?.userId;
}
