import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import type { Scope } from '../../../platform/scope.ts';
import { announceEvent } from '../event.queries.ts';
import { mayEditEvent } from '../event.rules.ts';
import { lockOwnEvent } from '../event.writes.ts';
import { checkedActs, checkedFaqs, type Faq } from './programme.rules.ts';
import { replaceActs, replaceFaqs } from './programme.writes.ts';

/** Sets the line-up of an event, in the order given. @throws NotFound, Forbidden, BadInput */
export async function setLineUp(
  scope: Scope,
  eventId: string,
  given: Parameters<typeof checkedActs>[0],
): Promise<void> {
  const acts = checkedActs(given);
  await change(scope, eventId, 'event.line_up', acts.length, (tx, event) => replaceActs(tx, event, acts));
}

/** Sets the questions that the page of an event answers, in the order given. @throws NotFound, Forbidden, BadInput */
export async function setFaq(scope: Scope, eventId: string, given: readonly Faq[]): Promise<void> {
  const faqs = checkedFaqs(given);
  await change(scope, eventId, 'event.faq', faqs.length, (tx, event) => replaceFaqs(tx, event, faqs));
}

async function change(
  scope: Scope,
  eventId: string,
  action: string,
  entries: number,
  write: (tx: Tx, event: { id: string; issuerId: string }) => Promise<void>,
): Promise<void> {
  await inTransaction(scope, async (tx) => {
    const event = await lockOwnEvent(tx, eventId, mayEditEvent);
    await write(tx, event);
    await tx.audit({
      action,
      entityType: 'event',
      entityId: event.id,
      issuerId: event.issuerId,
      details: { entries },
    });
    announceEvent(tx, event);
  });
}
