import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../../platform/graphql/list-order.ts';
import { FormerlyDone, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import { PageArgs } from '../../../platform/graphql/page.ts';
import { reference } from '../../../platform/graphql/reference.ts';
import type { Scope } from '../../../platform/scope.ts';
import { Event, eventOfHolder } from '../../events/index.ts';
import { Order, orderSeen } from '../../orders/index.ts';
import { listFindings } from './payment-finding.queries.ts';
import { FindingDecisionInput, PaymentFinding, PaymentFindingConnection } from './payment-finding.schema.ts';
import { resolveFinding } from './resolve-finding.ts';

@Resolver()
export class PaymentFindingResolver {
  @Requires('VIEW_SALES', 'MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @Query(() => PaymentFindingConnection, {
    description: "Payments and refunds of the viewer's issuer that need a person.",
  })
  paymentFindings(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      nullable: true,
      description: 'ID of an event, for those of this event alone.',
    })
    eventId: string | null,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<PaymentFindingConnection> {
    return listFindings(scope, { eventId: eventId ?? null, page: page.of(order) });
  }

  @Requires('MANAGE_TICKETS', 'PROCESS_PAYMENTS')
  @FormerlyDone('2026-11-29')
  @Mutation('finding', () => PaymentFinding, {
    payload: 'Finding after the decision. Without `viewerDecisions` unless it still needs a person.',
    description: 'Settles a payment or refund that needs a person, by a decision that the finding offers.',
  })
  settlePaymentFinding(
    @Ctx() scope: Scope,
    @InputFields() input: FindingDecisionInput,
  ): Promise<PaymentFinding> {
    return resolveFinding(scope, input);
  }
}

@Resolver(() => PaymentFinding)
export class FindingObjectsResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'Event that was paid for. Null for a payment that names no order.',
  })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: PaymentFinding,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event | null {
    return eventId === null ? null : reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'Order that was paid for. Null for a payment that names no order.',
  })
  order(
    @Ctx() scope: Scope,
    @Root() { orderId }: PaymentFinding,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Order | null> | Order | null {
    return orderId === null ? null : reference(info, { id: orderId }, () => orderSeen(scope, orderId));
  }
}
