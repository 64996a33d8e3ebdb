import { useState } from 'react';
import type { PaymentCurrency } from '../../../gql/graphql.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { notify } from '../../../ui/notify.ts';
import type { Basket } from '../basket/basket.ts';
import type { Holder } from '../HolderFields.tsx';
import { chosenMethod, type MemberPaymentMethod, memberMethods } from '../payment-methods.ts';
import { useOpenPayment } from '../provider/use-open-payment.ts';
import type { ProviderOrder } from '../provider/use-provider-order.ts';
import type { ShownTier } from '../special/special-tiers.ts';
import { usePurchaseWallet } from '../wallet/use-purchase-wallet.ts';
import { useWalletPurchase } from '../wallet/use-wallet-purchase.ts';
import { useWalletQuote } from '../wallet/use-wallet-quote.ts';
import { useCheckout } from './use-checkout.ts';
import type { FormPurchaseResult } from './use-purchase-by-form.ts';
import { type SoldEvent, useSelection } from './use-selection.ts';

/** A signed-in buyer. */
export interface Buyer extends Holder {
  id: string;
}

interface MemberOptions {
  /** Whether tickets are sold without a payment, too. */
  atDoor: boolean;
  /** The wallet is the default method even of a buyer without one. */
  prefersWallet?: boolean;
  /** Returns the tickets of a selection that are on sale. */
  restrict?: (wanted: Basket, tiers: readonly ShownTier[]) => Basket;
  /** Shows the form again after every refusal, rather than after those of its answers alone. */
  returnsToForm?: boolean;
  /** Called after an attempt, so that the stock can be refetched. */
  onBought: () => void;
}

export type MemberCheckout = ReturnType<typeof useMemberCheckout>;

/** The checkout of a member: the entries, the payment from the wallet, by a provider or at the door, and its outcome. */
export function useMemberCheckout(
  event: SoldEvent,
  { id: userId, ...holder }: Buyer,
  options: MemberOptions,
) {
  const { atDoor, prefersWallet = false, returnsToForm = false, onBought } = options;
  const [reviewing, setReviewing] = useState(false);
  const [currency, setCurrency] = useState<PaymentCurrency>('XLM');
  const [made, setMade] = useState<FormPurchaseResult | null>(null);
  const [paid, setPaid] = useState<ProviderOrder | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const payment = useOpenPayment(event.slug);
  const paying = usePurchaseWallet();
  const hasWallet = prefersWallet || paying.wallet !== null || paying.loading;
  const selection = useSelection<MemberPaymentMethod>(event, {
    ...(options.restrict && { restrict: options.restrict }),
    methodsOf: (order) => memberMethods({ ...order, atDoor }),
    choose: (chosen, methods) => chosenMethod(chosen, methods, hasWallet),
  });
  const { method, lines, terms } = selection;
  const byWallet = method === 'wallet';
  const quoting = useWalletQuote(
    byWallet && lines.length > 0 ? { eventId: event.id, lines, ...terms, paymentCurrency: currency } : null,
    paying.wallet?.balance.amount,
  );
  const checkout = useCheckout(selection, {
    holder,
    onPurchased: (result) => {
      setMade(result);
      void notify('success', ticketTexts.purchased);
    },
    onHeld: payment.hold,
    onRefused: (isAboutAnswers) => {
      if (!isAboutAnswers && !returnsToForm) return;
      // The fields with the answers are on the first step; the event may ask other questions by now.
      setReviewing(false);
      onBought();
    },
    onFailed: (message) => void notify('error', message),
  });
  const ledger = useWalletPurchase({
    userId,
    eventId: event.id,
    onRequote: quoting.again,
    onRefused: checkout.refused,
    onOrdered: checkout.messages.request,
  });
  const confirm = async (): Promise<void> => {
    setSentTo(checkout.trimmed.email);
    if (!byWallet) {
      await checkout.submit();
      if (method === 'door') onBought();
      return;
    }
    if (!quoting.quote) return;
    const { currency: paymentCurrency, amount: paymentAmount } = quoting.quote.payment;
    const order = { eventId: event.id, ...checkout.order, paymentCurrency, paymentAmount };
    await ledger.pay({ ...order, holder: checkout.trimmed });
    if (returnsToForm) setReviewing(false);
    onBought();
  };
  return {
    ...selection,
    ...checkout,
    /** The wallet that would pay. */
    paying,
    currency,
    setCurrency,
    walletQuote: quoting.quote,
    walletQuoteError: quoting.error,
    /** The payment from the wallet. */
    ledger,
    /** The open payment by a provider. */
    payment,
    failure: byWallet ? ledger.failure : checkout.failure,
    /** The tickets, once the order is paid. */
    tickets: paid?.tickets ?? ledger.tickets ?? made?.tickets ?? null,
    /** The order that a provider has collected. */
    paid,
    /** Destination of the tickets; null when this page does not know it. */
    sentTo: paid?.buyerEmail ?? sentTo,
    reviewing,
    setReviewing,
    confirm,
    /** Records the payment by the provider. */
    finish: (order: ProviderOrder) => {
      payment.finish();
      setPaid(order);
      onBought();
    },
  };
}
