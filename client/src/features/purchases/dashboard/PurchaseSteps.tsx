import { Stepper } from '@mantine/core';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../apollo/new-idempotency-key.ts';
import { isNetworkFailure, readFailure } from '../../../apollo/read-failure.ts';
import type { PurchaseFromDashboardMutation } from '../../../gql/graphql.ts';
import { usePurchaseFromDashboardMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { notify } from '../../../ui/notify.ts';
import { AskedQuestions } from '../../questions/AskedQuestions.tsx';
import { type Answers, useAnswers } from '../../questions/use-answers.ts';
import { BoughtTickets } from '../BoughtTickets.tsx';
import { costsNothing, inStock, sumsOf } from '../basket/basket.ts';
import { usePayable } from '../payable.ts';
import { MobileMoneyContext } from '../provider/card-words.ts';
import PaymentInProgress from '../provider/PaymentInProgress.tsx';
import { useProviderCheckout } from '../provider/use-provider-checkout.ts';
import type { SpecialTerms } from '../special/special-tiers.ts';
import { useSpecialTerms } from '../special/use-special-terms.ts';
import { Processing, Unfinished } from '../wallet/PurchaseProgress.tsx';
import { usePurchaseWallet } from '../wallet/use-purchase-wallet.ts';
import { useWalletPurchase } from '../wallet/use-wallet-purchase.ts';
import { paymentNotice, useWalletQuote } from '../wallet/use-wallet-quote.ts';
import { PurchaseForm } from './PurchaseForm.tsx';
import classes from './PurchaseModal.module.css';
import type { Buyer } from './PurchaseModal.tsx';
import { PurchaseReview } from './PurchaseReview.tsx';
import { chosenMethod, holderOf, openMethods, type PurchaseDraft, providerOf } from './purchase-draft.ts';

graphql(`
  mutation PurchaseFromDashboard($input: PurchaseByFormInput!) {
    purchaseByForm(input: $input) {
      order {
        id
      }
      tickets {
        id
        ...TicketCard_ticket
      }
    }
  }
`);

type TicketsToShow = PurchaseFromDashboardMutation['purchaseByForm']['tickets'];

interface PurchaseState {
  purchase: (slug: string, draft: PurchaseDraft, options: SpecialTerms & Answers['input']) => Promise<void>;
  processing: boolean;
  /** Message for the buyer why the last attempt failed. */
  failure: string | null;
  tickets: TicketsToShow | null;
}

/**
 * Final step of a purchase. A retry after a lost answer buys only once.
 * @param onRefused called with the reason when the server refuses it
 */
export function usePurchase(onRefused: (failure: unknown) => void): PurchaseState {
  const [mutate, { loading }] = usePurchaseFromDashboardMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myTickets' }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [tickets, setTickets] = useState<TicketsToShow | null>(null);
  const order = useRef({ text: '', key: '' });

  const purchase = async (slug: string, draft: PurchaseDraft, options: SpecialTerms & Answers['input']) => {
    const lines = draft.basket.map(({ tier, quantity }) => ({ tier, quantity }));
    const input = { slug, lines, ...holderOf(draft), ...options };
    const text = JSON.stringify(input);
    if (order.current.text !== text) order.current = { text, key: newIdempotencyKey() };
    setFailure(null);
    try {
      const { data } = await mutate({
        variables: { input: { ...input, idempotencyKey: order.current.key } },
      });
      if (!data) return;
      order.current = { text: '', key: '' };
      setTickets(data.purchaseByForm.tickets);
      void notify('success', ticketTexts.purchased);
    } catch (thrown) {
      const lost = isNetworkFailure(thrown);
      // A refusal is an answer, so the next attempt gets a new key.
      if (!lost) {
        order.current = { text: '', key: '' };
        onRefused(thrown);
      }
      const message = lost
        ? ticketTexts.purchaseNetworkError
        : ticketTexts.purchaseFailed(readFailure(thrown));
      setFailure(message);
      void notify('error', message);
    }
  };

  return { purchase, processing: loading, failure, tickets };
}

const PurchaseStepsFragment = graphql(`
  fragment PurchaseSteps_event on Event {
    id
    slug
    formSales
    paymentMethods
    cardTakesMobileMoney
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
      inWaitingRoom
      ...TierPicker_tier
      ...FormPurchase_tier
      ...OrderLines_tier
      ...CheckoutQuestions_tier
    }
    ...PurchaseForm_event
    ...PurchaseReview_event
  }
`);

interface PurchaseStepsProps {
  event: FragmentType<typeof PurchaseStepsFragment>;
  buyer: Buyer;
  /** Called after a purchase, so that the stock can be refetched. */
  onBought: () => void;
}

/** The steps of a purchase from the dashboard. */
export function PurchaseSteps({ event: ref, buyer, onBought }: PurchaseStepsProps) {
  const event = useFragment(PurchaseStepsFragment, ref);
  const { id: userId, ...holder } = buyer;
  const { tiers, terms, code, setCode } = useSpecialTerms(event.tiers);
  const [filled, setDraft] = useState<PurchaseDraft>({
    basket: [],
    method: null,
    currency: 'XLM',
    ...holder,
  });
  const draft = { ...filled, basket: inStock(filled.basket, tiers) };
  const [reviewing, setReviewing] = useState(false);
  const wallet = usePurchaseWallet();
  const methods = openMethods({
    ...usePayable(sumsOf(draft.basket, tiers), event.paymentMethods),
    doorOpen: event.formSales,
    isFree: draft.basket.length > 0 && costsNothing(draft.basket, tiers),
  });
  const method = chosenMethod(draft.method, methods, wallet.wallet !== null || wallet.loading);
  const byWallet = method === 'wallet';
  const order = { eventId: event.id, lines: [...draft.basket], ...terms };
  const quoteInput =
    byWallet && draft.basket.length > 0 ? { ...order, paymentCurrency: draft.currency } : null;
  const quoting = useWalletQuote(quoteInput, wallet.wallet?.balance.amount);
  const answers = useAnswers(tiers, draft.basket);
  const onRefused = (failure: unknown) => {
    if (!answers.note(failure)) return;
    // The fields with the answers are on the first step; the event may ask other questions by now.
    setReviewing(false);
    onBought();
  };
  const atDoor = usePurchase(onRefused);
  const byLedger = useWalletPurchase({
    userId,
    eventId: event.id,
    onRequote: quoting.again,
    onRefused,
  });
  const checkout = useProviderCheckout({
    slug: event.slug,
    method: providerOf(method),
    basket: draft.basket,
    terms,
    phone: draft.phone,
    onRefused,
  });
  const tickets = checkout.bought?.tickets ?? byLedger.tickets ?? atDoor.tickets;

  const confirm = async () => {
    if (providerOf(method)) return checkout.start({ ...holderOf(draft), ...answers.input });
    if (!byWallet) return atDoor.purchase(event.slug, draft, { ...terms, ...answers.input }).then(onBought);
    if (!quoting.quote) return;
    const { payment } = quoting.quote;
    await byLedger.pay({
      ...order,
      paymentCurrency: payment.currency,
      paymentAmount: payment.amount,
      holder: holderOf(draft),
      ...answers.input,
    });
    onBought();
  };

  if (byLedger.phase === 'unfinished') return <Unfinished purchase={byLedger} />;
  const { attempt } = checkout.payment;
  const paying = byLedger.phase === 'paying';
  const step = stepOf(tickets !== null, paying || reviewing || attempt !== null);
  return (
    <MobileMoneyContext value={event.cardTakesMobileMoney}>
      <Stepper
        active={step}
        size="xs"
        iconSize={32}
        mb="lg"
        classNames={{ steps: classes.steps, separator: classes.separator }}
      >
        <Stepper.Step label={labelTexts.details} />
        <Stepper.Step label={labelTexts.review} loading={atDoor.processing || paying || attempt !== null} />
        <Stepper.Step label={labelTexts.ticket} />
      </Stepper>
      {step === 0 && (
        <PurchaseForm
          event={event}
          tiers={tiers}
          code={code}
          onCode={setCode}
          draft={draft}
          method={method}
          methods={methods}
          wallet={wallet}
          quote={quoting}
          checkout={checkout}
          questions={<AskedQuestions answers={answers} />}
          onChange={setDraft}
          onReview={() => setReviewing(true)}
        />
      )}
      {step === 1 && paying && <Processing />}
      {step === 1 && attempt && (
        <PaymentInProgress
          attempt={attempt}
          isResumed={checkout.payment.isResumed}
          onHeld={checkout.payment.hold}
          onPaid={(order) => {
            checkout.finish(order);
            onBought();
          }}
          onLeave={() => {
            checkout.payment.leave();
            setReviewing(false);
          }}
        />
      )}
      {step === 1 && !paying && !attempt && (
        <PurchaseReview
          event={event}
          tiers={tiers}
          code={terms.code}
          draft={draft}
          method={method}
          quote={quoting.quote}
          checkout={checkout}
          notice={quoting.quote && paymentNotice(quoting.quote, wallet.wallet)}
          processing={atDoor.processing || checkout.loading}
          failure={{ wallet: byLedger, door: atDoor, MPESA: checkout, CARD: checkout }[method].failure}
          onBack={() => setReviewing(false)}
          onConfirm={() => void confirm()}
        />
      )}
      <BoughtTickets
        slug={event.slug}
        email={checkout.bought?.buyerEmail ?? holderOf(draft).email}
        tickets={tickets}
        paid={checkout.bought}
      />
    </MobileMoneyContext>
  );
}

function stepOf(bought: boolean, reviewing: boolean): 0 | 1 | 2 {
  if (bought) return 2;
  return reviewing ? 1 : 0;
}
