import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'Progress of an organisation from its registration to its first evening at the door.',
})
export class FirstSteps {
  @Field(() => ID, { nullable: true, description: 'ID of the newest event. Null before the first.' })
  eventId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the newest event in URLs.' })
  eventSlug!: string | null;

  @Field(() => Boolean, { description: 'Whether an event was created.' })
  hasEvent!: boolean;

  @Field(() => Boolean, { description: 'Whether an event has tickets.' })
  hasTickets!: boolean;

  @Field(() => Boolean, { description: 'Whether an event was published.' })
  isOnSale!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the organisation has a wallet, and so can be paid by wallet.',
  })
  canBePaid!: boolean;

  @Field(() => Boolean, { description: 'Whether a member holds, or held, a ticket of an event.' })
  hasTestTicket!: boolean;

  @Field(() => Boolean, { description: "Whether a member's ticket was scanned, whatever the door decided." })
  hasTestScan!: boolean;

  @Field(() => Boolean, { description: 'Whether somebody else was invited to the organisation.' })
  hasTeam!: boolean;

  @Field(() => Boolean, { description: 'Whether an event has a gate.' })
  hasDoor!: boolean;
}
