import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'Progress of an organisation from its registration to its first evening at the door.',
})
export class FirstSteps {
  /** Not a field of the API: identifies the event for its field resolver. */
  eventId!: string | null;

  @Field(() => Boolean, { description: 'Whether an event was created.' })
  hasEvent!: boolean;

  @Field(() => Boolean, { description: 'Whether an event has tickets.' })
  hasTickets!: boolean;

  @Field(() => Boolean, { description: 'Whether an event was published.' })
  isOnSale!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the organisation has a way to be paid: an active account at a payment provider, its own or the one of the platform that it sells through, or a wallet.',
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
