import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Two records of one thing that do not agree.' })
export class BooksDifference {
  @Field({ description: 'Which rule was broken.' })
  rule!: string;

  @Field({ description: 'What it is about: a tier, an order, a payment, an account.' })
  subject!: string;

  @Field({ description: 'What one record says.' })
  expected!: string;

  @Field({ description: 'What the other record says.' })
  found!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Journal, orders, tickets and ledger, held against each other.',
})
export class BooksCheck {
  @Field(() => DateTimeScalar, { description: 'When it was checked.' })
  checkedAt!: Date;

  @Field({ description: 'Whether nothing differs.' })
  agree!: boolean;

  @Field({ description: 'False when the ledger could not be asked.' })
  ledgerAsked!: boolean;

  @Field(() => Int, { description: 'How many payments were looked at.' })
  payments!: number;

  @Field(() => Int, { description: 'How many refunds were looked at.' })
  refunds!: number;

  @Field(() => [BooksDifference], { description: 'What does not agree.' })
  differences!: BooksDifference[];
}
