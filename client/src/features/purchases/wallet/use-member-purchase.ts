import { useState } from 'react';
import type { ProviderMethod } from '../../../gql/graphql.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { useAnswers } from '../../questions/use-answers.ts';
import { type NeedsTurn, useNeedsTurn } from '../../waiting-room/turn-needed.ts';
import { type Basket, costsNothing, inStock, sumsOf } from '../basket/basket.ts';
import { type Payable, usePayable } from '../payable.ts';
import type { MemberPaymentMethod } from '../payment-methods.ts';
import { useProviderCheckout } from '../provider/use-provider-checkout.ts';
import { notOnSaleReason, type ShownTier } from '../special/special-tiers.ts';
import { useSpecialTerms } from '../special/use-special-terms.ts';
import { usePurchaseWallet } from './use-purchase-wallet.ts';
import { useWalletPurchase } from './use-wallet-purchase.ts';
import { useWalletQuote } from './use-wallet-quote.ts';

interface SoldEvent {
  id: string;
  slug: string;
  /** Methods that the organiser has connected. */
  paymentMethods: readonly ProviderMethod[];
  tiers: readonly ShownTier[];
}

export type MemberPurchase = ReturnType<typeof useMemberPurchase>;

/** A purchase of a member: the entries, the payment from the wallet or by a provider, and its outcome. */
export function useMemberPurchase(event: SoldEvent, { user }: Viewer, onBought: () => void) {
  const special = useSpecialTerms(event.tiers);
  const { tiers, terms } = special;
  const [wanted, setBasket] = useState<Basket>([]);
  const [holder, setHolder] = useState({ name: user.name, email: user.email, phone: user.phone ?? '' });
  const [chosen, setMethod] = useState<MemberPaymentMethod>('wallet');
  const [reviewing, setReviewing] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const basket = basketOf(wanted, tiers, useNeedsTurn());
  const payable = usePayable(sumsOf(basket, tiers), event.paymentMethods);
  const provider = providerOf(chosen, payable, costsNothing(basket, tiers));
  const paying = usePurchaseWallet();
  const order = { eventId: event.id, lines: [...basket], ...terms };
  const byWallet = basket.length > 0 && provider === null;
  const { quote, error, again } = useWalletQuote(
    byWallet ? { ...order, paymentCurrency: 'XLM' } : null,
    paying.wallet?.balance.amount,
  );
  const answers = useAnswers(tiers, basket);
  const purchase = useWalletPurchase({
    userId: user.id,
    eventId: event.id,
    onRequote: again,
    onRefused: answers.note,
  });
  const checkout = useProviderCheckout({
    slug: event.slug,
    method: provider,
    basket,
    terms,
    phone: holder.phone,
    onRefused: (failure) => {
      setReviewing(false);
      answers.note(failure);
    },
  });
  const confirm = async () => {
    const trimmed = { name: holder.name.trim(), email: holder.email.trim(), phone: holder.phone.trim() };
    setSentTo(trimmed.email);
    if (provider) return checkout.start({ ...trimmed, ...answers.input });
    if (!quote) return;
    const { currency, amount } = quote.payment;
    const payment = { paymentCurrency: currency, paymentAmount: amount };
    await purchase.pay({ ...order, ...payment, holder: trimmed, ...answers.input });
    setReviewing(false);
    onBought();
  };
  return {
    ...special,
    basket,
    setBasket,
    holder,
    setHolder,
    /** The provider that collects the order; null: it is paid from the wallet, or free. */
    provider,
    payable,
    setMethod,
    reviewing,
    setReviewing,
    sentTo,
    paying,
    quote,
    quoteError: error,
    answers,
    purchase,
    checkout,
    confirm,
  };
}

function providerOf(
  chosen: MemberPaymentMethod,
  { online, byLedger }: Payable,
  isFree: boolean,
): ProviderMethod | null {
  if (isFree) return null;
  return online.find((one) => one === chosen) ?? (byLedger ? null : (online[0] ?? null));
}

/** Returns the selection that is still available; the first tier on sale when nothing is selected. */
function basketOf(wanted: Basket, tiers: readonly ShownTier[], needsTurn: NeedsTurn): Basket {
  const available = inStock(wanted, tiers);
  if (available.length > 0) return available;
  const first = tiers.find((tier) => tier.available > 0 && notOnSaleReason(tier, needsTurn(tier)) === null);
  return first ? [{ tier: first.name, quantity: 1 }] : [];
}
