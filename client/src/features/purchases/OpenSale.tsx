import { Alert, Button, Paper, Title } from '@mantine/core';
import { IconFlame, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BuyPanel_EventFragment } from '../../gql/graphql.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { purchaseTexts } from '../../messages/purchases.ts';
import { useSession } from '../../session/session.ts';
import { PurchaseBar, useBarTarget } from './bar/PurchaseBar.tsx';
import { type Basket, select } from './basket/basket.ts';
import { useSelection } from './checkout/use-selection.ts';
import type { Bought } from './Purchased.tsx';
import { type GuestPaymentMethod, guestMethods } from './payment-methods.ts';
import { MobileMoneyContext } from './provider/card-words.ts';
import type { OpenPayment } from './provider/use-open-payment.ts';
import { browserOrders, externalAttempts } from './purchase-attempts.ts';
import { PurchasedDialog, preloadSale, Sale } from './Sale.tsx';
import { CodeField } from './special/CodeField.tsx';
import { WaitingForm } from './special/WaitingForm.tsx';
import { WaitingPlace } from './special/WaitingPlace.tsx';
import { SoldOut, TierPicker } from './TierPicker.tsx';
import { WaysToPay } from './WaysToPay.tsx';

const PaymentInProgress = lazy(() => import('./provider/PaymentInProgress.tsx'));

interface OpenSaleProps {
  event: BuyPanel_EventFragment;
  payment: OpenPayment;
  onChanged: () => void;
}

/** The purchase of an event that is on sale: its tickets and their payment, or a payment under way. */
export function OpenSale({ event, payment, onChanged }: OpenSaleProps) {
  const [bought, setBought] = useState<Bought | null>(null);
  const selection = useGuestSelection(event, payment.draft);
  const { tiers, tier, basket, held, setBasket } = selection;
  const [isSelling, setSelling] = useState(payment.attempt !== null);
  const isVisitor = useSession() === null;
  const target = useBarTarget();
  const isOpen = event.available > 0 || held !== null;
  // Below the other ways to pay, which more people use; above the external wallet, where that is the only one.
  const isWalletFirst = isOpen && selection.methods.every((method) => method === 'outside');
  const purchased = (made: Bought) => {
    const { id, key } = made.order;
    // A buyer with an account finds it there, and not the next one who uses this browser.
    if (isVisitor && key !== null) browserOrders.save(id, key, event.slug);
    setBought(made);
    setBasket([]);
    selection.setCode(null);
    selection.again();
    onChanged();
  };
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      id={TICKETS_ID}
      aria-label={labelTexts.tickets}
      onPointerEnter={preloadSale}
      onFocus={() => {
        preloadSale();
        if (tier) setSelling(true);
      }}
    >
      <Title order={2} size="h3" mb="sm">
        {labelTexts.tickets}
      </Title>
      {payment.attempt ? (
        <Suspense>
          <PaymentInProgress
            attempt={payment.attempt}
            isResumed={payment.isResumed}
            onHeld={payment.hold}
            onPaid={(order) => {
              const { tickets, buyerEmail } = order;
              payment.finish();
              purchased({ order, tickets, email: buyerEmail ?? null, confirmBy: null, isPaid: true });
            }}
            onLeave={() => {
              setBasket(basketOf(payment.leave()) ?? []);
              onChanged();
            }}
          />
        </Suspense>
      ) : (
        <MobileMoneyContext value={event.cardTakesMobileMoney}>
          <WaitingPlace {...selection} />
          {!held && <Stock available={event.available} lowStock={event.lowStock} />}
          <div ref={tier ? undefined : target.ref} tabIndex={-1}>
            <TierPicker
              tiers={tiers}
              value={tier?.name ?? null}
              onChange={(name) => {
                setBasket(select(basket, name));
                setSelling(true);
              }}
              byWallet
            />
          </div>
          {!held && <CodeField slug={event.slug} offer={selection.code} onChange={selection.setCode} />}
          {isWalletFirst && <OwnWalletLink slug={event.slug} waiting={selection.waiting} />}
          <div ref={tier ? target.ref : undefined} tabIndex={-1}>
            {isOpen && <WaysToPay selection={selection} />}
            <Sale
              selection={selection}
              isWanted={isSelling}
              onSeen={() => setSelling(true)}
              draft={payment.draft}
              onPurchased={purchased}
              onHeld={(attempt) => {
                payment.hold(attempt);
                selection.setMethod(null);
              }}
              onRefused={onChanged}
            />
          </div>
          {isOpen && !isWalletFirst && <OwnWalletLink slug={event.slug} waiting={selection.waiting} />}
          {!held && <WaitingForm event={event} tiers={event.tiers} />}
          {isOpen && <PurchaseBar selection={selection} anchor={TICKETS_ID} target={target} />}
        </MobileMoneyContext>
      )}
      <PurchasedDialog
        slug={event.slug}
        event={event}
        bought={bought}
        isSelling={isSelling}
        onClose={() => setBought(null)}
      />
    </Paper>
  );
}

/** Id of the panel, for links. */
const TICKETS_ID = 'tickets';

/** The tickets of an order that was left. */
const basketOf = (draft: OpenPayment['draft']): Basket | null =>
  draft && (draft.lines ?? []).map(({ tier, quantity = 1 }) => ({ tier, quantity }));

function useGuestSelection(event: BuyPanel_EventFragment, draft: OpenPayment['draft']) {
  // Resumes an open external-wallet payment when the buyer returns from the wallet app.
  const [method] = useState<GuestPaymentMethod | null>(() =>
    externalAttempts.find(event.slug) ? 'outside' : null,
  );
  return useSelection<GuestPaymentMethod>(event, {
    basket: basketOf(draft),
    method,
    methodsOf: ({ tier, ...order }) =>
      guestMethods({ ...order, atDoor: event.formSales && (tier?.formSales ?? true) }),
    choose: (chosen, methods) => methods.find((one) => one === chosen) ?? methods[0] ?? 'outside',
  });
}

/** Number of tickets left, announced when it changes. */
function Stock({ available, lowStock }: { available: number; lowStock: boolean }) {
  return (
    <div aria-live="polite">
      {lowStock && (
        <Alert
          color="marigold"
          variant="light"
          mb="md"
          p="sm"
          icon={<IconFlame size={20} aria-hidden />}
          title={eventTexts.sellingFast}
        >
          {eventTexts.onlyLeft(available)}
        </Alert>
      )}
      {available === 0 && <SoldOut mb="md" />}
    </div>
  );
}

/** Link to the page where members pay from their own wallet. */
function OwnWalletLink({ slug, waiting }: { slug: string; waiting: string | null }) {
  if (!useSession()) return null;
  const address = new URLSearchParams({ slug, ...(waiting !== null && { waiting }) });
  return (
    <Button
      component={Link}
      to={`/event-purchase?${address}`}
      variant="subtle"
      fullWidth
      mt="md"
      leftSection={<IconWallet size={18} aria-hidden />}
    >
      {purchaseTexts.withWallet}
    </Button>
  );
}
