import { Arg, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { WaitingKind } from '../../platform/vocabulary.ts';
import type { Charts } from './dashboard.queries.ts';

export const WaitingKindEnum = registerEnum<WaitingKind>(
  'WaitingKind',
  'Kind of object that awaits signatories.',
  {
    contract: 'Draft contract.',
    round: 'Revenue round.',
    expense: 'Expense.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'One series of a chart.' })
export class ChartSeries {
  @Field({ description: 'Display name.' })
  name!: string;

  @Field(() => [Int], { description: 'One value per time slice.' })
  points!: number[];

  @Field(() => Int, { description: 'Sum of all values.' })
  total!: number;

  @Field(() => Int, {
    description: 'Number of its colour, from 0. A tier keeps its colour for its life, whatever others do.',
  })
  tone!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Counts over time, largest series first.' })
export class TimeChart {
  @Field(() => [DateTimeScalar], { description: 'Start of each time slice, oldest first.' })
  starts!: Date[];

  @Field(() => Int, { description: 'Length of a time slice in seconds.' })
  stepSeconds!: number;

  @Field(() => [ChartSeries], { description: 'Series of the chart.' })
  series!: ChartSeries[];
}

@ObjectType({ simpleResolvers: true, description: 'Revenue of an event.' })
export class EventRevenue {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field(() => [Money], { description: 'Sales, collected or still due, less refunds.' })
  revenue!: Money[];

  @Field(() => [Money], { description: 'Part of the revenue that is still due at the door.' })
  due!: Money[];
}

@ObjectType({ simpleResolvers: true, description: 'Object that awaits signatories.' })
export class WaitingApproval {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => WaitingKindEnum, { description: 'Kind of object that awaits approval.' })
  kind!: WaitingKind;

  /** Not fields of the API: identify the parent object for field resolvers. */
  contractId!: string;
  contractName!: string;

  @Field({ description: 'Title.' })
  title!: string;

  @Field(() => Money, { nullable: true, description: 'Amount.' })
  amount!: Money | null;

  @Field(() => Int, { description: 'Number of signatures or approvals given so far.' })
  given!: number;

  @Field(() => Int, { description: 'Number of signatures or approvals required.' })
  required!: number;

  @Field(() => DateTimeScalar, { description: 'When the wait began.' })
  since!: Date;

  @Field({ description: 'Whether the object awaits the viewer.' })
  waitsForViewer!: boolean;
}

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

  @Field(() => [EventRevenue], { description: 'Events with the highest revenue.' })
  revenueByEvent(
    @Arg('first', () => Int, { defaultValue: 6, description: 'Maximum number of entries, 1 to 100.' })
    first: number,
  ): Promise<EventRevenue[]> {
    return this.#charts.revenueByEvent(first);
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
