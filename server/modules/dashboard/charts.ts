import { amountOf, totalOf } from '../../lib/money/index.ts';
import { can, type SignedInActor } from '../../platform/access/actor.ts';
import type { Permission } from '../../platform/access/permissions.ts';
import { isSystemRole } from '../../platform/access/roles.ts';
import { presentMoney } from '../../platform/graphql/money.type.ts';
import { pageSize } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { readEventRevenue, readGateEntries, readTierSales, readWaitingApprovals } from './chart.reads.ts';
import { daysUntil, minutesUntil, type Slices, seriesOf, type Tally } from './chart.rules.ts';
import type { EventRevenue, TimeChart, WaitingApproval } from './chart.type.ts';

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
    return can(this.#actor, right) && (isSystemRole(this.#actor.role) || this.#actor.issuerId !== null);
  }
}

function chartOf({ starts, stepMs }: Slices, tallies: readonly Tally[]): TimeChart {
  return { starts, stepSeconds: stepMs / 1_000, series: seriesOf(tallies, starts.length) };
}
