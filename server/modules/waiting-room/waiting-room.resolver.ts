import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { actsFor, can, signedIn } from '../../platform/access/actor.ts';
import { followChanges } from '../../platform/follow-changes.ts';
import { ForKeys, Open, Requires, SignedIn, Visible, visibleTo } from '../../platform/graphql/access.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventReference, findEvent, mayKnowEvent, Tier, tierOfHolder } from '../events/index.ts';
import { joinWaitingRoom } from './join-waiting-room.ts';
import { leaveWaitingRoom } from './leave-waiting-room.ts';
import { closeWaitingRoom, setWaitingRoom } from './set-waiting-room.ts';
import { presentRoom } from './waiting-room.present.ts';
import { isTierInRoom, ownPlace, requireRoom, roomOf } from './waiting-room.queries.ts';
import { ApiKeyNeeded } from './waiting-room.rules.ts';
import {
  QueuePlace,
  QueuePlaceStatus,
  WaitingRoom,
  WaitingRoomFigures,
  WaitingRoomInput,
} from './waiting-room.schema.ts';

const FIGURES = visibleTo<WaitingRoom>(
  "the organiser's staff with VIEW_SALES",
  ({ record }, actor) => actsFor(actor, record) && can(actor, 'VIEW_SALES'),
);

/** Several changes within this time are one message. */
const COALESCE_MS = 500;

@Resolver(() => Event)
export class EventWaitingRoomResolver {
  @FieldResolver(() => WaitingRoom, {
    nullable: true,
    description: 'Waiting room through which tickets are sold. Null: the event has none.',
  })
  async waitingRoom(@Ctx() scope: Scope, @Root() event: Event): Promise<WaitingRoom | null> {
    const room = await roomOf(scope, event.id);
    return room ? presentRoom(room, scope.clock.now()) : null;
  }
}

@Resolver(() => Tier)
export class TierWaitingRoomResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the tier is sold through an open waiting room of its event: a purchase needs a turn.',
  })
  inWaitingRoom(@Ctx() scope: Scope, @Root() { id }: Tier): Promise<boolean> {
    return isTierInRoom(scope, id);
  }
}

@Resolver(() => WaitingRoom)
export class WaitingRoomResolver {
  @FieldResolver(() => Event, { description: 'The event.' })
  event(
    @Ctx() scope: Scope,
    @Root() { record }: WaitingRoom,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, record.eventId);
  }

  @FieldResolver(() => [Tier], {
    nullable: true,
    description:
      "Tiers that are sold through the room, in order; the others are sold without it. Hidden tiers are listed for the organiser's staff. Null: all tiers of the event.",
  })
  tiers(
    @Ctx() scope: Scope,
    @Root() { record }: WaitingRoom,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Tier[]> | null {
    if (record.tiers === null) return null;
    const seesAll = mayKnowEvent(scope.actor, record);
    const tiers = record.tiers.filter(({ hidden }) => seesAll || !hidden);
    return Promise.all(
      tiers.map(({ id, name, hidden }) =>
        reference(info, { id, name, hidden }, () => tierOfHolder(scope, id)),
      ),
    );
  }

  @Visible(FIGURES)
  @FieldResolver(() => WaitingRoomFigures, { nullable: true, description: 'Figures for the organiser.' })
  figures(@Root() { record }: WaitingRoom): WaitingRoomFigures {
    const { mostPerMinute, admitted, bought, gone } = record;
    return { mostPerMinute, admitted, buying: admitted - bought - gone, bought, gone };
  }

  @Open()
  @Lookup()
  @Query(() => QueuePlaceStatus, {
    nullable: true,
    description:
      "Looks up the caller's place in the waiting room of an event: that of the header `Passa-Queue-Token`, or of the browser's cookie.",
  })
  queuePlace(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<QueuePlaceStatus> {
    return ownPlace(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('event', () => Event, {
    description:
      'Opens a waiting room for an event, or changes it. Times and tiers can be changed until the sale begins.',
  })
  async setWaitingRoom(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @InputFields() input: WaitingRoomInput,
  ): Promise<Event> {
    await setWaitingRoom(scope, eventId, { ...input, mostPerMinute: input.mostPerMinute ?? null });
    return findEvent(scope, eventId);
  }

  @Requires('MANAGE_TIERS')
  @Mutation('event', () => Event, {
    description: 'Closes the waiting room of an event: from then on tickets are sold without it.',
  })
  async closeWaitingRoom(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<Event> {
    await closeWaitingRoom(scope, eventId);
    return findEvent(scope, eventId);
  }

  @SignedIn()
  @ForKeys('sell')
  @Mutation('place', () => QueuePlace, {
    description:
      "Joins the waiting room of an event with an API key. Keys of the event's organiser need no proof of work; others solve the challenge of `GET /waiting-room/{event}/challenge`. Browsers join on the page of the waiting room, which gives them a cookie.",
  })
  joinWaitingRoom(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
    @Input('work', () => String, {
      nullable: true,
      description:
        'The solved challenge: base64 of the JSON of `challenge` and `solution`. Up to 2,000 characters.',
    })
    work: string | null,
  ): Promise<QueuePlace> {
    const { apiKeyId, userId, issuerId } = signedIn(scope.actor);
    if (apiKeyId === null) throw new ApiKeyNeeded();
    return joinWaitingRoom(scope, { eventId, work: work ?? null, program: { apiKeyId, userId, issuerId } });
  }

  @Open()
  @Mutation('done', () => Boolean, {
    description: "Gives up the caller's place in the waiting room of an event.",
  })
  async leaveWaitingRoom(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: 'ID of the event.' }) eventId: string,
  ): Promise<boolean> {
    await leaveWaitingRoom(scope, eventId);
    return true;
  }

  @Open()
  @Subscription(() => WaitingRoom, {
    description: 'Waiting room of an event, after each change and at most twice per second.',
    subscribe: async ({ context, args }: Subscribing<{ eventId: string }>) => {
      const { eventId } = await requireRoom(context, args.eventId);
      return followChanges({
        coalesceMs: COALESCE_MS,
        listen: (changed) => [context.services.topics.listen('event.queue', eventId, changed)],
        read: () => requireRoom(context, eventId),
      });
    },
  })
  waitingRoomChanged(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: 'ID of the event.' }) _eventId: string,
    @Root() room: WaitingRoom['record'],
  ): WaitingRoom {
    return presentRoom(room, scope.clock.now());
  }
}
