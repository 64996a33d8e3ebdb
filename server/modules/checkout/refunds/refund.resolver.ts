import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Lookup } from '../../../platform/graphql/lookup.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Subscribing } from '../../../platform/graphql/subscribing.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, eventOfHolder } from '../../events/index.ts';
import { Order } from '../order.schema.ts';
import { cancelEvent } from './cancel-event.ts';
import { findCancellation, watchCancellation } from './cancellation.queries.ts';
import { EventCancellation } from './cancellation.schema.ts';
import { LONGEST_REASON, refundOrder } from './refund-order.ts';

@Resolver()
export class RefundResolver {
  @Requires('MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Mutation(() => Order, {
    description:
      'All of it: dues are cancelled, tickets revoked, and what was paid goes back where it came from.',
  })
  refundOrder(
    @Ctx() scope: Scope,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
    @Arg('reason', { description: `Why, in words; it is kept and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Order> {
    return refundOrder(scope, { orderId, reason }, idempotencyKey ?? null);
  }

  @Requires('PUBLISH_EVENTS')
  @Answers('cancellation')
  @Mutation(() => EventCancellation, {
    description: 'Calls a published event off for ever: sales stop, and every order is refunded.',
  })
  cancelEvent(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Arg('reason', { description: `Why, in words; it is kept and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<EventCancellation> {
    return cancelEvent(scope, { eventId, reason }, idempotencyKey ?? null);
  }

  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Lookup()
  @Query(() => EventCancellation, { nullable: true, description: 'Null for an event that goes ahead.' })
  eventCancellation(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
  ): Promise<EventCancellation | null> {
    return findCancellation(scope, eventId);
  }

  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Subscription(() => EventCancellation, {
    description: 'How far the refunds of a cancelled event are, now and after each change.',
    subscribe: ({ context, args }: Subscribing<{ eventId: string }>) =>
      watchCancellation(context, args.eventId),
  })
  eventCancellationChanged(
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    _eventId: string,
    @Root() cancellation: EventCancellation,
  ): EventCancellation {
    return cancellation;
  }
}

@Resolver(() => EventCancellation)
export class CancellationEventResolver {
  @FieldResolver(() => Event, { description: 'The event that was cancelled.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventCancellation,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
