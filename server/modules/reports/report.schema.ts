import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { CellKind, ReportName } from '../../platform/vocabulary.ts';

export const ReportNameEnum = registerEnum<ReportName>('ReportName', 'What a report is about.', {
  sales: 'What was sold.',
  dues: 'What was due at the door.',
  payouts: 'What releases paid.',
  refunds: 'What was given back.',
  expenses: 'What was laid out.',
  scans: 'What was scanned at the doors.',
  incidents: 'What went wrong at the doors.',
  journal: 'Every movement of money.',
});

export const CellKindEnum = registerEnum<CellKind>('CellKind', 'How the cells of a column are read.', {
  text: 'Words.',
  moment: 'A moment.',
  amount: 'An amount of money.',
  currency: 'A currency.',
  count: 'A whole number.',
  status: 'A word that says how something stands.',
  reference: 'An identifier or a hash.',
});

@ObjectType({ simpleResolvers: true, description: 'A column of a report.' })
export class ReportColumn {
  @Field({ description: 'The name of the column in files.' })
  key!: string;

  @Field({ description: 'The heading, for people.' })
  label!: string;

  @Field(() => CellKindEnum, { description: 'What kind it is of.' })
  kind!: CellKind;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A row of a report, its cells in the order of the columns.',
})
export class ReportRow {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => [String], {
    nullable: 'items',
    description: 'In the order of the columns. Moments in UTC, amounts as exact decimals.',
  })
  cells!: (string | null)[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class ReportConnection {
  @Field(() => [ReportColumn], { description: 'Those that the reader may see.' })
  columns!: ReportColumn[];

  @Field(() => [ReportRow], { description: 'The entries of the page.' })
  nodes!: ReportRow[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'Rows of one kind and currency.' })
export class ReportTotal {
  @Field({ description: 'The kind of rows that were added up.' })
  group!: string;

  @Field(() => Int, { description: 'How many rows.' })
  rows!: number;

  @Field(() => Money, { nullable: true, description: 'How much.' })
  amount!: Money | null;
}

@InputType({ description: 'Sorts all rows by one column; rows that are equal in it come newest first.' })
export class ReportOrderInput {
  @Field({ description: 'The key of a column that the reader may see. Amounts sort within their currency.' })
  column!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Largest, latest or last in the alphabet first.',
  })
  descending!: boolean;
}

@InputType({ description: 'From its first moment up to, not including, its last.' })
export class ReportFilterInput {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The first moment; of a rate, the currency that is given.',
  })
  from?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The last moment; of a rate, the currency that is got.',
  })
  to?: Date | null;

  @Field(() => ID, { nullable: true, description: 'The event that it belongs to.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'For system roles, who otherwise see all.' })
  issuerId?: string | null;
}
