import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { ForKeys, Open, SignedIn } from '../../platform/graphql/access.ts';
import { PaymentCurrencyEnum } from '../../platform/graphql/enums.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { reference } from '../../platform/graphql/reference.ts';
import type { Scope } from '../../platform/scope.ts';
import { Event, eventOfHolder } from '../events/index.ts';
import { FORMER_PURCHASE, FORMER_QUOTE, FormPurchasePayload } from '../orders/index.ts';
import { startExternalPayment } from './external-wallet/start-external-payment.ts';
import { purchaseByForm } from './form/purchase-by-form.ts';
import {
  FormPurchaseInput,
  FormPurchaseLine,
  OutsidePaymentInput,
  PurchaseQuote,
  StartOutsidePaymentPayload,
  WalletPurchaseInput,
  WalletPurchasePayload,
} from './purchase.schema.ts';
import { purchaseQuote } from './quote/purchase-quote.ts';
import { purchaseWithWallet } from './wallet/purchase-with-wallet.ts';

@Resolver()
export class PurchaseResolver {
  @Open()
  @Mutation(() => FormPurchasePayload, {
    deprecationReason: FORMER_PURCHASE,
    description: 'Buys tickets through the public order form. The amount is due at the door.',
  })
  purchaseByForm(
    @Ctx() scope: Scope,
    @InputFields() input: FormPurchaseInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<FormPurchasePayload> {
    return purchaseByForm(scope, input, idempotencyKey ?? null);
  }
}

@Resolver()
export class WalletPurchaseResolver {
  @SignedIn()
  @Query(() => PurchaseQuote, {
    deprecationReason: FORMER_QUOTE,
    description: 'Current price of tickets. A purchase confirms exactly this amount.',
  })
  purchaseQuote(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, {
      description: 'ID of the event.',
    })
    eventId: string,
    @Arg('tier', () => String, { nullable: true, description: 'Name of the tier.' }) tier: string | null,
    @Arg('quantity', () => Int, { defaultValue: 1, description: 'Number of tickets.' }) quantity: number,
    @Arg('lines', () => [FormPurchaseLine], {
      nullable: true,
      description: 'Number of tickets per tier, for several tiers.',
    })
    lines: FormPurchaseLine[] | null,
    @Arg('paymentCurrency', () => PaymentCurrencyEnum, {
      defaultValue: 'XLM',
      description: 'Payment currency.',
    })
    paymentCurrency: keyof typeof PaymentCurrencyEnum,
    @Arg('code', () => String, { nullable: true, description: 'Code that the buyer entered.' }) code:
      | string
      | null,
    @Arg('waiting', () => String, {
      nullable: true,
      description: 'Secret of a waiting list offer.',
    })
    waiting: string | null,
  ): Promise<PurchaseQuote> {
    const wanted = lines ?? [{ tier: tier ?? '', quantity }];
    return purchaseQuote(scope, { eventId, lines: wanted, paymentCurrency, code, waiting });
  }

  @SignedIn()
  @ForKeys('sell')
  @Mutation(() => WalletPurchasePayload, {
    deprecationReason: FORMER_PURCHASE,
    description:
      'Buys tickets with the wallet of the caller. Returns once the ledger has answered, or after 20 seconds.',
  })
  purchaseWithWallet(
    @Ctx() scope: Scope,
    @InputFields() input: WalletPurchaseInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<WalletPurchasePayload> {
    return purchaseWithWallet(scope, input, idempotencyKey ?? null);
  }

  @Open()
  @Mutation(() => StartOutsidePaymentPayload, {
    deprecationReason: FORMER_PURCHASE,
    description:
      'Starts a purchase that is paid from an external wallet, and holds its tickets for 15 minutes. A repeat returns the current state.',
  })
  startOutsidePayment(
    @Ctx() scope: Scope,
    @InputFields() input: OutsidePaymentInput,
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<StartOutsidePaymentPayload> {
    return startExternalPayment(scope, input, idempotencyKey ?? null);
  }
}

@Resolver(() => PurchaseQuote)
export class QuoteEventResolver {
  @FieldResolver(() => Event, { description: 'Event that the tickets are for.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: PurchaseQuote,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return reference(info, { id: eventId }, () => eventOfHolder(scope, eventId));
  }
}
