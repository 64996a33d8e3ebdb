import { SYSTEM_TENANCY, signedIn } from '../../../access/actor.ts';
import { inTransaction, type Tx } from '../../../db/in-transaction.ts';
import { NotFound } from '../../../failures.ts';
import { isUuid } from '../../../is-uuid.ts';
import type { Scope } from '../../../scope.ts';
import { announceEvent } from '../../events/index.ts';
import { sendNotices } from '../../messages/index.ts';
import { AlreadySo } from '../people/people.failures.ts';
import { readIssuerAccount } from './issuer-account.reads.ts';
import { checkedReason } from './issuer-account.rules.ts';
import type { IssuerAccount, SetIssuerActiveInput } from './issuer-account.type.ts';
import {
  type HeldIssuer,
  leadersOf,
  lockIssuer,
  publishedEvents,
  writeActive,
} from './issuer-account.writes.ts';
import { ISSUER_NOTICE_WORDS } from './issuer-notice.words.ts';

/**
 * Activates or deactivates an organiser. An inactive one publishes and sells nothing; tickets that were sold stay valid.
 * Its owners and admins get an alert with the reason.
 * @throws NotFound, BadInput without a reason, AlreadySo
 */
export async function setIssuerActive(scope: Scope, input: SetIssuerActiveInput): Promise<IssuerAccount> {
  const { id, active } = input;
  const reason = checkedReason(input.reason);
  if (!isUuid(id)) throw new NotFound('The organiser');
  // What the recipients chose for their alerts is hidden from the sender.
  await inTransaction(
    scope,
    async (tx) => {
      const issuer = await lockIssuer(tx, id);
      if (!issuer) throw new NotFound('The organiser');
      if (issuer.active === active)
        throw new AlreadySo(`${issuer.name} is ${active ? 'active' : 'inactive'} already.`);
      await writeActive(tx, id, active, reason);
      await tx.audit({
        action: active ? 'issuer.activate' : 'issuer.deactivate',
        entityType: 'issuer',
        entityId: id,
        issuerId: id,
        details: { name: issuer.name, reason },
      });
      await alertLeaders(tx, issuer, active, reason);
      for (const event of await publishedEvents(tx, id)) announceEvent(tx, event, true);
    },
    SYSTEM_TENANCY,
  );
  const account = await readIssuerAccount(scope, id);
  if (!account) throw new NotFound('The organiser');
  return account;
}

async function alertLeaders(tx: Tx, issuer: HeldIssuer, active: boolean, reason: string): Promise<void> {
  const notices = (await leadersOf(tx, issuer.id)).map(({ id: recipientId, language }) => {
    const words = ISSUER_NOTICE_WORDS[language ?? 'en'][active ? 'active' : 'inactive'];
    return { recipientId, subject: words.subject(issuer.name), body: words.body(reason) };
  });
  await sendNotices(tx, signedIn(tx.scope.actor), 'alert', notices);
}
