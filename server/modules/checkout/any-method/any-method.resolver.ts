import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Open } from '../../../platform/graphql/access.ts';
import { PaymentCurrencyEnum } from '../../../platform/graphql/enums.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { BoughtOrder } from '../../orders/index.ts';
import { type Ticket, ticketsOfOrder } from '../../tickets/index.ts';
import { FormPurchaseLine } from '../purchase.schema.ts';
import {
  AnyPurchaseInput,
  OrderQuote,
  PaymentStep,
  PurchaseMethodEnum,
  PurchasePayload,
} from './any-method.schema.ts';
import { type PurchaseMethod, purchase } from './any-purchase.ts';
import { quoteOrder } from './any-quote.ts';
import { nextStepOf } from './next-step.ts';

@Resolver(() => PurchasePayload)
export class AnyMethodResolver {
  @Open()
  @Mutation(() => PurchasePayload, {
    description:
      'Buys tickets, paid in any way that the event takes. See `next` for what the buyer does to pay, and subscribe to `orderChanged` with the `orderKey`. A repeat with the same idempotency key returns the current state.',
  })
  purchase(
    @Ctx() scope: Scope,
    @InputFields() input: AnyPurchaseInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<BoughtOrder> {
    return purchase(scope, input, idempotencyKey ?? null);
  }

  @Open()
  @Query(() => OrderQuote, {
    description: 'Current price of tickets for one way to pay. The wallet needs an account.',
  })
  quote(
    @Ctx() scope: Scope,
    @Arg('event', () => ID, { description: 'ID of the event, or its name in URLs.' }) event: string,
    @Arg('lines', () => [FormPurchaseLine], { description: 'Number of tickets per tier.' })
    lines: FormPurchaseLine[],
    @Arg('method', () => PurchaseMethodEnum, { description: 'Way to pay.' }) method: PurchaseMethod,
    @Arg('currency', () => PaymentCurrencyEnum, {
      defaultValue: 'XLM',
      description: 'Currency of a payment from the wallet.',
    })
    currency: keyof typeof PaymentCurrencyEnum,
    @Arg('code', () => String, { nullable: true, description: 'Code that the buyer entered.' }) code:
      | string
      | null,
    @Arg('waiting', () => String, { nullable: true, description: 'Secret of a waiting list offer.' })
    waiting: string | null,
  ): Promise<OrderQuote> {
    return quoteOrder(scope, { event, lines, method, currency, code, waiting });
  }

  @FieldResolver()
  next(@Ctx() scope: Scope, @Root() { order }: PurchasePayload): Promise<PaymentStep | null> {
    return nextStepOf(scope, order);
  }

  @FieldResolver()
  tickets(@Ctx() scope: Scope, @Root() { order }: PurchasePayload): Promise<Ticket[]> | Ticket[] {
    return order.loadedTickets ?? ticketsOfOrder(scope, order.id);
  }
}
