import { Field, Int, ObjectType } from 'type-graphql';
import { EventChangeFieldEnum } from '../../../platform/graphql/enums.ts';
import type { EventChangeField } from '../../../platform/vocabulary.ts';

@ObjectType({ simpleResolvers: true, description: 'One thing about an event that holders of tickets go by.' })
export class EventChange {
  @Field(() => EventChangeFieldEnum, { description: 'The fact that would change.' })
  field!: EventChangeField;

  @Field({ description: 'What holds now; a moment as an ISO text.' })
  before!: string;

  @Field({ description: 'What would hold then.' })
  after!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a change of an event would tell, and whom, before it is made.',
})
export class EventChangePreview {
  @Field(() => [EventChange], { description: 'What holders would learn; empty when nothing concerns them.' })
  changes!: EventChange[];

  @Field(() => Int, {
    description: 'Addresses that would get a mail; 0 for drafts and events that are over.',
  })
  holders!: number;

  @Field(() => Int, { description: 'Good tickets that they hold.' })
  tickets!: number;
}
