import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page.ts';

@ObjectType({ simpleResolvers: true, description: 'One door of an event.' })
export class Gate {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'The name, for people.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it lets people in now.' })
  active!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class GateConnection {
  @Field(() => [Gate], { description: 'The entries of the page.' })
  nodes!: Gate[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ simpleResolvers: true, description: 'Who went in so far.' })
export class EntriesChange {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => String, {
    description:
      "The number of the organiser's latest revocation: a device whose list is older fetches what is new.",
  })
  revocationNumber!: string;

  @Field(() => Int, { description: 'Distinct tickets that went in.' })
  entered!: number;

  @Field(() => [Gate], { description: 'The gates of the event, with who went in.' })
  gates!: Gate[];
}
