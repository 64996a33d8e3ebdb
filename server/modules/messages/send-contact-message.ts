import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction, type Tx } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { announceMessage, notifyRecipients } from './announce-message.ts';
import { readSystemAdmins } from './message.reads.ts';
import { type ContactForm, checkedContact, NoSystemAdmin } from './message.rules.ts';
import { insertMessage } from './message.writes.ts';

/**
 * Sends the contact form to the platform: each system administrator gets a copy, and may answer by mail.
 * @throws BadInput, RateLimited, NoSystemAdmin
 */
export async function sendContactMessage(scope: Scope, given: ContactForm): Promise<void> {
  const form = checkedContact(given);
  await scope.services.limits.consume('contact', { address: scope.address, account: form.email });
  await inTransaction(scope, (tx) => deliver(tx, form), SYSTEM_TENANCY);
}

async function deliver(tx: Tx, { name, email, subject, message }: ContactForm): Promise<void> {
  const admins = await readSystemAdmins(tx);
  if (admins.length === 0) throw new NoSystemAdmin();
  const copies = admins.map((recipientId) => ({ id: tx.scope.ids.uuid(), recipientId }));
  for (const { id, recipientId } of copies) {
    await insertMessage(tx, {
      ...{
        id,
        threadId: id,
        inReplyTo: null,
        senderId: null,
        recipientId,
        guest: { name, email, language: tx.scope.language },
      },
      ...{ subject, body: message, type: 'notice', addressedTo: null },
    });
    announceMessage(tx, id, [recipientId]);
  }
  await notifyRecipients(tx, 'notice', { from: name, subject }, copies);
}
