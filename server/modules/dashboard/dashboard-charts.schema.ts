import { Arg, Field, Int, ObjectType } from 'type-graphql';
import { EventRevenue, MonthRevenue, TimeChart, WaitingApproval } from './chart.schema.ts';
import type { Charts } from './dashboard.queries.ts';

/** The charts of the dashboard. Each is read on demand; one without permission is empty. */
@ObjectType({ description: 'Charts of the dashboard.' })
export class DashboardCharts {
  readonly #charts: Charts;

  constructor(charts: Charts) {
    this.#charts = charts;
  }

  @Field(() => TimeChart, { description: 'Tickets sold per day, by tier.' })
  salesByTier(
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'Length of the chart in days, up to today: 1 to 92.',
    })
    days: number,
    @Arg('utcOffset', () => Int, {
      defaultValue: 0,
      description: "Offset of the viewer's time zone from UTC in minutes: -840 to 840.",
    })
    utcOffset: number,
  ): Promise<TimeChart> {
    return this.#charts.salesByTier(days, utcOffset);
  }

  @Field(() => TimeChart, { description: 'Admissions by gate over the last 60 or 1440 minutes.' })
  entriesByGate(
    @Arg('minutes', () => Int, {
      defaultValue: 60,
      description: 'Length of the chart in minutes, up to now: 60 or 1440.',
    })
    minutes: number,
  ): Promise<TimeChart> {
    return this.#charts.entriesByGate(minutes);
  }

  @Field(() => [EventRevenue], {
    description: 'Events with the highest revenue. Those that sold in `Viewer.mainCurrency` come first.',
  })
  revenueByEvent(
    @Arg('first', () => Int, { defaultValue: 6, description: 'Maximum number of entries, 1 to 100.' })
    first: number,
  ): Promise<EventRevenue[]> {
    return this.#charts.revenueByEvent(first);
  }

  @Field(() => [MonthRevenue], {
    description: 'Revenue by month, newest first; months without any are left out.',
  })
  revenueByMonth(
    @Arg('months', () => Int, {
      defaultValue: 12,
      description: 'Length in months, up to the current one: 1 to 36.',
    })
    months: number,
    @Arg('utcOffset', () => Int, {
      defaultValue: 0,
      description: "Offset of the viewer's time zone from UTC in minutes: -840 to 840.",
    })
    utcOffset: number,
  ): Promise<MonthRevenue[]> {
    return this.#charts.revenueByMonth(months, utcOffset);
  }

  @Field(() => [WaitingApproval], {
    description: 'Objects that await signatories: those that await the viewer first, then the oldest first.',
  })
  approvalsWaiting(
    @Arg('first', () => Int, { defaultValue: 6, description: 'Maximum number of entries, 1 to 100.' })
    first: number,
  ): Promise<WaitingApproval[]> {
    return this.#charts.approvalsWaiting(first);
  }
}
