import { Alert, Badge, Button, Paper, Title } from '@mantine/core';
import { IconFlame, IconWallet } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BuyPanel_EventFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { buyingTexts, purchaseTexts, specialTexts } from '../../messages/purchases.ts';
import { useSession } from '../../session/session.ts';
import { type Basket, inStock, MAX_TICKETS, select } from './basket/basket.ts';
import type { Bought } from './Purchased.tsx';
import { externalAttempts } from './purchase-attempts.ts';
import { type GuestPaymentMethod, PurchasedDialog, preloadSale, Sale } from './Sale.tsx';
import { SaleClosed } from './SaleClosed.tsx';
import { CodeField } from './special/CodeField.tsx';
import { type ShownTier, soldOutOf } from './special/special-tiers.ts';
import { useSpecialTerms } from './special/use-special-terms.ts';
import { WaitingForm } from './special/WaitingForm.tsx';
import { WaitingPlace } from './special/WaitingPlace.tsx';
import { TierPicker } from './TierPicker.tsx';

const BuyPanelFragment = graphql(`
  fragment BuyPanel_event on Event {
    id
    slug
    ...Cover_event
    endDate
    available
    lowStock
    formSales
    salesOpen
    issuer {
      id
      active
    }
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
  }
`);

interface BuyPanelProps {
  event: FragmentType<typeof BuyPanelFragment>;
  /** Refetches the event. */
  onChanged: () => void;
}

/** Purchase panel: tiers, the payment methods of the selected tier, and the bought ticket. */
export function BuyPanel({ event: ref, onChanged }: BuyPanelProps) {
  const event = useFragment(BuyPanelFragment, ref);
  const [hasEnded] = useState(() => Date.parse(event.endDate) < Date.now());
  if (hasEnded) {
    return (
      <SaleClosed title={buyingTexts.ended} body={buyingTexts.endedBody}>
        <Button component={Link} to="/events" variant="default" mt="md" fullWidth>
          {buyingTexts.browse}
        </Button>
      </SaleClosed>
    );
  }
  if (!event.issuer.active)
    return <SaleClosed title={specialTexts.stopped} body={specialTexts.inactiveBody} />;
  if (!event.salesOpen) return <SaleClosed title={specialTexts.stopped} body={specialTexts.stoppedBody} />;
  return <OpenSale event={event} onChanged={onChanged} />;
}

/** @returns the tiers that the form sells, and whether it sells the chosen one, or any */
function doorSales(event: BuyPanel_EventFragment, tiers: readonly ShownTier[], tier: ShownTier | null) {
  const atDoor = event.formSales ? tiers.filter((one) => one.formSales) : [];
  return { atDoor, door: tier ? atDoor.includes(tier) : event.formSales };
}

function OpenSale({ event, onChanged }: { event: BuyPanel_EventFragment; onChanged: () => void }) {
  const [wanted, setBasket] = useState<Basket>([]);
  // Resumes an open external-wallet payment when the buyer returns from the wallet app.
  const [chosenMethod, setMethod] = useState<GuestPaymentMethod>(() =>
    externalAttempts.find(event.slug) ? 'outside' : 'door',
  );
  const [bought, setBought] = useState<Bought | null>(null);
  const special = useSpecialTerms(event.tiers);
  const { tiers, terms, held } = special;
  const soldOut = soldOutOf(event.tiers);
  const basket = inStock(wanted, tiers);
  const tier = tiers.find((one) => one.name === basket[0]?.tier) ?? null;
  const { door, atDoor } = doorSales(event, tiers, tier);
  const method: GuestPaymentMethod = door ? chosenMethod : 'outside';

  const purchased = (made: Bought) => {
    setBought(made);
    setBasket([]);
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
      <WaitingPlace {...special} />
      {!held && <Stock available={event.available} lowStock={event.lowStock} />}
      <TierPicker
        tiers={tiers}
        value={tier?.name ?? null}
        onChange={(name) => setBasket(select(basket, name))}
        byWallet
      />
      {!held && <CodeField slug={event.slug} offer={special.code} onChange={special.setCode} />}
      {(tier || method === 'outside') && (
        <Sale
          slug={event.slug}
          method={method}
          onMethod={tier && door ? setMethod : undefined}
          terms={terms}
          max={event.orderLimit ?? MAX_TICKETS}
          tiers={method === 'door' ? atDoor : tiers}
          basket={basket}
          onBasket={setBasket}
          onPurchased={purchased}
          onRefused={onChanged}
        />
      )}
      {event.waitingList && !held && soldOut.length > 0 && <WaitingForm slug={event.slug} tiers={soldOut} />}
      {(event.available > 0 || held) && <PassaWalletLink slug={event.slug} waiting={special.waiting} />}
      <PurchasedDialog
        slug={event.slug}
        event={event}
        bought={bought}
        isSelling={tier !== null}
        onClose={() => setBought(null)}
      />
    </Paper>
  );
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
