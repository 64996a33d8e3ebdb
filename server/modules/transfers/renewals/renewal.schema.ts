import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Renewal of the codes of all tickets of an event.' })
export class CodeRenewal {
  @Field(() => DateTimeScalar, { description: 'Start. Tickets issued before get a new code.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End. Null while it is under way.' })
  finishedAt!: Date | null;

  @Field(() => Int, { description: 'Number of tickets that have a new code.' })
  renewed!: number;
}
