import { ROLE_PERMISSIONS } from '../../platform/access/roles.ts';
import type { Tx } from '../../platform/db/in-transaction.ts';
import type { ConfirmedAccount } from '../identity/index.ts';
import { announceMessage, notifyRecipients } from './announce-message.ts';
import { adoptWaiting } from './message.writes.ts';

/**
 * Delivers the messages that were sent to an address before its owner confirmed it. Until then no account reads them: a
 * stranger may have registered the address. The recipient is notified as of new ones; the sender sees no difference.
 */
export async function deliverWaiting(tx: Tx, { id: userId, email, role }: ConfirmedAccount): Promise<void> {
  if (!ROLE_PERMISSIONS[role].has('VIEW_MESSAGES')) return;
  for (const { id, senderId, senderName, subject, type } of await adoptWaiting(tx, userId, email)) {
    await notifyRecipients(tx, type, { from: senderName, subject }, [{ id, recipientId: userId }]);
    announceMessage(tx, id, [userId, senderId]);
  }
}
