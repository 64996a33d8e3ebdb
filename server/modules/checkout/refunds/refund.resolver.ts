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
import { OrderRefundTerms } from './refund-terms.schema.ts';
import { orderRefundTermsOf } from './refund-terms.ts';

@Resolver()
export class RefundResolver {
  @Requires('MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Mutation(() => Order, {
    description:
      'Refunds a whole order: amounts due are cancelled, tickets become invalid, and payments are returned to the account that paid.',
  })
  refundOrder(
    @Ctx() scope: Scope,
    @Arg('orderId', () => ID, { description: 'ID of the order.' }) orderId: string,
    @Arg('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Order> {
    return refundOrder(scope, { orderId, reason }, idempotencyKey ?? null);
  }

  @Requires('PUBLISH_EVENTS')
  @Answers('cancellation')
  @Mutation(() => EventCancellation, {
    description: 'Cancels a published event permanently. Sales stop and every order is refunded.',
  })
  cancelEvent(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Arg('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<EventCancellation> {
    return cancelEvent(scope, { eventId, reason }, idempotencyKey ?? null);
  }

  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Lookup()
  @Query(() => EventCancellation, {
    nullable: true,
    description: 'Cancellation of an event. Null if the event is not cancelled.',
  })
  eventCancellation(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
  ): Promise<EventCancellation | null> {
    return findCancellation(scope, eventId);
  }

  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Subscription(() => EventCancellation, {
    description: 'Progress of the refunds of a cancelled event, now and after each change.',
    subscribe: ({ context, args }: Subscribing<{ eventId: string }>) =>
      watchCancellation(context, args.eventId),
  })
  eventCancellationChanged(
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    _eventId: string,
    @Root() cancellation: EventCancellation,
  ): EventCancellation {
    return cancellation;
  }
}

@Resolver(() => EventCancellation)
export class CancellationEventResolver {
  @FieldResolver(() => Event, { description: 'The cancelled event.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: EventCancellation,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}

@Resolver(() => Order)
export class OrderRefundTermsResolver {
  @FieldResolver(() => OrderRefundTerms, {
    nullable: true,
    description: 'Terms on which the viewer can refund the order now. Null if they cannot.',
  })
  refundTerms(@Ctx() scope: Scope, @Root() order: Order): Promise<OrderRefundTerms | null> | null {
    const isUnderWay = order.payment?.status === 'refunding';
    return order.viewerCanRefund && !isUnderWay ? orderRefundTermsOf(scope, order.id) : null;
  }
}
