import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../graphql/scalars/index.ts';

@ObjectType({ simpleResolvers: true, description: 'Two records of one thing that do not agree.' })
export class BooksDifference {
  @Field({ description: 'Which rule was broken.' })
  rule!: string;

  @Field({ description: 'What it is about: a tier, an order, a payment, an account.' })
  subject!: string;

  @Field()
  expected!: string;

  @Field()
  found!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Journal, orders, tickets and ledger, held against each other.',
})
export class BooksCheck {
  @Field(() => DateTimeScalar)
  checkedAt!: Date;

  @Field()
  agree!: boolean;

  @Field({ description: 'False when the ledger could not be asked.' })
  ledgerAsked!: boolean;

  @Field(() => Int)
  payments!: number;

  @Field(() => Int)
  refunds!: number;

  @Field(() => [BooksDifference])
  differences!: BooksDifference[];
}
