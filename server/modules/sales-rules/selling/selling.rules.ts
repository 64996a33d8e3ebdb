import { MAX_ORDER_TICKETS } from '../../../lib/limits/order-limits.ts';
import type { Config } from '../../../platform/config/config.ts';
import { BadInput, type FieldFault } from '../../../platform/failures.ts';

/** The operator's settings. */
type PlayMoneyTerms = Pick<Config, 'playMoney' | 'production'>;

/**
 * Whether an event accepts play money: MOCK, and the XLM of a test network.
 * @param chosen by the organiser; null without a choice: accepted in development, not in production
 */
export function acceptsPlayMoney({ playMoney, production }: PlayMoneyTerms, chosen: boolean | null): boolean {
  return playMoney && (chosen ?? !production);
}

/** The sales settings of an event. */
export interface EventSales {
  salesOpen: boolean;
  /** Tickets in one order; null: the limit of any order. */
  orderLimit: number | null;
  /** Unpaid tickets that one person may hold; null: any number. */
  personLimit: number | null;
  /** Unpaid tickets that one network may order in an hour; null: any number. */
  networkLimit: number | null;
  /** Hours to confirm the address of an unpaid order; null: no deadline. */
  confirmHours: number | null;
  /** null: the default of the installation. */
  playMoney: boolean | null;
  waitingList: boolean;
  offerMinutes: number;
}

/** The sales settings of a tier. */
export interface TierSales {
  hidden: boolean;
  salesStart: Date | null;
  salesEnd: Date | null;
  orderLimit: number | null;
}

/** A missing property stays as it is. null is a value only for optional properties. */
export type Patch<T> = { [K in keyof T]?: T[K] | null };

const MOST_UNPAID = 1_000;
const MOST_OF_NETWORK = 10_000;
const MOST_HOURS = 720;
const OFFER_MINUTES = { least: 5, most: 10_080 };

/** @throws BadInput naming every fault */
export function patchedEventSales(now: EventSales, patch: Patch<EventSales>): EventSales {
  const sales = {
    salesOpen: patch.salesOpen ?? now.salesOpen,
    orderLimit: patch.orderLimit === undefined ? now.orderLimit : patch.orderLimit,
    personLimit: patch.personLimit === undefined ? now.personLimit : patch.personLimit,
    networkLimit: patch.networkLimit === undefined ? now.networkLimit : patch.networkLimit,
    confirmHours: patch.confirmHours === undefined ? now.confirmHours : patch.confirmHours,
    playMoney: patch.playMoney === undefined ? now.playMoney : patch.playMoney,
    waitingList: patch.waitingList ?? now.waitingList,
    offerMinutes: patch.offerMinutes ?? now.offerMinutes,
  };
  const faults = limitFaults(sales.orderLimit);
  const { least, most } = OFFER_MINUTES;
  if (!(sales.offerMinutes >= least && sales.offerMinutes <= most)) {
    faults.push({
      field: 'offerMinutes',
      code: 'OUT_OF_RANGE',
      min: least,
      max: most,
      message: 'A place is held for 5 minutes to 7 days.',
    });
  }
  faults.push(...unpaidFaults(sales));
  if (faults.length > 0) throw new BadInput(faults);
  return sales;
}

function unpaidFaults({ personLimit, networkLimit, confirmHours }: EventSales): FieldFault[] {
  const isWithin = (value: number | null, most: number) => value === null || (value >= 1 && value <= most);
  const faults: FieldFault[] = [];
  if (!isWithin(personLimit, MOST_UNPAID))
    faults.push({
      field: 'personLimit',
      code: 'OUT_OF_RANGE',
      min: 1,
      max: MOST_UNPAID,
      message: 'A person may hold 1 to 1,000 unpaid tickets.',
    });
  if (!isWithin(networkLimit, MOST_OF_NETWORK))
    faults.push({
      field: 'networkLimit',
      code: 'OUT_OF_RANGE',
      min: 1,
      max: MOST_OF_NETWORK,
      message: 'A network may order 1 to 10,000 unpaid tickets an hour.',
    });
  if (!isWithin(confirmHours, MOST_HOURS))
    faults.push({
      field: 'confirmHours',
      code: 'OUT_OF_RANGE',
      min: 1,
      max: MOST_HOURS,
      message: 'An address is confirmed within 1 to 720 hours.',
    });
  return faults;
}

/** @throws BadInput naming every fault */
export function patchedTierSales(now: TierSales, patch: Patch<TierSales>): TierSales {
  const sales = {
    hidden: patch.hidden ?? now.hidden,
    salesStart: patch.salesStart === undefined ? now.salesStart : patch.salesStart,
    salesEnd: patch.salesEnd === undefined ? now.salesEnd : patch.salesEnd,
    orderLimit: patch.orderLimit === undefined ? now.orderLimit : patch.orderLimit,
  };
  const faults = [
    ...limitFaults(sales.orderLimit),
    ...periodFaults(sales.salesStart, sales.salesEnd, 'salesEnd'),
  ];
  if (faults.length > 0) throw new BadInput(faults);
  return sales;
}

/** A period has an end after its beginning, and both lie in this century. */
export function periodFaults(start: Date | null, end: Date | null, field: string): FieldFault[] {
  const odd = [start, end].some(
    (moment) => moment && !(moment.getUTCFullYear() >= 2000 && moment.getUTCFullYear() < 2100),
  );
  if (odd) return [{ field, code: 'DATE_RANGE', message: 'Times must lie between 2000 and 2099.' }];
  return start && end && end <= start
    ? [{ field, code: 'END_BEFORE_START', message: 'The end must come after the beginning.' }]
    : [];
}

function limitFaults(limit: number | null): FieldFault[] {
  if (limit === null || (limit >= 1 && limit <= MAX_ORDER_TICKETS)) return [];
  return [
    {
      field: 'orderLimit',
      code: 'OUT_OF_RANGE',
      min: 1,
      max: MAX_ORDER_TICKETS,
      message: `An order holds 1 to ${MAX_ORDER_TICKETS} tickets.`,
    },
  ];
}
