import { amountOf } from '../../../lib/money/index.ts';
import { type Actor, signedIn } from '../../../platform/access/actor.ts';
import { NotFound } from '../../../platform/failures.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import { type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent } from '../../events/index.ts';
import { mayRefund, maySeeOrders, problemCode } from '../../orders/index.ts';
import { type FindingRecord, readFindings } from './payment-finding.reads.ts';
import { decisionsOn } from './payment-finding.rules.ts';
import type { PaymentFinding, PaymentFindingConnection } from './payment-finding.schema.ts';

export function presentFinding(actor: Actor, record: FindingRecord): PaymentFinding {
  return {
    id: record.id,
    kind: record.kind,
    eventId: record.eventId,
    orderId: record.orderId,
    provider: record.provider,
    amount: presentMoney(amountOf(record.currency, record.units)),
    receipt: record.receipt,
    problemCode: record.problem === null ? null : problemCode(record.problem),
    problem: record.problem,
    at: record.createdAt,
    viewerDecisions: mayRefund(actor, record) ? [...decisionsOn(record)] : [],
  };
}

/**
 * Lists what needs a person, of one event or of all of the actor's organiser.
 * @throws NotFound for events that the actor may not see
 */
export async function listFindings(
  scope: Scope,
  { eventId, page }: { eventId: string | null; page: Paging },
): Promise<PaymentFindingConnection> {
  const actor = signedIn(scope.actor);
  const slice = sliceByMoment(page);
  if (eventId !== null) {
    const event = await findEvent(scope, eventId);
    if (!maySeeOrders(actor, { issuerId: event.issuer.id, eventId: event.id })) throw new NotFound('event');
  }
  const rows = await readFindings(scope, actor, { eventId, slice });
  return pageOf(
    rows,
    slice,
    (row) => [row.createdAt.toISOString(), row.id],
    (row) => presentFinding(actor, row),
  );
}
