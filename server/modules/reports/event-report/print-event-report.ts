import { actsFor, can } from '../../../access/actor.ts';
import { EVENT_ZONE, type EventReport, eventReportPdf, eventTime } from '../../../documents/index.ts';
import { Forbidden, NotFound } from '../../../failures.ts';
import { type Currency, formatWithCurrency, totalOf } from '../../../money/index.ts';
import type { Scope } from '../../../scope.ts';
import { type Event, findEvent } from '../../events/index.ts';
import { type EventReportRecord, readEventReport } from './event-report.reads.ts';

/**
 * What was sold of an event, what is due, who came in and what went back, as a PDF. It names no person.
 * @throws NotFound, Forbidden
 */
export async function printEventReport(
  scope: Scope,
  eventId: string,
): Promise<{ fileName: string; content: Buffer }> {
  const event = await findEvent(scope, eventId);
  const { actor } = scope;
  if (!actsFor(actor, event.issuer.id) || !can(actor, 'VIEW_SALES')) throw new Forbidden();
  const record = await readEventReport(scope, event.id);
  if (!record) throw new NotFound('The event');
  return {
    fileName: `report-${event.slug}.pdf`,
    content: await eventReportPdf(reportOf(event, record, scope.clock.now())),
  };
}

const count = new Intl.NumberFormat('en');

function reportOf(event: Event, record: EventReportRecord, now: Date): EventReport {
  const { date, time } = eventTime(event.startDate, event.endDate, EVENT_ZONE);
  const made = eventTime(now, now, EVENT_ZONE);
  return {
    eventId: event.id,
    title: event.name,
    issuer: event.issuer.name,
    when: `${date}, ${time}`,
    venue: event.venue,
    status: `${event.status[0]?.toUpperCase()}${event.status.slice(1)}`,
    madeAt: `${made.date}, ${made.time}`,
    figures: figuresOf(record),
    tables: [
      tiersTable(record),
      duesTable(record),
      gatesTable(record),
      incidentsTable(record),
      moneyTable(record),
      ordersTable(record),
    ],
  };
}

function figuresOf({ tiers, money }: EventReportRecord): EventReport['figures'] {
  const sum = (key: 'capacity' | 'sold' | 'left' | 'entered' | 'free' | 'revoked' | 'playMoney'): string =>
    count.format(tiers.reduce((total, tier) => total + tier[key], 0));
  const all = (key: 'revenue' | 'due'): string =>
    money.map(({ currency, [key]: units }) => written(currency, units)).join(' · ') || '—';
  return [
    { label: 'Generated', value: sum('capacity') },
    { label: 'Sold', value: sum('sold') },
    { label: 'Left', value: sum('left') },
    { label: 'Entered', value: sum('entered') },
    { label: 'Revenue', value: all('revenue') },
    { label: 'Due at the door', value: all('due') },
    { label: 'Complimentary', value: sum('free') },
    { label: 'Revoked', value: sum('revoked') },
    { label: 'Bought with play money', value: sum('playMoney') },
  ];
}

function tiersTable({ tiers, revenue }: EventReportRecord): EventReport['tables'][number] {
  const earned = (name: string): string =>
    revenue
      .filter(({ tier }) => tier === name)
      .map(({ currency, units }) => written(currency, units))
      .join(' · ') || '—';
  return {
    title: 'Sales by tier',
    columns: ['Tier', 'Price', 'Generated', 'Sold', 'Left', 'Entered', 'Revenue'],
    rows: tiers.map((tier) => [
      tier.name,
      written(tier.currency, tier.price),
      ...[tier.capacity, tier.sold, tier.left, tier.entered].map((value) => count.format(value)),
      earned(tier.name),
    ]),
    none: 'No tickets were created.',
  };
}

function duesTable({ tiers }: EventReportRecord): EventReport['tables'][number] {
  const owing = tiers.filter(({ due, collected, waived }) =>
    [due, collected, waived].some((units) => units !== '0'),
  );
  return {
    title: 'Paid at the door',
    columns: ['Tier', 'Still due', 'Collected', 'Waived'],
    rows: owing.map(({ name, currency, due, collected, waived }) => [
      name,
      ...[due, collected, waived].map((units) => written(currency, units)),
    ]),
    none: 'Nothing was sold to be paid at the door.',
  };
}

function gatesTable({ gates }: EventReportRecord): EventReport['tables'][number] {
  return {
    title: 'Entries by gate',
    columns: ['Gate', 'Entries'],
    rows: gates.map(({ name, entries }) => [name ?? 'No gate named', count.format(entries)]),
    none: 'Nobody came in yet.',
  };
}

function incidentsTable({ incidents }: EventReportRecord): EventReport['tables'][number] {
  const rows: [string, number][] = [
    ['Tickets let in twice', incidents.twice],
    ['Revoked or cancelled tickets let in', incidents.void],
    ['Guests let in unpaid', incidents.unpaid],
  ];
  return {
    title: 'Incidents at the door',
    columns: ['Incident', 'Tickets'],
    rows: rows.filter(([, tickets]) => tickets > 0).map(([name, tickets]) => [name, count.format(tickets)]),
    none: 'None.',
  };
}

function moneyTable({ money }: EventReportRecord): EventReport['tables'][number] {
  return {
    title: 'Money',
    columns: ['Currency', 'Revenue', 'Taken at the door', 'Still due', 'Given back or waived'],
    rows: money.map(({ currency, revenue, collected, due, back }) => [
      currency,
      ...[revenue, collected, due, back].map((units) => written(currency, units)),
    ]),
    none: 'No money moved.',
  };
}

const ORDERS: Record<string, string> = {
  due: 'To be paid at the door',
  held: 'Being paid',
  paid: 'Paid, or free',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

function ordersTable({ orders }: EventReportRecord): EventReport['tables'][number] {
  return {
    title: 'Orders',
    columns: ['Status', 'Orders'],
    rows: orders.map(({ status, count: number }) => [ORDERS[status] ?? status, count.format(number)]),
    none: 'Nobody ordered yet.',
  };
}

function written(currency: Currency, units: string): string {
  return formatWithCurrency(totalOf(currency, BigInt(units)));
}
