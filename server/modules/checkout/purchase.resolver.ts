import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Open, SignedIn } from '../../platform/graphql/access.ts';
import { PaymentCurrencyEnum } from '../../platform/graphql/enums.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { startExternalPayment } from './external-wallet/start-external-payment.ts';
import { purchaseByForm } from './form/purchase-by-form.ts';
import { FormPurchasePayload, Order } from './order.schema.ts';
import {
  FormPurchaseInput,
  FormPurchaseLine,
  OutsidePaymentInput,
  PurchaseQuote,
  WalletPurchaseInput,
  WalletPurchasePayload,
} from './purchase.schema.ts';
import { purchaseQuote } from './quote/purchase-quote.ts';
import { purchaseWithWallet } from './wallet/purchase-with-wallet.ts';

@Resolver()
export class PurchaseResolver {
  @Open()
  @Mutation(() => FormPurchasePayload, {
    description: 'Buys by the form of the public page; what is due is paid at the door.',
  })
  purchaseByForm(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: FormPurchaseInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<FormPurchasePayload> {
    return purchaseByForm(scope, input, idempotencyKey ?? null);
  }
}

@Resolver()
export class WalletPurchaseResolver {
  @SignedIn()
  @Query(() => PurchaseQuote, { description: 'What tickets cost now. Buying confirms just this amount.' })
  purchaseQuote(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'The event; where it may be left out, all that the reader sees.',
    })
    eventId: string,
    @Arg('tier', () => String, { nullable: true, description: 'The name of the tier.' }) tier: string | null,
    @Arg('quantity', () => Int, { defaultValue: 1, description: 'How many tickets.' }) quantity: number,
    @Arg('lines', () => [FormPurchaseLine], {
      nullable: true,
      description: 'How many tickets of which tiers, when there are several.',
    })
    lines: FormPurchaseLine[] | null,
    @Arg('paymentCurrency', () => PaymentCurrencyEnum, {
      defaultValue: 'XLM',
      description: 'What the buyer reckons in.',
    })
    paymentCurrency: keyof typeof PaymentCurrencyEnum,
    @Arg('code', () => String, { nullable: true, description: 'The word that a buyer typed.' }) code:
      | string
      | null,
    @Arg('waiting', () => String, {
      nullable: true,
      description: 'The secret of an offer from the waiting list.',
    })
    waiting: string | null,
  ): Promise<PurchaseQuote> {
    const wanted = lines ?? [{ tier: tier ?? '', quantity }];
    return purchaseQuote(scope, { eventId, lines: wanted, paymentCurrency, code, waiting });
  }

  @SignedIn()
  @Mutation(() => WalletPurchasePayload, {
    description: 'Buys with the wallet of the caller; answers when the ledger has, or after 20 seconds.',
  })
  purchaseWithWallet(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: WalletPurchaseInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<WalletPurchasePayload> {
    return purchaseWithWallet(scope, input, idempotencyKey ?? null);
  }

  @Open()
  @Mutation(() => Order, {
    description:
      'Keeps places for a quarter of an hour for a payment from a wallet of one’s own; the same call again tells how it stands.',
  })
  startOutsidePayment(
    @Ctx() scope: Scope,
    @Arg('input', { description: 'The input.' }) input: OutsidePaymentInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Order> {
    return startExternalPayment(scope, input, idempotencyKey ?? null);
  }
}

@Resolver(() => PurchaseQuote)
export class QuoteEventResolver {
  @FieldResolver(() => Event, { description: 'The event that the tickets are for.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: PurchaseQuote,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
