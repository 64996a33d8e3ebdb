import { Button, Group, Stack, Text } from '@mantine/core';
import { labelTexts } from '../../../messages/labels.ts';
import { payingTexts } from '../../../messages/provider-payments.ts';
import { buyingTexts, purchaseTexts, specialTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import { asksPhone } from '../../payment-methods/provider-methods.ts';
import { BasketWorth } from '../basket/BasketWorth.tsx';
import { type Basket, sumsOf, totalOf } from '../basket/basket.ts';
import { NextSteps } from '../NextSteps.tsx';
import { useCardWords } from '../provider/card-words.ts';
import { chargeText } from '../provider/use-provider-quote.ts';
import { type ShownTier } from '../special/special-tiers.ts';
import { QuoteLines } from '../wallet/QuoteLines.tsx';
import { MockNotice } from '../wallet/WalletPayment.tsx';
import { type Fact, OrderSum } from './OrderSum.tsx';
import type { MemberCheckout } from './use-member-checkout.ts';

interface CheckoutReviewProps {
  checkout: MemberCheckout;
  /** Names of the methods without a provider, where the buyer had the choice. */
  methodNames?: Readonly<Record<'wallet' | 'door', string>>;
  /** Why the wallet cannot pay. */
  notice: string | null;
  /** Why the last attempt failed. */
  failure?: string | null;
}

/** Second step of a member's checkout: the order and its amount, before it is confirmed. */
export function CheckoutReview({ checkout, methodNames, notice, failure = null }: CheckoutReviewProps) {
  const { lines, sold, method, loading, setReviewing } = checkout;
  const card = useCardWords();
  const atDoor = method === 'door';
  const words = atDoor ? purchaseTexts.confirmDoor : purchaseTexts.confirm;
  const why = failure ?? (checkout.isGone ? specialTexts.gone : notice);
  const isBlocked = lines.length === 0 || checkout.isGone || amountOf(checkout) === null || notice !== null;
  return (
    <Stack gap="md">
      <ReviewedSum checkout={checkout} facts={factsOf(checkout, methodNames, card.label)} />
      {why && <FormFailure>{why}</FormFailure>}
      <Group wrap="nowrap">
        <Button variant="default" onClick={() => setReviewing(false)} disabled={loading}>
          {purchaseTexts.back}
        </Button>
        <Button
          size="lg"
          color="marigold.5"
          onClick={() => void checkout.confirm()}
          disabled={loading || isBlocked}
          flex={1}
          px="sm"
        >
          {loading ? ticketTexts.processing : words}
        </Button>
      </Group>
      {atDoor && (
        <Text size="sm" c="dimmed" ta="center">
          {ticketTexts.dueAtDoor}
        </Text>
      )}
      <NextSteps due={!atDoor || checkout.isFree ? null : totalOf(lines, sold)} />
    </Stack>
  );
}

/** The amount by the chosen method; null while it is unknown. */
function amountOf({ method, walletQuote, quote, lines, sold }: MemberCheckout) {
  if (method === 'wallet') return walletQuote;
  return method === 'door' ? totalOf(lines, sold) : quote.charge;
}

/** Returns the tickets, their holder and the payment method, as labels and values. */
function factsOf(
  checkout: MemberCheckout,
  methodNames: CheckoutReviewProps['methodNames'],
  card: string,
): Fact[] {
  const { event, lines, sold, method, walletQuote, holder, provider } = checkout;
  const facts: Fact[] = [
    [labelTexts.event, event.name],
    ...summaryLines(walletQuote?.lines ?? pricedLines(lines, sold), checkout.terms.code),
    [labelTexts.holder, holder.name],
    [labelTexts.email, holder.email],
    [labelTexts.phone, holder.phone],
  ];
  if (asksPhone(provider)) return [...facts, [payingTexts.payerNumber, checkout.payer.value]];
  if (provider) return [...facts, [purchaseTexts.method, card]];
  if (!methodNames) return facts;
  return [...facts, [purchaseTexts.method, method === 'door' ? methodNames.door : methodNames.wallet]];
}

/** The order, and its amount by the chosen method. */
function ReviewedSum({ checkout, facts }: { checkout: MemberCheckout; facts: readonly Fact[] }) {
  const { lines, sold, method, walletQuote, quote } = checkout;
  const sums = sumsOf(lines, sold);
  const price = totalOf(lines, sold);
  if (method === 'door') {
    const due = (
      <>
        {price}
        <BasketWorth sums={sums} />
      </>
    );
    return <OrderSum facts={facts} total={[labelTexts.dueAtDoor, due]} wraps />;
  }
  if (method !== 'wallet') {
    const total = quote.charge && chargeText(quote.charge);
    return (
      total && (
        <OrderSum
          facts={facts}
          amounts={[[purchaseTexts.price, price]]}
          total={[payingTexts.charge, total]}
        />
      )
    );
  }
  if (!walletQuote) return null;
  return (
    <>
      <QuoteLines quote={walletQuote} facts={facts} />
      {walletQuote.payment.currency === 'MOCK' && <MockNotice />}
    </>
  );
}

interface PricedLine {
  tier: string;
  quantity: number;
  /** Price of one ticket. */
  price: Money;
}

type SummaryLine = [label: string, value: string];

/**
 * Returns summary lines of an order: tier and quantity; for several tiers each with quantity and price; and the code
 * applied.
 */
function summaryLines(lines: readonly PricedLine[], code?: string): SummaryLine[] {
  const [only] = lines;
  const tickets: SummaryLine[] =
    only && lines.length === 1
      ? [
          [labelTexts.tier, only.tier],
          [buyingTexts.tickets, String(only.quantity)],
        ]
      : lines.map(({ tier, quantity, price }) => [tier, `${quantity} × ${formatMoney(price)}`]);
  return code === undefined ? tickets : [...tickets, [specialTexts.code, code]];
}

/** Returns the tickets of a basket at current prices. */
function pricedLines(basket: Basket, tiers: readonly ShownTier[]): PricedLine[] {
  return basket.flatMap(({ tier: name, quantity }) => {
    const tier = tiers.find((one) => one.name === name);
    return tier ? [{ tier: name, quantity, price: tier.price }] : [];
  });
}
