import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import { CurrencyEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { reference } from '../../platform/graphql/reference.ts';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { Order } from '../orders/index.ts';
import { cancelEvent } from './event-cancellation/cancel-event.ts';
import { findCancellation, watchCancellation } from './event-cancellation/cancellation.queries.ts';
import { EventCancellation } from './event-cancellation/cancellation.schema.ts';
import { refundAmount } from './refund-amount.ts';
import { LONGEST_REASON, refundOrder } from './refund-order.ts';
import { OrderRefund, OrderRefundTerms } from './refund-terms.schema.ts';
import { keptOf, orderRefundsOf, orderRefundTermsOf, refundableOf } from './refund-terms.ts';

@Resolver()
export class RefundResolver {
  @Requires('MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Mutation('order', () => Order, {
    description:
      'Cancels and refunds a whole order: amounts due are cancelled, tickets become invalid, and the payment is returned to the account that paid, or the part of it that is given.',
  })
  refundOrder(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, { description: 'ID of the order.' }) orderId: string,
    @Input('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Input('amount', () => DecimalScalar, {
      nullable: true,
      description:
        'Amount to return in the currency of the payment, from 0 to `refundTerms.most`. By default `refundTerms.amount`.',
    })
    amount: string | null,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Order> {
    return refundOrder(scope, { orderId, reason, amount: amount ?? null }, idempotencyKey ?? null);
  }

  @Requires('MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Mutation('order', () => Order, {
    description:
      'Refunds an amount of a paid order to the account that paid. Tickets stay as they are. An order can have several such refunds, up to what was paid.',
  })
  refundAmount(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, { description: 'ID of the order.' }) orderId: string,
    @Input('amount', () => DecimalScalar, { description: 'Amount above 0, up to `refundableAmount`.' })
    amount: string,
    @Input('currency', () => CurrencyEnum, {
      nullable: true,
      description: 'Currency of the payment. Another one is refused. By default that of the payment.',
    })
    currency: keyof typeof CurrencyEnum | null,
    @Input('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Order> {
    return refundAmount(
      scope,
      { orderId, amount, currency: currency ?? null, reason },
      idempotencyKey ?? null,
    );
  }

  @Requires('PUBLISH_EVENTS')
  @Mutation('cancellation', () => EventCancellation, {
    description:
      'Cancels a published event permanently. Sales stop and every order is refunded, by default as a whole.',
  })
  cancelEvent(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Input('reason', { description: `Reason in plain text, stored and shown. ${upTo(LONGEST_REASON)}` })
    reason: string,
    @Input('refundPercent', () => Int, {
      nullable: true,
      description: 'Percentage of each payment that is returned, 0 to 100. By default all of it.',
    })
    refundPercent: number | null,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<EventCancellation> {
    return cancelEvent(
      scope,
      { eventId, reason, refundPercent: refundPercent ?? 100 },
      idempotencyKey ?? null,
    );
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

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'Most that the viewer can refund now with `refundAmount`, without cancelling anything. Null if nothing.',
  })
  refundableAmount(@Ctx() scope: Scope, @Root() order: Order): Promise<Money | null> | null {
    return order.viewerCanRefundAmounts ? refundableOf(scope, order.id) : null;
  }

  @FieldResolver(() => [OrderRefund], {
    description: 'Refunds of the order, of its tickets and of amounts, oldest first.',
  })
  refunds(@Ctx() scope: Scope, @Root() order: Order): Promise<OrderRefund[]> {
    return orderRefundsOf(scope, order.id);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Part of the payment that the issuer keeps of a cancelled order. Null if none is.',
  })
  keptAmount(@Ctx() scope: Scope, @Root() order: Order): Promise<Money | null> | null {
    return order.status === 'refunded' ? keptOf(scope, order.id) : null;
  }
}
