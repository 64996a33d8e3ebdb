import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { LinkPurpose } from './link.rules.ts';

/**
 * Finds the account of a link that is valid now. Called before costly work; useLink decides.
 * @returns the user's id; undefined when the link is used, expired or unknown
 */
export async function findLinkOwner(
  { db, clock, services }: Scope,
  purpose: LinkPurpose,
  secret: string,
): Promise<string | undefined> {
  const [link] = await db.read<{ userId: string }>(SYSTEM_TENANCY, {
    text: `SELECT user_id AS "userId" FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
    values: [services.credentials.links.digest(secret), purpose, clock.now()],
  });
  return link?.userId;
}
