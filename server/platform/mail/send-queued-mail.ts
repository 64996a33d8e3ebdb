import { SYSTEM_TENANCY } from '../access/actor.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Scope } from '../scope.ts';
import { claimMail, recordAttempt } from './mail.writes.ts';
import type { OutboxMail } from './outbox-mail.ts';

const AT_MOST = 500;

/** Sends due mails, oldest first, one after the other. Returns the number of sent mails. */
export async function sendQueuedMail(scope: Scope): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < AT_MOST && scope.services.mail.sends; taken += 1) {
    const mail = await inTransaction(scope, claimMail, SYSTEM_TENANCY);
    if (!mail) break;
    if (await attempt(scope, mail)) sent += 1;
  }
  return sent;
}

async function attempt(scope: Scope, mail: OutboxMail): Promise<boolean> {
  const error = await scope.services.mail.send(scope, mail).then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  const state = await inTransaction(scope, (tx) => recordAttempt(tx, mail, error), SYSTEM_TENANCY);
  if (state !== 'sent')
    scope.services.log.warn({ mail: mail.id, kind: mail.kind, state, reason: error }, 'a mail was not sent');
  return state === 'sent';
}
