import { type TicketCurrency, totalOf } from '../../../lib/money/index.ts';
import { batchByKey } from '../../../platform/db/batch-by-key.ts';
import { Forbidden, NotFound } from '../../../platform/failures.ts';
import { type Money, presentMoney } from '../../../platform/graphql/money.schema.ts';
import type { Scope } from '../../../platform/scope.ts';
import { maySeeSales } from '../../events/index.ts';
import { type EventMoneyRecord, readEventMoney } from './event-money.reads.ts';
import type { EventMoney, WayMoney } from './event-money.schema.ts';

/**
 * Returns where the money of an event came from and where it is.
 * @throws Forbidden when the actor may not see its sales
 */
export async function eventMoney(scope: Scope, event: { id: string; issuerId: string }): Promise<EventMoney> {
  if (!maySeeSales(scope.actor, { issuerId: event.issuerId, eventId: event.id })) throw new Forbidden();
  const money = await load(scope, event.id);
  if (money === undefined) throw new NotFound('event');
  return money;
}

const load = batchByKey(async (scope: Scope, ids: string[]) => {
  const records = await readEventMoney(scope, ids);
  return new Map(records.map((record) => [record.eventId, present(record)]));
});

function present({ ways, places, due, underWay, findings }: EventMoneyRecord): EventMoney {
  return {
    ways: ways.map(presentWay),
    places: places.map(({ place, currency, units }) => ({ place, amount: moneyOf(currency, BigInt(units)) })),
    due: due.map(({ currency, units }) => moneyOf(currency, BigInt(units))),
    paymentsUnderWay: underWay,
    findings,
  };
}

function presentWay({ way, currency, ...texts }: EventMoneyRecord['ways'][number]): WayMoney {
  const [taken, fees, refunded, refunding, disputed] = [
    BigInt(texts.taken),
    BigInt(texts.fees),
    BigInt(texts.refunded),
    BigInt(texts.refunding),
    BigInt(texts.disputed),
  ];
  const of = (units: bigint): Money => moneyOf(currency, units);
  return {
    way,
    taken: of(taken),
    fees: of(fees),
    refunded: of(refunded),
    refunding: of(refunding),
    disputed: of(disputed),
    kept: of(taken - fees - refunded - refunding - disputed),
  };
}

const moneyOf = (currency: TicketCurrency, units: bigint): Money => presentMoney(totalOf(currency, units));
