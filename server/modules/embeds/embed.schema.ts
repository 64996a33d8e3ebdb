import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'Permission for other websites to sell the tickets of an event in a frame.',
})
export class EventEmbed {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => [String], {
    description: 'Origins that can embed the sale, such as https://band.example. Empty: none.',
  })
  sites!: string[];
}
