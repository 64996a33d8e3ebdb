import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars/index.ts';

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
