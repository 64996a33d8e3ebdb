import { Alert, Badge, Button, Paper, Title } from '@mantine/core';
import { IconFlame, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_ORDER_TICKETS } from '../../../../server/lib/limits/order-limits.ts';
import type { BuyPanel_EventFragment } from '../../gql/graphql.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { purchaseTexts } from '../../messages/purchases.ts';
import { useSession } from '../../session/session.ts';
import { type Basket, costsNothing, inStock, select, sumsOf } from './basket/basket.ts';
import type { Bought } from './Purchased.tsx';
import { usePayable } from './payable.ts';
import { type GuestPaymentMethod, guestMethods } from './payment-methods.ts';
import { MobileMoneyContext } from './provider/card-words.ts';
import type { OpenPayment } from './provider/use-open-payment.ts';
import { externalAttempts } from './purchase-attempts.ts';
import { PurchasedDialog, preloadSale, Sale } from './Sale.tsx';
import { CodeField } from './special/CodeField.tsx';
import { type ShownTier, soldOutOf } from './special/special-tiers.ts';
import { useSpecialTerms } from './special/use-special-terms.ts';
import { WaitingForm } from './special/WaitingForm.tsx';
import { WaitingPlace } from './special/WaitingPlace.tsx';
import { TierPicker } from './TierPicker.tsx';

const PaymentInProgress = lazy(() => import('./provider/PaymentInProgress.tsx'));

interface OpenSaleProps {
  event: BuyPanel_EventFragment;
  payment: OpenPayment;
  onChanged: () => void;
}

/** The purchase of an event that is on sale: its tickets and their payment, or a payment under way. */
export function OpenSale({ event, payment, onChanged }: OpenSaleProps) {
  const [bought, setBought] = useState<Bought | null>(null);
  const [isSelling, setSelling] = useState(payment.attempt !== null);
  const special = useSpecialTerms(event.tiers);
  const purchased = (made: Bought) => {
    setBought(made);
    special.setCode(null);
    special.again();
    onChanged();
  };
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-label={labelTexts.tickets}
      onPointerEnter={preloadSale}
      onFocus={preloadSale}
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
              purchased({ tickets, email: buyerEmail ?? null, confirmBy: null, paid: order });
            }}
            onLeave={() => {
              payment.leave();
              onChanged();
            }}
          />
        </Suspense>
      ) : (
        <Offer
          event={event}
          special={special}
          payment={payment}
          onSelect={() => setSelling(true)}
          onPurchased={purchased}
          onChanged={onChanged}
        />
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

interface OfferProps extends OpenSaleProps {
  special: ReturnType<typeof useSpecialTerms>;
  /** Called when a tier is selected. */
  onSelect: () => void;
  onPurchased: (bought: Bought) => void;
}

/** The tickets on sale, and the form for their payment. */
function Offer({ event, special, payment, onSelect, onPurchased, onChanged }: OfferProps) {
  const [wanted, setBasket] = useState<Basket>(() => basketOf(payment.draft));
  const { tiers, terms, held } = special;
  const soldOut = soldOutOf(event.tiers);
  const basket = inStock(wanted, tiers);
  const tier = tiers.find((one) => one.name === basket[0]?.tier) ?? null;
  const { atDoor, methods, method, setMethod } = useMethods(event, { tiers, tier, basket });
  return (
    <MobileMoneyContext value={event.cardTakesMobileMoney}>
      <WaitingPlace {...special} />
      {!held && <Stock available={event.available} lowStock={event.lowStock} />}
      <TierPicker
        tiers={tiers}
        value={tier?.name ?? null}
        onChange={(name) => {
          setBasket(select(basket, name));
          onSelect();
        }}
        byWallet
      />
      {!held && <CodeField slug={event.slug} offer={special.code} onChange={special.setCode} />}
      {(tier || method === 'outside') && (
        <Sale
          slug={event.slug}
          method={method}
          methods={tier ? methods : []}
          onMethod={setMethod}
          terms={terms}
          max={event.orderLimit ?? MAX_ORDER_TICKETS}
          tiers={method === 'door' ? atDoor : tiers}
          basket={basket}
          draft={payment.draft}
          onBasket={setBasket}
          onPurchased={(bought) => {
            setBasket([]);
            onPurchased(bought);
          }}
          onHeld={payment.hold}
          onRefused={onChanged}
        />
      )}
      {event.waitingList && !held && soldOut.length > 0 && <WaitingForm slug={event.slug} tiers={soldOut} />}
      {(event.available > 0 || held) && <PassaWalletLink slug={event.slug} waiting={special.waiting} />}
    </MobileMoneyContext>
  );
}

/** The tickets of an order that was left. */
const basketOf = (draft: OpenPayment['draft']): Basket =>
  (draft?.lines ?? []).map(({ tier, quantity = 1 }) => ({ tier, quantity }));

interface Selection {
  tiers: readonly ShownTier[];
  /** The tier selected first. */
  tier: ShownTier | null;
  basket: Basket;
}

/** The payment methods for the selection, and the tiers that the form sells without a payment. */
function useMethods(event: BuyPanel_EventFragment, { tiers, tier, basket }: Selection) {
  // Resumes an open external-wallet payment when the buyer returns from the wallet app.
  const [chosen, setMethod] = useState<GuestPaymentMethod | null>(() =>
    externalAttempts.find(event.slug) ? 'outside' : null,
  );
  const atDoor = event.formSales ? tiers.filter((one) => one.formSales) : [];
  const methods = guestMethods({
    ...usePayable(sumsOf(basket, tiers), event.paymentMethods),
    atDoor: tier ? atDoor.includes(tier) : event.formSales,
    isFree: tier !== null && costsNothing(basket, tiers),
  });
  const method = methods.find((one) => one === chosen) ?? methods[0] ?? 'outside';
  return { atDoor, methods, method, setMethod };
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
      {available === 0 && (
        <Badge size="xl" radius="sm" tt="none" variant="light" color="coral" mb="md">
          {eventTexts.soldOut}
        </Badge>
      )}
    </div>
  );
}

/** Link to the page where members pay from the wallet of their account. */
function PassaWalletLink({ slug, waiting }: { slug: string; waiting: string | null }) {
  if (!useSession()) return null;
  const address = new URLSearchParams({ slug, ...(waiting !== null && { waiting }) });
  return (
    <Button
      component={Link}
      to={`/event-purchase?${address}`}
      variant="default"
      fullWidth
      mt="md"
      leftSection={<IconWallet size={18} aria-hidden />}
    >
      {purchaseTexts.withWallet}
    </Button>
  );
}
