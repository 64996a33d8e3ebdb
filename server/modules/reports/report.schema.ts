import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { CellKind, ReportName } from '../../platform/vocabulary.ts';

export const ReportNameEnum = registerEnum<ReportName>('ReportName', 'Name of a report.', {
  sales: 'Sales.',
  dues: 'Amounts due at the door.',
  shifts: 'Shifts of cashiers at the door.',
  payouts: 'Payments of revenue rounds.',
  refunds: 'Refunds.',
  expenses: 'Expenses.',
  scans: 'Scans at the door.',
  incidents: 'Incidents at the door.',
  journal: 'All movements of money.',
});

export const CellKindEnum = registerEnum<CellKind>('CellKind', 'Format of the cells of a column.', {
  text: 'Plain text.',
  moment: 'Timestamp.',
  amount: 'Amount of money.',
  currency: 'Currency.',
  count: 'Whole number.',
  status: 'Status.',
  reference: 'Identifier or hash.',
});

@ObjectType({ simpleResolvers: true, description: 'Column of a report.' })
export class ReportColumn {
  @Field({ description: 'Name of the column in exported files.' })
  key!: string;

  @Field({ description: 'Display heading.' })
  label!: string;

  @Field(() => CellKindEnum, { description: "Format of the column's cells." })
  kind!: CellKind;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Row of a report.',
})
export class ReportRow {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => [String], {
    nullable: 'items',
    description: 'Cells in the order of the columns. Timestamps are in UTC, amounts are exact decimals.',
  })
  cells!: (string | null)[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ReportConnection extends ConnectionOf(ReportRow) {
  @Field(() => [ReportColumn], { description: 'Columns that the viewer can see.' })
  columns!: ReportColumn[];
}

@ObjectType({ simpleResolvers: true, description: 'Total of the rows of one kind and currency.' })
export class ReportTotal {
  @Field({ description: 'Kind of rows that were added up.' })
  group!: string;

  @Field(() => Int, { description: 'Number of rows.' })
  rows!: number;

  @Field(() => Money, { nullable: true, description: 'Sum of the rows. Null for rows without an amount.' })
  amount!: Money | null;
}

@InputType({ description: 'Sorts all rows by one column. Rows with equal values are sorted newest first.' })
export class ReportOrderInput {
  @Field({ description: 'Key of a column that the viewer can see. Amounts sort within their currency.' })
  column!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to sort in descending order: largest, latest or alphabetically last first.',
  })
  descending!: boolean;
}

@InputType({ description: 'Filter of a report. The period includes `from` and excludes `to`.' })
export class ReportFilterInput {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the period, inclusive.',
  })
  from?: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the period, exclusive.',
  })
  to?: Date | null;

  @Field(() => ID, { nullable: true, description: 'Returns only rows of this event.' })
  eventId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Returns only rows of this issuer. For system roles, which otherwise see all.',
  })
  issuerId?: string | null;
}
