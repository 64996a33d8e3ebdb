import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Where the tickets of an event are sold beside Passa.' })
export class EventEmbed {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => [String], { description: 'Origins such as https://band.example; none: nowhere.' })
  sites!: string[];
}
