import {
  type Amount,
  add,
  amountOf,
  compare,
  multiply,
  type TicketCurrency,
  zero,
} from '../../../lib/money/index.ts';
import { countSegments, gsmText } from '../../../lib/phone/segments.ts';
import { SYSTEM_TENANCY, signedIn } from '../../../platform/access/actor.ts';
import { DAY_SECONDS } from '../../../platform/clock.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { presentMoney } from '../../../platform/graphql/money.schema.ts';
import { type Paging, pageOf, sliceByMoment } from '../../../platform/graphql/page.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import { earliestSending, zoneToWaitIn } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { findEvent } from '../../events/index.ts';
import { groupMessageText } from '../../phone/index.ts';
import { checkedGroup } from '../groups/group.rules.ts';
import { groupOf } from '../groups/message-group.ts';
import {
  type PhoneBatchRecord,
  type PhoneRecipient,
  readPhoneBatch,
  readPhoneBatches,
  readPhones,
  readSpent,
} from './phone-batch.reads.ts';
import {
  checkedBody,
  estimateExpiry,
  monthOf,
  NoPhones,
  PhoneBudgetUsed,
  PhoneEstimateChanged,
} from './phone-batch.rules.ts';
import type { PhoneBatch, PhoneBatchConnection, PhoneBudget } from './phone-batch.schema.ts';
import {
  deleteEstimates,
  type Estimate,
  insertBatchMessages,
  insertEstimate,
  lockEstimate,
  markBatchSent,
} from './phone-batch.writes.ts';

interface PhoneBatchForm {
  eventId: string;
  tiers?: string[] | null;
  body: string;
}

/**
 * Estimates what a message to the phones of ticket holders would cost. Nothing is sent.
 * @throws BadInput, NotFound for an event that the actor may not see, Forbidden, RateLimited
 */
export async function estimatePhoneBatch(scope: Scope, form: PhoneBatchForm): Promise<PhoneBatch> {
  const body = checkedBody(form.body);
  const { userId: senderId } = signedIn(scope.actor);
  const group = await ownGroup(scope, form.eventId, form.tiers ?? null, 'estimatePhoneBatch');
  await scope.services.limits.consume('phone_batch', { address: scope.address, account: senderId });
  const { issuer } = await findEvent(scope, group.eventId);
  const id = scope.ids.uuid();
  await inTransaction(
    scope,
    async (tx) => {
      const estimate = estimateOf(scope, await readPhones(tx, group), { issuer: issuer.name, body });
      const expiresAt = estimateExpiry(scope.clock.now());
      await insertEstimate(tx, { id, ...group, issuerId: issuer.id, body, senderId, expiresAt, ...estimate });
    },
    SYSTEM_TENANCY,
  );
  return findPhoneBatch(scope, id);
}

/**
 * Sends a message as it was estimated, once: a repeat returns it as it is. The organisation's budget for the month is
 * checked, and what it costs now is at most the estimate.
 * @throws NotFound, Forbidden, NoPhones, PhoneEstimateChanged, PhoneBudgetUsed
 */
export async function sendPhoneBatch(scope: Scope, id: string): Promise<PhoneBatch> {
  const batch = await ownBatch(scope, id, 'sendPhoneBatch');
  if (batch.sentAt === null) {
    const event = await findEvent(scope, batch.eventId);
    await inTransaction(scope, (tx) => send(tx, batch, event), SYSTEM_TENANCY);
  }
  return findPhoneBatch(scope, id);
}

interface EventOfBatch {
  issuer: { id: string; name: string };
  startDate: Date;
  endDate: Date;
  timeZone: string;
}

async function send(tx: Tx, batch: PhoneBatchRecord, event: EventOfBatch): Promise<void> {
  const { scope } = tx;
  const now = scope.clock.now();
  const locked = await lockEstimate(tx, batch);
  if (!locked) throw new NotFound('message');
  if (locked.sentAt !== null) return;
  const { name: issuer } = event.issuer;
  const current = estimateOf(scope, await readPhones(tx, batch), { issuer, body: batch.body });
  const agreed = amountOf(batch.costCurrency, batch.costUnits);
  if (current.recipients === 0) throw new NoPhones();
  if (
    batch.expiresAt <= now ||
    agreed.currency !== current.cost.currency ||
    compare(current.cost, agreed) > 0
  )
    throw new PhoneEstimateChanged();
  const { budget } = scope.services.config.phone;
  const spent = amountOf(budget.currency, await readSpent(tx, batch.issuerId, monthOf(now)));
  if (compare(add(spent, current.cost), budget) > 0) throw new PhoneBudgetUsed();
  await markBatchSent(tx, batch.id, current);
  const timeZone = zoneToWaitIn(now, { startAt: event.startDate, timeZone: event.timeZone });
  await insertBatchMessages(tx, {
    batch,
    payload: { issuer, body: batch.body },
    timeZone,
    expiresAt: new Date(Math.min(event.endDate.getTime(), scope.clock.in(2 * DAY_SECONDS).getTime())),
    nextAttemptAt: earliestSending(now, timeZone),
  });
  await tx.audit({
    action: 'message.phones',
    entityType: 'event',
    entityId: batch.eventId,
    issuerId: batch.issuerId,
    details: { batch: batch.id, recipients: current.recipients, units: current.cost.units.toString() },
  });
  tx.afterCommit(() => scope.services.phone.wake());
}

/** Each phone gets the text in the language of its order; each part of it is paid at the price of its provider. */
function estimateOf(
  { services: { config, phone } }: Scope,
  phones: readonly PhoneRecipient[],
  message: { issuer: string; body: string },
): Estimate {
  let cost: Amount<TicketCurrency> = zero(config.phone.budget.currency);
  let segments = 0;
  for (const { number, channel, language } of phones) {
    const text = gsmText(groupMessageText(language, { ...message, stop: phone.stopAddress(number) }));
    const parts = channel === 'sms' ? countSegments(text).segments : 1;
    const provider = phone.providerFor(channel, number);
    const price = provider && config.phone.providers[provider.name]?.price;
    segments += parts;
    if (price) cost = add(cost, multiply(price, parts));
  }
  return { recipients: phones.length, segments, cost };
}

/** @throws NotFound, Forbidden */
async function ownGroup(
  scope: Scope,
  eventId: string,
  tiers: string[] | null,
  operation: string,
): Promise<{ eventId: string; tiers: string[] | null }> {
  const form = { audience: 'event_holders' as const, eventId, tiers };
  const group = await groupOf(scope, checkedGroup(form), { operation, path: '' });
  return { eventId: group.eventId ?? eventId, tiers: group.tiers };
}

async function ownBatch(scope: Scope, id: string, operation: string): Promise<PhoneBatchRecord> {
  const batch = isUuid(id) ? await readPhoneBatch(scope, id) : undefined;
  if (!batch) throw new NotFound('message');
  await ownGroup(scope, batch.eventId, null, operation).catch((error: unknown) => {
    // An event of others: their message is as unknown as one that does not exist.
    throw error instanceof NotFound ? new NotFound('message') : error;
  });
  return batch;
}

/** @throws NotFound, Forbidden */
export async function findPhoneBatch(scope: Scope, id: string): Promise<PhoneBatch> {
  return presentBatch(await ownBatch(scope, id, 'phoneBatch'));
}

/**
 * Lists the messages to phones of an event that were sent, by time.
 * @throws NotFound, Forbidden, BadInput for an invalid page
 */
export async function listPhoneBatches(
  scope: Scope,
  eventId: string,
  paging: Paging,
): Promise<PhoneBatchConnection> {
  const slice = sliceByMoment(paging);
  await ownGroup(scope, eventId, null, 'phoneBatches');
  return pageOf(
    await readPhoneBatches(scope, eventId, slice),
    slice,
    ({ createdAt, id }) => [createdAt.toISOString(), id],
    presentBatch,
  );
}

/** @throws NotFound, Forbidden */
export async function findPhoneBudget(scope: Scope, eventId: string): Promise<PhoneBudget> {
  await ownGroup(scope, eventId, null, 'phoneBudget');
  const { issuer } = await findEvent(scope, eventId);
  const { budget } = scope.services.config.phone;
  const units = await inTransaction(
    scope,
    (tx) => readSpent(tx, issuer.id, monthOf(scope.clock.now())),
    SYSTEM_TENANCY,
  );
  const left = units < budget.units ? budget.units - units : 0n;
  return { limit: presentMoney(budget), left: presentMoney(amountOf(budget.currency, left)) };
}

/** Deletes estimates that were not sent. */
export const purgeEstimates = (scope: Scope): Promise<void> =>
  inTransaction(scope, (tx) => deleteEstimates(tx, scope.clock.ago(DAY_SECONDS)), SYSTEM_TENANCY);

function presentBatch({ costCurrency, costUnits, ...batch }: PhoneBatchRecord): PhoneBatch {
  return { ...batch, cost: presentMoney(amountOf(costCurrency, costUnits)) };
}
