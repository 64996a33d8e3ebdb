import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/page.ts';

@ObjectType({ simpleResolvers: true, description: 'Gate of an event.' })
export class Gate {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the gate is open.' })
  active!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class GateConnection extends ConnectionOf(Gate) {}

@ObjectType({ simpleResolvers: true, description: 'Admissions to an event so far.' })
export class EntriesChange {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => String, {
    description: "Number of the issuer's latest revocation. Devices with an older list fetch the changes.",
  })
  revocationNumber!: string;

  @Field(() => Int, { description: 'Number of distinct tickets admitted.' })
  entered!: number;

  @Field(() => Int, { description: 'Number of guests inside now.' })
  inside!: number;

  @Field(() => [Gate], { description: 'Gates of the event, with their number of entries.' })
  gates!: Gate[];
}
