import type { PrintedEvent } from '../../lib/documents/index.ts';
import { amountOf } from '../../lib/money/index.ts';
import { formatGrace } from '../../lib/ticket-format/index.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import { presentIssuer } from '../issuers/index.ts';
import type { EventRecord } from './event.reads.ts';
import {
  mayBeDeleted,
  mayBeEdited,
  mayCancelEvent,
  mayCreateTickets,
  mayDeleteEvent,
  mayDuplicateEvent,
  mayEditEvent,
  mayGetTickets,
  mayKnowEvent,
  mayPublishEvent,
  nextOnCancel,
  nextOnPublish,
  nextOnUnpublish,
  stockState,
} from './event.rules.ts';
import type { Event } from './event.schema.ts';
import type { TierRecord } from './tiers/tier.reads.ts';
import type { Tier } from './tiers/tier.schema.ts';
import { freeOf, freeTogether } from './tiers/tier-places.rules.ts';

/** Presents the event to the actor: the actor's rights on it are fields of the result. */
export function presentEvent(record: EventRecord, actor: Actor): Event {
  const owned = { issuerId: record.issuerId, eventId: record.id };
  const sees = mayKnowEvent(actor, owned);
  const visible = record.tiers.filter(({ hidden }) => sees || !hidden);
  const available = freeTogether(visible);
  return {
    ...record,
    startDate: record.startAt,
    endDate: record.endAt,
    issuer: presentIssuer({
      id: record.issuerId,
      name: record.issuerName,
      description: record.issuerDescription,
      active: record.issuerActive,
      slug: record.issuerSlug,
      createdAt: record.issuerCreatedAt,
    }),
    tiers: visible.map(presentTier),
    available,
    lowestPrice: lowestPriceOf(record.tiers.filter(({ hidden }) => !hidden)),
    lowStock: stockState(available).lowStock,
    viewerCanEdit: mayBeEdited(record.status) && mayEditEvent(actor, owned),
    viewerCanDuplicate: mayDuplicateEvent(actor, owned),
    viewerCanPublish: nextOnPublish(record.status) !== undefined && mayPublishEvent(actor, owned),
    viewerCanUnpublish: nextOnUnpublish(record.status) !== undefined && mayPublishEvent(actor, owned),
    viewerCanCancel: nextOnCancel(record.status) !== undefined && mayCancelEvent(actor, owned),
    viewerCanDelete: mayBeDeleted(record.status) && mayDeleteEvent(actor, owned),
    viewerCanCreateTickets: mayGetTickets(record.status) && mayCreateTickets(actor, owned),
  };
}

/** Amounts of different currencies are not compared, except that nothing is less than free: the first tier decides. */
function lowestPriceOf(tiers: readonly TierRecord[]): Event['lowestPrice'] {
  const onSale = tiers.filter((tier) => freeOf(tier) > 0);
  const choice = onSale.length > 0 ? onSale : tiers;
  const isFree = ({ priceUnits: price }: TierRecord) => BigInt(price) === 0n;
  const currency = (choice.find(isFree) ?? choice[0])?.currency;
  if (currency === undefined) return null;
  const prices = choice.filter((tier) => tier.currency === currency).map((tier) => BigInt(tier.priceUnits));
  const [lowest = 0n] = prices.toSorted((one, other) => (one < other ? -1 : 1));
  return presentMoney(amountOf(currency, lowest));
}

export function presentTier(record: TierRecord): Tier {
  return {
    ...record,
    price: presentMoney(amountOf(record.currency, BigInt(record.priceUnits))),
    available: freeOf(record),
    generated: record.capacity,
    effectiveAt: new Date(record.effectiveAt),
    expiresAt: new Date(record.expiresAt),
    gracePeriod: formatGrace(record.graceSeconds),
    salesStart: record.salesStart === null ? null : new Date(record.salesStart),
    salesEnd: record.salesEnd === null ? null : new Date(record.salesEnd),
  };
}

/** Returns the event as documents and calendar entries show it. */
export function printedEventOf(event: Event, publicUrl: string): PrintedEvent {
  return {
    id: event.id,
    category: event.category,
    name: event.name,
    venue: event.venue,
    startsAt: event.startDate,
    endsAt: event.endDate,
    timeZone: event.timeZone,
    issuer: event.issuer.name,
    url: `${publicUrl}/event-details?slug=${encodeURIComponent(event.slug)}`,
    revision: revisionOf(event),
  };
}

/** Increases with each change, as iCalendar requires of SEQUENCE. */
export function revisionOf({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }): number {
  return Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1_000));
}
