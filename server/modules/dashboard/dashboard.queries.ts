import { amountOf, totalOf } from '../../lib/money/index.ts';
import { can, isStaff, type SignedInActor, signedIn } from '../../platform/access/actor.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { likePattern } from '../../platform/db/statement.ts';
import { type Money, presentMoney } from '../../platform/graphql/money.schema.ts';
import { pageSize } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { resolveTicketSearch } from '../tickets/index.ts';
import { findBalance } from '../wallets/index.ts';
import {
  readEventRevenue,
  readGateEntries,
  readMonthRevenue,
  readTierSales,
  readWaitingApprovals,
} from './chart.reads.ts';
import { daysUntil, minutesUntil, monthsUntil, type Slices, seriesOf, type Tally } from './chart.rules.ts';
import type { EventRevenue, MonthRevenue, TimeChart, WaitingApproval } from './chart.schema.ts';
import { type FigureName, maySeeFigure, SUMS, sourcesFor } from './dashboard.policy.ts';
import { readFigures } from './figure.reads.ts';
import { type FindingRecords, readFindings } from './finding.reads.ts';
import type { Findings } from './finding.schema.ts';

/** The charts for one actor: those of their organiser, or of all for system roles. */
export class Charts {
  readonly #scope: Scope;
  readonly #actor: SignedInActor;

  constructor(scope: Scope, actor: SignedInActor) {
    this.#scope = scope;
    this.#actor = actor;
  }

  async salesByTier(days: number, utcOffset: number): Promise<TimeChart> {
    const slices = daysUntil(this.#scope.clock.now(), days, utcOffset);
    const tallies = this.#may('VIEW_SALES') ? await readTierSales(this.#scope, this.#actor, slices) : [];
    return chartOf(slices, tallies);
  }

  async entriesByGate(minutes: number): Promise<TimeChart> {
    const slices = minutesUntil(this.#scope.clock.now(), minutes);
    const may = this.#may('VALIDATE_TICKETS') || this.#may('VIEW_SALES');
    const entries = may ? await readGateEntries(this.#scope, this.#actor, slices) : [];
    const several = new Set(entries.map(({ event }) => event)).size > 1;
    return chartOf(
      slices,
      entries.map((one) => ({ ...one, name: several ? `${one.name} · ${one.event}` : one.name })),
    );
  }

  async revenueByEvent(first: number): Promise<EventRevenue[]> {
    const length = pageSize(first);
    if (!this.#may('VIEW_REVENUE')) return [];
    const records = await readEventRevenue(this.#scope, this.#actor, length);
    return records.map(({ eventId, name, sums }) => ({
      eventId,
      name,
      revenue: sums.map(({ currency, units }) => presentMoney(totalOf(currency, BigInt(units)))),
      due: sums
        .filter(({ due }) => due !== '0')
        .map(({ currency, due }) => presentMoney(totalOf(currency, BigInt(due)))),
    }));
  }

  async revenueByMonth(months: number, utcOffset: number): Promise<MonthRevenue[]> {
    const span = monthsUntil(this.#scope.clock.now(), months, utcOffset);
    if (!this.#may('VIEW_REVENUE')) return [];
    const records = await readMonthRevenue(this.#scope, this.#actor, span);
    return records.map(({ month, sums }) => ({
      month,
      revenue: sums.map(({ currency, units }) => presentMoney(totalOf(currency, BigInt(units)))),
      collected: sums
        .filter(({ collected }) => collected !== '0')
        .map(({ currency, collected }) => presentMoney(totalOf(currency, BigInt(collected)))),
    }));
  }

  /** Includes signatories of any organisation. */
  async approvalsWaiting(first: number): Promise<WaitingApproval[]> {
    const length = pageSize(first);
    if (!can(this.#actor, 'VIEW_CONTRACTS')) return [];
    const records = await readWaitingApprovals(this.#scope, this.#actor, length);
    return records.map(({ units, currency, mine, ...record }) => ({
      ...record,
      amount: units === null || currency === null ? null : presentMoney(amountOf(currency, units)),
      waitsForViewer: mine,
    }));
  }

  #may(right: Permission): boolean {
    return can(this.#actor, right) && isStaff(this.#actor);
  }
}

function chartOf({ starts, stepMs }: Slices, tallies: readonly Tally[]): TimeChart {
  return { starts, stepSeconds: stepMs / 1_000, series: seriesOf(tallies, starts.length) };
}

/** Batches the figures of one request. */
export class Figures {
  readonly #scope: Scope;
  readonly #actor: SignedInActor;
  readonly #read: (scope: Scope, name: FigureName) => Promise<number | Money[] | undefined>;

  constructor(scope: Scope, actor: SignedInActor) {
    this.#scope = scope;
    this.#actor = actor;
    this.#read = batchByKey((_scope, names: FigureName[]) => this.#load(names));
  }

  async get(name: FigureName): Promise<number | Money[]> {
    const nothing = (SUMS as readonly FigureName[]).includes(name) ? [] : 0;
    if (!maySeeFigure(this.#actor, name)) return nothing;
    return (await this.#read(this.#scope, name)) ?? nothing;
  }

  /** Reads the ledger, because a cached balance could predate the reader's own payment. */
  balance(): Promise<Money | null> {
    return findBalance(this.#scope);
  }

  async #load(names: FigureName[]): Promise<Map<FigureName, number | Money[]>> {
    const record = await readFigures(this.#scope, this.#actor, names);
    return new Map(names.map((name) => [name, presentFigure(record[name] ?? 0)]));
  }
}

function presentFigure(value: number | { currency: string; units: string }[]): number | Money[] {
  if (typeof value === 'number') return value;
  return value.map((line) => presentMoney(totalOf(line.currency as Money['currency'], BigInt(line.units))));
}

/** Searches the events, tickets and people that the actor may see. @throws Unauthenticated */
export async function quickSearch(scope: Scope, text: string): Promise<Findings> {
  const actor = signedIn(scope.actor);
  const pattern = likePattern(text);
  const search = await resolveTicketSearch(scope, actor, text);
  const sources = sourcesFor(actor);
  if (pattern === null || search === null || sources.length === 0) return presentFindings({});
  return presentFindings(await readFindings(scope, actor, sources, { pattern, search }));
}

function presentFindings(found: Partial<FindingRecords>): Findings {
  const { ownEvents = [], listedEvents = [], soldTickets = [], heldTickets = [] } = found;
  return {
    events: [
      ...ownEvents.map((event) => ({ ...event, own: true })),
      ...listedEvents.map((event) => ({ ...event, own: false })),
    ],
    tickets: [
      ...soldTickets.map((ticket) => ({ ...ticket, held: false })),
      ...heldTickets.map((ticket) => ({ ...ticket, held: true })),
    ],
    people: [...(found.accounts ?? []), ...(found.partners ?? [])],
  };
}
