import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CellKindEnum } from '../../graphql/enums.ts';
import { Money } from '../../graphql/money.type.ts';
import { PageInfo } from '../../graphql/page.ts';
import type { CellKind } from '../../vocabulary.ts';

@ObjectType({ simpleResolvers: true })
export class ReportColumn {
  @Field()
  key!: string;

  @Field()
  label!: string;

  @Field(() => CellKindEnum)
  kind!: CellKind;
}

@ObjectType({ simpleResolvers: true })
export class ReportRow {
  @Field(() => ID)
  id!: string;

  @Field(() => [String], {
    nullable: 'items',
    description: 'In the order of the columns. Moments in UTC, amounts as exact decimals.',
  })
  cells!: (string | null)[];
}

@ObjectType({ simpleResolvers: true })
export class ReportConnection {
  @Field(() => [ReportColumn], { description: 'Those that the reader may see.' })
  columns!: ReportColumn[];

  @Field(() => [ReportRow])
  nodes!: ReportRow[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'Rows of one kind and currency.' })
export class ReportTotal {
  @Field()
  group!: string;

  @Field(() => Int)
  rows!: number;

  @Field(() => Money, { nullable: true })
  amount!: Money | null;
}
