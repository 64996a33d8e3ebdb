import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Where the tickets of an event are sold beside Passa.' })
export class EventEmbed {
  @Field(() => ID, { description: 'The event that it belongs to.' })
  eventId!: string;

  @Field(() => [String], { description: 'Origins such as https://band.example; none: nowhere.' })
  sites!: string[];
}
