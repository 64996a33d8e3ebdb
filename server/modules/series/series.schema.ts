import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  MAX_INTERVAL,
  MAX_SERIES_DATES,
  MAX_TIMES,
  type MonthDay,
  type RepetitionUnit,
  type Weekday,
} from '../../lib/series/series-dates.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { DateTimeScalar, LocalDateScalar } from '../../platform/graphql/scalars.ts';
import type { SeriesScope } from './chosen-dates.reads.ts';

export type SeriesChangeKind = 'add' | 'edit' | 'cancel';

export const SeriesChangeKindEnum = registerEnum<SeriesChangeKind>(
  'SeriesChangeKind',
  'What is done with dates of a series.',
  { add: 'Dates are added.', edit: 'Dates are changed.', cancel: 'Dates are cancelled.' },
);

export const SeriesScopeEnum = registerEnum<SeriesScope>(
  'SeriesScope',
  'Which dates of a series a change is for, of those that are not over and not cancelled.',
  {
    this: 'The date alone.',
    later: 'The date and those after it.',
    all: 'The date and all others.',
  },
);

/** What is copied from one date to others beside its texts and times. */
export type SeriesPart = 'questions' | 'codes';

export const SeriesPartEnum = registerEnum<SeriesPart>(
  'SeriesPart',
  'What other dates of a series get from one of them.',
  {
    questions: 'Its questions replace theirs; answers that were given stay.',
    codes: 'Its codes, with the terms that they have; other codes of a date stay.',
  },
);

export const WeekdayEnum = registerEnum<Weekday>('Weekday', 'Day of the week.', {
  monday: 'Monday.',
  tuesday: 'Tuesday.',
  wednesday: 'Wednesday.',
  thursday: 'Thursday.',
  friday: 'Friday.',
  saturday: 'Saturday.',
  sunday: 'Sunday.',
});

export const RepetitionUnitEnum = registerEnum<RepetitionUnit>(
  'RepetitionUnit',
  'Unit in which a show repeats.',
  { day: 'Every so many days.', week: 'Every so many weeks.', month: 'Every so many months.' },
);

export const MonthDayEnum = registerEnum<MonthDay>('MonthDay', 'On which day of a month a show repeats.', {
  day: 'The same day of the month. A month without it has no date.',
  weekday: 'The same weekday, such as the third Friday. The fifth stands for the last.',
});

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A show with many dates. Each date is an event of its own.',
})
export class EventSeries {
  /** Not a field of the API: identifies the organiser for field resolvers. */
  issuerId!: string;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field({ description: 'Name of the series in URLs.' })
  slug!: string;

  @Field(() => Int, { description: 'Number of dates on sale that are not over.' })
  upcomingCount!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the first date on sale that is not over. Null without one.',
  })
  firstDate!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the last date on sale that is not over. Null without one.',
  })
  lastDate!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the series was created.' })
  createdAt!: Date;

  @Field({ description: 'Whether the viewer can change the series.' })
  viewerCanEdit!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Date that could not be added, changed or cancelled.' })
export class SeriesChangeFailure {
  @Field(() => DateTimeScalar, { description: 'Start of the date.' })
  startDate!: Date;

  @Field({ description: 'Code of the refusal, as in errors.' })
  code!: string;

  @Field({ description: 'Reason in plain text.' })
  message!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Work on many dates of a series, which is done one after the other, whatever interrupts it.',
})
export class SeriesChange {
  /** Not a field of the API: identifies the series for the field resolver. */
  seriesId!: string;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => SeriesChangeKindEnum, { description: 'What is done.' })
  kind!: SeriesChangeKind;

  @Field(() => Int, { description: 'Number of dates.' })
  total!: number;

  @Field(() => Int, { description: 'Number of dates that are done.' })
  done!: number;

  @Field(() => Int, { description: 'Number of dates that were refused.' })
  failed!: number;

  @Field(() => [SeriesChangeFailure], { description: 'The first 20 dates that were refused.' })
  failures!: SeriesChangeFailure[];

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last date was done. Null while dates are waiting.',
  })
  finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Date that would change.' })
export class ChangedDate {
  /** Not a field of the API: identifies the event for the field resolver. */
  eventId!: string;

  @Field(() => DateTimeScalar, { description: 'Start.' })
  startDate!: Date;

  @Field(() => DateTimeScalar, { description: 'Start after the change.' })
  newStartDate!: Date;

  @Field(() => Int, { description: 'Number of email addresses that would be notified.' })
  holders!: number;

  @Field(() => Int, { description: 'Number of valid tickets that these holders have.' })
  tickets!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Preview of a change to dates of a series.' })
export class SeriesDatesChangePreview {
  @Field(() => [ChangedDate], { description: 'Dates that would change, soonest first. At most 1,200.' })
  dates!: ChangedDate[];

  @Field(() => Int, {
    description:
      'Number of emails that would be sent: one for each date and address. 0 when no change concerns ticket holders.',
  })
  holders!: number;

  @Field(() => Int, { description: 'Number of valid tickets that these holders have.' })
  tickets!: number;
}

@InputType({ description: 'Rule by which a show repeats, in the time zone of the event.' })
export class RepetitionInput {
  @Field(() => RepetitionUnitEnum, { description: 'Unit of the interval.' })
  unit!: RepetitionUnit;

  @Field(() => Int, {
    defaultValue: 1,
    description: `Number of days, weeks or months from one date to the next, 1 to ${MAX_INTERVAL}. Weeks begin on Monday.`,
  })
  every!: number;

  @Field(() => [WeekdayEnum], {
    nullable: true,
    description: 'Days of the week, of a rule by weeks. By default that of `from`.',
  })
  weekdays?: Weekday[] | null;

  @Field(() => MonthDayEnum, {
    defaultValue: 'day',
    description: 'Which day of the month, of a rule by months: that of `from`.',
  })
  monthDay!: MonthDay;

  @Field(() => LocalDateScalar, { description: 'First day on which a date may be.' })
  from!: string;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day on which a date may be. Required unless `count` is given.',
  })
  until?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Number of days, those in \`except\` included, 1 to ${MAX_SERIES_DATES}.`,
  })
  count?: number | null;
}

@InputType({
  description: `Dates of a show: by a rule, by days, or both. At most ${MAX_SERIES_DATES} in a series.`,
})
export class SeriesDatesInput {
  @Field(() => RepetitionInput, { nullable: true, description: 'Rule by which the show repeats.' })
  rule?: RepetitionInput | null;

  @Field(() => [LocalDateScalar], { nullable: true, description: 'Days beside those of the rule.' })
  days?: string[] | null;

  @Field(() => [LocalDateScalar], { nullable: true, description: 'Days that are left out.' })
  except?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `Starts on each day, as 20:00, at most ${MAX_TIMES}. By default that of the event that is copied.`,
  })
  times?: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'Date that would be added.' })
export class PlannedDate {
  @Field(() => DateTimeScalar, { description: 'Start.' })
  startDate!: Date;

  @Field({ description: 'Whether the series has this date already, so that it is not added.' })
  exists!: boolean;
}
