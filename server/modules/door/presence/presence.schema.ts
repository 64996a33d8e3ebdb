import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import { Gate } from '../door.schema.ts';

@ObjectType({ simpleResolvers: true, description: 'Guests who entered or left through a gate.' })
export class GatePresence {
  @Field(() => Gate, { nullable: true, description: 'The gate. Null for scans without a gate.' })
  gate!: Gate | null;

  @Field(() => Int, { description: 'Number of entries, those of the same ticket again included.' })
  entered!: number;

  @Field(() => Int, { description: 'Number of exits that were scanned.' })
  left!: number;

  @Field(() => Int, { description: 'Number of guests inside who entered through the gate.' })
  inside!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Entries and exits in a period, and who was inside after it.',
})
export class PresencePoint {
  @Field(() => DateTimeScalar, { description: 'End of the period.' })
  at!: Date;

  @Field(() => Int, { description: 'Number of entries in the period.' })
  entered!: number;

  @Field(() => Int, { description: 'Number of exits in the period, automatic ones included.' })
  left!: number;

  @Field(() => Int, { description: 'Number of guests inside at its end.' })
  inside!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Guests inside an event, without test tickets.' })
export class Presence {
  @Field(() => Int, { description: 'Number of guests inside now. Everyone has left when the event ends.' })
  inside!: number;

  @Field(() => [GatePresence], { description: 'By gate, at most one entry for each.' })
  gates!: GatePresence[];

  @Field(() => [PresencePoint], {
    description: 'Since the first entry, at most 500 periods of equal length.',
  })
  history!: PresencePoint[];
}
