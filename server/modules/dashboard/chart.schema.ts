import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { WaitingKind } from '../../platform/vocabulary.ts';

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

@ObjectType({ simpleResolvers: true, description: 'Revenue of a month.' })
export class MonthRevenue {
  @Field({ description: "Month in the viewer's time zone, as 2026-11." })
  month!: string;

  @Field(() => [Money], { description: 'Sales of the month, collected or still due, less refunds.' })
  revenue!: Money[];

  @Field(() => [Money], { description: 'Collected in the month, less refunds.' })
  collected!: Money[];
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
