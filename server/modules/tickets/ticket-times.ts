import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { NotFound } from '../../platform/failures.ts';
import { Open } from '../../platform/graphql/access.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Scope } from '../../platform/scope.ts';

@ObjectType({ simpleResolvers: true, description: 'When and where a ticket is valid today.' })
export class TicketTimes {
  @Field(() => DateTimeScalar, { description: 'Start of validity.' })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End of validity, before the grace period.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Start of the event.' })
  startDate!: Date;

  @Field({ description: 'IANA time zone of the event.' })
  timeZone!: string;

  @Field({ description: 'Venue of the event.' })
  venue!: string;
}

/** @throws NotFound for an unknown ticket */
async function ticketTimes({ db }: Scope, id: string): Promise<TicketTimes> {
  const [times] = isUuid(id)
    ? await db.read<TicketTimes>(SYSTEM_TENANCY, {
        name: 'ticket-times',
        text: `SELECT tier.effective_at AS "effectiveAt", tier.expires_at AS "expiresAt", e.start_at AS "startDate",
            e.time_zone AS "timeZone", e.venue
          FROM tickets t JOIN tiers tier ON tier.id = t.tier_id JOIN events e ON e.id = t.event_id WHERE t.id = $1`,
        values: [id],
      })
    : [];
  if (!times) throw new NotFound('The ticket');
  return times;
}

@Resolver()
export class TicketTimesResolver {
  @Open()
  @Lookup()
  @Query(() => TicketTimes, {
    nullable: true,
    description:
      'When and where a ticket is valid today, for everybody who has one: the event may have moved since the ticket was printed.',
  })
  ticketTimes(
    @Ctx() scope: Scope,
    @Arg('ticketId', () => ID, { description: 'ID of the ticket.' }) ticketId: string,
  ): Promise<TicketTimes> {
    return ticketTimes(scope, ticketId);
  }
}
