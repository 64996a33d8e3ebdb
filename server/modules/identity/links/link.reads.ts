import { SYSTEM_TENANCY } from '../../../access/actor.ts';
import type { Scope } from '../../../scope.ts';
import type { LinkPurpose } from './link.rules.ts';

/** Whether a link could be used now. Asked before costly work; using it decides. */
export async function linkIsLive(
  { db, clock, parts }: Scope,
  purpose: LinkPurpose,
  secret: string,
): Promise<boolean> {
  const rows = await db.read(SYSTEM_TENANCY, {
    text: `SELECT 1 FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
    values: [parts.credentials.links.digest(secret), purpose, clock.now()],
  });
  return rows.length > 0;
}
