import { identified } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

/** Publishes a change that the acting user made to their own account (a session, their name) after the commit. */
export function announceSelf(tx: Tx): void {
  const { userId, issuerId } = identified(tx.scope.actor);
  tx.afterCommit(() => tx.scope.services.topics.publish('person.changed', issuerId ?? 'none', { userId }));
}
