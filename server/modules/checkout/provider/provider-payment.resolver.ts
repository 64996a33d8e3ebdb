import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Open } from '../../../platform/graphql/access.ts';
import { ProviderMethodEnum } from '../../../platform/graphql/enums.ts';
import { Input, InputFields, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { isProviderMethod, type ProviderMethod } from '../../../platform/vocabulary.ts';
import { Event } from '../../events/index.ts';
import { FORMER_PURCHASE, FORMER_QUOTE, ORDER_KEY, Order } from '../../orders/index.ts';
import { FormPurchaseLine } from '../purchase.schema.ts';
import { cardTakesMobileMoney, methodsOf } from './provider-charge.ts';
import { attemptOf, providerQuote } from './provider-payment.queries.ts';
import { readOfferedMethods } from './provider-payment.reads.ts';
import {
  PaymentAttempt,
  ProviderPurchaseInput,
  ProviderQuote,
  PurchaseWithProviderPayload,
} from './provider-payment.schema.ts';
import { purchaseWithProvider } from './purchase-with-provider.ts';
import { claimPayment, openPage, retryPayment, withdrawPayment } from './retry-payment.ts';

const ORDER_ID = { description: 'ID of the order.' };

@Resolver()
export class ProviderPaymentResolver {
  @Open()
  @Query(() => [ProviderMethodEnum], {
    description: 'Methods that organisers take payments with through a provider. Empty without any.',
  })
  paymentProviders(@Ctx() scope: Scope): Promise<ProviderMethod[]> {
    return readOfferedMethods(scope.db);
  }

  @Open()
  @Query(() => ProviderQuote, {
    deprecationReason: FORMER_QUOTE,
    description: 'Amount that a payment provider collects for tickets, at current prices.',
  })
  providerQuote(
    @Ctx() scope: Scope,
    @Arg('slug', { description: 'Name of the event in URLs.' }) slug: string,
    @Arg('lines', () => [FormPurchaseLine], { description: 'Number of tickets per tier.' })
    lines: FormPurchaseLine[],
    @Arg('method', () => ProviderMethodEnum, { description: 'Payment method.' }) method: ProviderMethod,
    @Arg('code', () => String, { nullable: true, description: 'Code that the buyer entered.' }) code:
      | string
      | null,
  ): Promise<ProviderQuote> {
    return providerQuote(scope, { slug, lines, method, code: code ?? null });
  }

  @Open()
  @Mutation(() => PurchaseWithProviderPayload, {
    deprecationReason: FORMER_PURCHASE,
    description:
      'Holds tickets and asks a payment provider to collect their payment. See `attempt` for what the buyer does next, and subscribe to `orderChanged`. A repeat returns the current state.',
  })
  purchaseWithProvider(
    @Ctx() scope: Scope,
    @InputFields() input: ProviderPurchaseInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<PurchaseWithProviderPayload> {
    return purchaseWithProvider(scope, input, idempotencyKey ?? null);
  }

  @Open()
  @Mutation('order', () => Order, {
    description:
      'Asks the buyer again to pay an order whose tickets are still held. Changes nothing while an attempt is open.',
  })
  retryProviderPayment(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, ORDER_ID) orderId: string,
    @Input('orderKey', () => String, ORDER_KEY) orderKey: string | null,
    @Input('payerPhone', () => String, {
      nullable: true,
      description: 'Another phone number that pays, for M-Pesa.',
    })
    payerPhone: string | null,
  ): Promise<Order> {
    return retryPayment(scope, { orderId, orderKey: orderKey ?? null, payerPhone: payerPhone ?? null });
  }

  @Open()
  @Mutation('order', () => Order, {
    description:
      "Keeps the tickets of an order longer, because its buyer opens the provider's page: for the time that the provider gives, from the start of the attempt. Without this call, and without a card that is tried on the page, they are held for 10 minutes.",
  })
  openProviderPage(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, ORDER_ID) orderId: string,
    @Input('orderKey', () => String, ORDER_KEY) orderKey: string | null,
  ): Promise<Order> {
    return openPage(scope, { orderId, orderKey: orderKey ?? null });
  }

  @Open()
  @Mutation('order', () => Order, {
    description:
      'Gives up an order that is not paid yet: its tickets are for sale again at once. Without an effect on a paid order.',
  })
  withdrawProviderPayment(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, ORDER_ID) orderId: string,
    @Input('orderKey', () => String, ORDER_KEY) orderKey: string | null,
  ): Promise<Order> {
    return withdrawPayment(scope, { orderId, orderKey: orderKey ?? null });
  }

  @Open()
  @Mutation('order', () => Order, {
    description:
      'Looks for a payment by the receipt number that its payer was sent. The provider answers later; subscribe to `orderChanged`.',
  })
  claimProviderPayment(
    @Ctx() scope: Scope,
    @Input('orderId', () => ID, ORDER_ID) orderId: string,
    @Input('orderKey', () => String, ORDER_KEY) orderKey: string | null,
    @Input('receipt', { description: 'Receipt number, such as SG632NMUAB.' }) receipt: string,
  ): Promise<Order> {
    return claimPayment(scope, { orderId, orderKey: orderKey ?? null, receipt });
  }
}

@Resolver(() => Order)
export class OrderAttemptResolver {
  @FieldResolver(() => PaymentAttempt, {
    nullable: true,
    description:
      'Attempt that paid the order, or the last one. Null unless a payment provider collects the payment.',
  })
  attempt(@Ctx() scope: Scope, @Root() order: Order): Promise<PaymentAttempt | null> | null {
    const method = order.payment?.method;
    return isProviderMethod(method) ? attemptOf(scope, order) : null;
  }
}

@Resolver(() => Event)
export class EventMethodsResolver {
  @Open()
  @FieldResolver(() => [ProviderMethodEnum], {
    description:
      'Methods besides the wallet that tickets can be paid with online. Empty without a payment provider.',
  })
  paymentMethods(@Ctx() scope: Scope, @Root() event: Event): Promise<ProviderMethod[]> {
    return methodsOf(scope, event.issuer.id);
  }

  @Open()
  @FieldResolver(() => Boolean, {
    description: 'Whether the page for payments by CARD takes mobile money as well.',
  })
  cardTakesMobileMoney(@Ctx() scope: Scope, @Root() event: Event): Promise<boolean> {
    return cardTakesMobileMoney(scope, event.issuer.id);
  }
}
