import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@Carries('personal data')
@SeenWithObject('staff who see sales of the event')
@ObjectType({
  simpleResolvers: true,
  description: 'Person who was refused by the limit of tickets per person, once per email address.',
})
export class BuyerRefusal {
  /** The person, and whether this reader may see them; no fields of the API. */
  person!: { name: string; email: string; phone: string };
  showsPerson!: boolean;

  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => Int, { description: 'Number of tickets of the last refused order.' })
  tickets!: number;

  @Field(() => Int, { description: 'Number of refused orders.' })
  times!: number;

  @Field(() => DateTimeScalar, { description: 'Time of the last refusal.' })
  refusedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which staff allowed the person to buy more. Null: they have not.',
  })
  allowedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class BuyerRefusalConnection extends ConnectionOf(BuyerRefusal) {}
