import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Where the tickets of an event are sold beside Passa.' })
export class EventEmbed {
  /** Names the object beside it; no field of the API. */
  eventId!: string;

  @Field(() => [String], { description: 'Origins such as https://band.example; none: nowhere.' })
  sites!: string[];
}
