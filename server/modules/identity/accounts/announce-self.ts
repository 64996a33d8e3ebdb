import { identified } from '../../../platform/access/actor.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';

/** Tells those who look after the acting person what he did himself (a session, his name), once it is there. */
export function announceSelf(tx: Tx): void {
  const { userId, issuerId } = identified(tx.scope.actor);
  tx.afterCommit(() => tx.scope.services.topics.publish('person.changed', issuerId ?? 'none', { userId }));
}
