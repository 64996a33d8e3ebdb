import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import type { EventChangeField } from '../../../platform/vocabulary.ts';

export const EventChangeFieldEnum: Record<string, EventChangeField> = registerEnum(
  'EventChangeField',
  'A fact of an event that holders of its tickets are told about when it changes.',
  {
    name: 'The name of the event.',
    venue: 'The place of the event.',
    startDate: 'The start; the values are timestamps.',
    endDate: 'The end; the values are timestamps.',
  },
);

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
