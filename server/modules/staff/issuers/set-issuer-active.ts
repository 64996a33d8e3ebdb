import type { Language } from '../../../lib/language/language.ts';
import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent } from '../../events/index.ts';
import { type Notice, sendNotices } from '../../messages/index.ts';
import { Unchanged } from '../people/user-account.failures.ts';
import { lockPeople } from '../people/user-account.writes.ts';
import { readIssuerAccount } from './issuer-account.reads.ts';
import { checkedReason } from './issuer-account.rules.ts';
import type { IssuerAccount, SetIssuerActiveInput } from './issuer-account.schema.ts';
import {
  type LockedIssuer,
  leadersOf,
  lockIssuer,
  publishedEvents,
  writeActive,
} from './issuer-account.writes.ts';
import { ISSUER_NOTICE_WORDS } from './issuer-notice.messages.ts';

/**
 * Activates or deactivates an organiser. An inactive one publishes and sells nothing; tickets that were sold stay valid.
 * Its owners and admins get an alert with the reason.
 * @throws NotFound, BadInput without a reason, Unchanged
 */
export async function setIssuerActive(scope: Scope, input: SetIssuerActiveInput): Promise<IssuerAccount> {
  const { id, active } = input;
  const sender = signedIn(scope.actor);
  const reason = checkedReason(input.reason);
  if (!isUuid(id)) throw new NotFound('organiser');
  // The recipients' alert preferences are hidden from the sender.
  await inTransaction(
    scope,
    async (tx) => {
      // Alerts refer to people: their rows are locked before the organisation's, as in every change of owners.
      const leaders = await leadersOf(tx, id);
      await lockPeople(tx, [sender.userId, ...leaders.map(({ id: leaderId }) => leaderId)]);
      const issuer = await findOrFail('organiser', id, () => lockIssuer(tx, id));
      if (issuer.active === active)
        throw new Unchanged(`${issuer.name} is ${active ? 'active' : 'inactive'} already.`);
      await writeActive(tx, id, active, reason);
      await tx.audit({
        action: active ? 'issuer.activate' : 'issuer.deactivate',
        entityType: 'issuer',
        entityId: id,
        issuerId: id,
        details: { name: issuer.name, reason },
      });
      await sendNotices(tx, sender, 'alert', noticesFor(leaders, { issuer, active, reason }));
      for (const event of await publishedEvents(tx, id)) announceEvent(tx, event, true);
    },
    SYSTEM_TENANCY,
  );
  return findOrFail('organiser', id, () => readIssuerAccount(scope, id));
}

interface Change {
  issuer: LockedIssuer;
  active: boolean;
  reason: string;
}

function noticesFor(
  leaders: readonly { id: string; language: Language | null }[],
  { issuer, active, reason }: Change,
): Notice[] {
  return leaders.map(({ id: recipientId, language }) => {
    const words = ISSUER_NOTICE_WORDS[language ?? 'en'][active ? 'active' : 'inactive'];
    return { recipientId, subject: words.subject(issuer.name), body: words.body(reason) };
  });
}
