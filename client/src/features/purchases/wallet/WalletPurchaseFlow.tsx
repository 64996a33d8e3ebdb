import { Button, Group, Paper, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { AskedQuestions } from '../../questions/AskedQuestions.tsx';
import { useAnswers } from '../../questions/use-answers.ts';
import { BoughtTickets } from '../BoughtTickets.tsx';
import { type Basket, inStock, MAX_TICKETS } from '../basket/basket.ts';
import { PurchaseEvent } from '../dashboard/PurchaseEvent.tsx';
import type { Holder } from '../HolderFields.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { CodeField } from '../special/CodeField.tsx';
import { notOnSaleReason, type ShownTier, soldOutOf } from '../special/special-tiers.ts';
import { useSpecialTerms } from '../special/use-special-terms.ts';
import { WaitingForm } from '../special/WaitingForm.tsx';
import { Processing, Unfinished } from './PurchaseProgress.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { summaryLines } from './summary-lines.ts';
import { usePurchaseWallet } from './use-purchase-wallet.ts';
import { useWalletPurchase } from './use-wallet-purchase.ts';
import { useWalletQuote, type WalletQuote } from './use-wallet-quote.ts';
import { WalletInfo } from './WalletInfo.tsx';
import { WalletPurchaseForm } from './WalletPurchaseForm.tsx';

interface WalletPurchaseReviewProps {
  eventName: string;
  holder: Holder;
  /** Code applied to the order. */
  code: string | undefined;
  quote: WalletQuote;
  onBack: () => void;
  onConfirm: () => void;
}

/** Second step of the purchase page: review before the payment. */
export function WalletPurchaseReview(props: WalletPurchaseReviewProps) {
  const { eventName, holder, code, quote, onBack, onConfirm } = props;
  return (
    <>
      <QuoteLines
        quote={quote}
        lines={[
          [labelTexts.event, eventName],
          ...summaryLines(quote.lines, code),
          [labelTexts.holder, holder.name],
          [labelTexts.email, holder.email],
          [labelTexts.phone, holder.phone],
        ]}
      />
      {!quote.enough && <FormFailure>{ticketTexts.insufficient}</FormFailure>}
      <Group wrap="nowrap">
        <Button variant="default" onClick={onBack}>
          {purchaseTexts.back}
        </Button>
        <Button size="lg" color="marigold.5" flex={1} px="sm" disabled={!quote.enough} onClick={onConfirm}>
          {purchaseTexts.confirm}
        </Button>
      </Group>
      <NextSteps due={null} />
    </>
  );
}

const WalletPurchaseFlowFragment = graphql(`
  fragment WalletPurchaseFlow_event on Event {
    id
    name
    slug
    orderLimit
    waitingList
    tiers {
      id
      name
      price {
        amount
        currency
      }
      available
      formSales
      hidden
      salesStart
      salesEnd
      ...TierPicker_tier
      ...FormPurchase_tier
      ...OrderLines_tier
      ...CheckoutQuestions_tier
    }
    ...PurchaseEvent_event
  }
`);

interface WalletPurchaseFlowProps {
  event: FragmentType<typeof WalletPurchaseFlowFragment>;
  viewer: Viewer;
  onBought: () => void;
}

/**
 * Purchase of tickets of one or several tiers, paid at once in XLM from the viewer's wallet: selection, review,
 * confirmation and tickets.
 */
export function WalletPurchaseFlow({ event: ref, viewer, onBought }: WalletPurchaseFlowProps) {
  const event = useFragment(WalletPurchaseFlowFragment, ref);
  const { tiers, terms, held, code, setCode } = useSpecialTerms(event.tiers);
  const { user } = viewer;
  const [wanted, setBasket] = useState<Basket>([]);
  const [holder, setHolder] = useState({ name: user.name, email: user.email, phone: user.phone ?? '' });
  const [reviewing, setReviewing] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const paying = usePurchaseWallet();
  const basket = basketOf(wanted, tiers);
  const soldOut = soldOutOf(event.tiers);
  const order = { eventId: event.id, lines: [...basket], ...terms };
  const quoteInput = basket.length > 0 ? { ...order, paymentCurrency: 'XLM' as const } : null;
  const { quote, error, again } = useWalletQuote(quoteInput, paying.wallet?.balance.amount);
  const answers = useAnswers(tiers, basket);
  const purchase = useWalletPurchase({
    userId: user.id,
    eventId: event.id,
    onRequote: again,
    onRefused: answers.note,
  });

  const confirm = async () => {
    if (!quote) return;
    const trimmed = { name: holder.name.trim(), email: holder.email.trim(), phone: holder.phone.trim() };
    const { currency, amount } = quote.payment;
    setSentTo(trimmed.email);
    const payment = { paymentCurrency: currency, paymentAmount: amount };
    await purchase.pay({ ...order, ...payment, holder: trimmed, ...answers.input });
    setReviewing(false);
    onBought();
  };

  if (purchase.phase === 'bought') {
    return (
      <Stack gap="lg">
        <BoughtTickets slug={event.slug} email={sentTo} tickets={purchase.tickets} order={2} />
        <BackToDashboard />
      </Stack>
    );
  }
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <PurchaseEvent event={event} order={2} />
      {purchase.phase === 'paying' && <Processing />}
      {purchase.phase === 'unfinished' && <Unfinished purchase={purchase} />}
      {purchase.phase === 'ready' && (
        <Stack gap="md">
          <WalletInfo {...paying} />
          {purchase.failure && <FormFailure>{purchase.failure}</FormFailure>}
          {reviewing && quote ? (
            <WalletPurchaseReview
              eventName={event.name}
              code={terms.code}
              holder={holder}
              quote={quote}
              onBack={() => setReviewing(false)}
              onConfirm={() => void confirm()}
            />
          ) : (
            <WalletPurchaseForm
              tiers={tiers}
              basket={basket}
              onBasket={setBasket}
              max={event.orderLimit ?? MAX_TICKETS}
              code={!held && <CodeField slug={event.slug} offer={code} onChange={setCode} />}
              holder={holder}
              questions={<AskedQuestions answers={answers} />}
              onHolder={(changed) => setHolder({ ...holder, ...changed })}
              wallet={paying.wallet}
              quote={quote}
              quoteError={error}
              onReview={() => setReviewing(true)}
            />
          )}
          {event.waitingList && !reviewing && !held && soldOut.length > 0 && (
            <WaitingForm slug={event.slug} tiers={soldOut} person={user} />
          )}
        </Stack>
      )}
    </Paper>
  );
}

/** Returns the selection that is still available; the first tier on sale when nothing is selected. */
function basketOf(wanted: Basket, tiers: readonly ShownTier[]): Basket {
  const available = inStock(wanted, tiers);
  if (available.length > 0) return available;
  const first = tiers.find((tier) => tier.available > 0 && notOnSaleReason(tier) === null);
  return first ? [{ tier: first.name, quantity: 1 }] : [];
}

function BackToDashboard() {
  return (
    <Button
      component={Link}
      to="/dashboard"
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
    >
      {purchaseTexts.backToDashboard}
    </Button>
  );
}
