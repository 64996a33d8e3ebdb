import { Arg, Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { WaitingKind } from '../../platform/vocabulary.ts';
import type { Charts } from './dashboard.queries.ts';

export const WaitingKindEnum = registerEnum<WaitingKind>('WaitingKind', 'What waits for signatories.', {
  contract: 'A draft of a contract.',
  round: 'A release of revenue.',
  expense: 'An expense.',
});

@ObjectType({ simpleResolvers: true, description: 'One of the counts of a chart.' })
export class ChartSeries {
  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field(() => [Int], { description: 'One for each slice of time.' })
  points!: number[];

  @Field(() => Int, { description: 'All of it together.' })
  total!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Counts over time, the largest series first.' })
export class TimeChart {
  @Field(() => [DateTimeScalar], { description: 'When each slice begins, oldest first.' })
  starts!: Date[];

  @Field(() => Int, { description: 'How long a slice of time is.' })
  stepSeconds!: number;

  @Field(() => [ChartSeries], { description: 'The counts, by name.' })
  series!: ChartSeries[];
}

@ObjectType({ simpleResolvers: true, description: 'What the sales of an event brought.' })
export class EventRevenue {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field({ description: 'The name, for people.' })
  name!: string;

  @Field(() => [Money], { description: 'Sales, collected or still due, less refunds.' })
  revenue!: Money[];

  @Field(() => [Money], { description: 'The part of the revenue that is still to be collected at the door.' })
  due!: Money[];
}

@ObjectType({ simpleResolvers: true, description: 'Something that waits for signatories.' })
export class WaitingApproval {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => WaitingKindEnum, { description: 'What kind it is of.' })
  kind!: WaitingKind;

  /** Not fields of the API: identify the parent object for field resolvers. */
  contractId!: string;
  contractName!: string;

  @Field({ description: 'What it is for.' })
  title!: string;

  @Field(() => Money, { nullable: true, description: 'How much.' })
  amount!: Money | null;

  @Field(() => Int, { description: 'Signatures or approvals so far.' })
  given!: number;

  @Field(() => Int, { description: 'How many it takes.' })
  required!: number;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  since!: Date;

  @Field({ description: 'Whether it waits for the reader.' })
  waitsForViewer!: boolean;
}

/** The charts of the dashboard. Each is read on demand; one without permission is empty. */
@ObjectType({ description: 'What a dashboard draws.' })
export class DashboardCharts {
  readonly #charts: Charts;

  constructor(charts: Charts) {
    this.#charts = charts;
  }

  @Field(() => TimeChart, { description: 'Tickets sold a day, by tier.' })
  salesByTier(
    @Arg('days', () => Int, { defaultValue: 30, description: 'Days of the chart, up to today: 1 to 92.' })
    days: number,
    @Arg('utcOffset', () => Int, {
      defaultValue: 0,
      description: "Minutes that the reader's clock is ahead of UTC: -840 to 840.",
    })
    utcOffset: number,
  ): Promise<TimeChart> {
    return this.#charts.salesByTier(days, utcOffset);
  }

  @Field(() => TimeChart, { description: 'People let in, by gate: of the last 60 or 1440 minutes.' })
  entriesByGate(
    @Arg('minutes', () => Int, {
      defaultValue: 60,
      description: 'Minutes of the chart, up to now: 60 or 1440.',
    })
    minutes: number,
  ): Promise<TimeChart> {
    return this.#charts.entriesByGate(minutes);
  }

  @Field(() => [EventRevenue], { description: 'The events whose sales brought most.' })
  revenueByEvent(
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many entries at most, 1 to 100.' })
    first: number,
  ): Promise<EventRevenue[]> {
    return this.#charts.revenueByEvent(first);
  }

  @Field(() => [WaitingApproval], { description: 'What waits for the reader first, then the oldest.' })
  approvalsWaiting(
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many entries at most, 1 to 100.' })
    first: number,
  ): Promise<WaitingApproval[]> {
    return this.#charts.approvalsWaiting(first);
  }
}
