import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Two records of the same object that do not agree.' })
export class BooksDifference {
  @Field({ description: 'Rule that is violated.' })
  rule!: string;

  @Field({ description: 'Object that differs: a tier, an order, a payment or an account.' })
  subject!: string;

  @Field({ description: 'Value in the first record.' })
  expected!: string;

  @Field({ description: 'Value in the second record.' })
  found!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Result of reconciling the journal, orders, tickets and ledger.',
})
export class BooksCheck {
  @Field(() => DateTimeScalar, { description: 'When the records were reconciled.' })
  checkedAt!: Date;

  @Field({ description: 'Whether the records agree.' })
  agree!: boolean;

  @Field({ description: 'Whether the ledger was included. `false` if it could not be reached.' })
  ledgerAsked!: boolean;

  @Field(() => Int, { description: 'Number of payments that were checked.' })
  payments!: number;

  @Field(() => Int, { description: 'Number of refunds that were checked.' })
  refunds!: number;

  @Field(() => [BooksDifference], { description: 'Differences that were found.' })
  differences!: BooksDifference[];
}
