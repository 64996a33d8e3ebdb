import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Event that a member of an organisation is limited to.' })
export class AssignedEvent {
  @Field(() => ID, { description: 'ID of the event.' })
  id!: string;

  @Field(() => String, { description: 'Name of the event.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When the event starts.' })
  startDate!: Date;
}
