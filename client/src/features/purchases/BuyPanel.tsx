import { Alert, Badge, Button, Paper, SegmentedControl, Title } from '@mantine/core';
import { IconFlame, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BuyPanel_EventFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { buyingTexts, externalWalletTexts, purchaseTexts, specialTexts } from '../../messages/purchases.ts';
import { useSession } from '../../session/session.ts';
import { type Basket, inStock, MAX_TICKETS, select } from './basket/basket.ts';
import { FormPurchase } from './FormPurchase.tsx';
import { type Bought, Purchased } from './Purchased.tsx';
import { externalAttempts } from './purchase-attempts.ts';
import { SaleClosed } from './SaleClosed.tsx';
import { CodeField } from './special/CodeField.tsx';
import { soldOutOf } from './special/special-tiers.ts';
import { useSpecialTerms } from './special/use-special-terms.ts';
import { WaitingForm } from './special/WaitingForm.tsx';
import { WaitingPlace } from './special/WaitingPlace.tsx';
import { TierPicker } from './TierPicker.tsx';

/** Payment of an order without an account: at the door, or from an external wallet. */
export type GuestPaymentMethod = 'door' | 'outside';

interface PaymentMethodPickerProps {
  value: GuestPaymentMethod;
  onChange: (method: GuestPaymentMethod) => void;
}

export function PaymentMethodPicker({ value, onChange }: PaymentMethodPickerProps) {
  return (
    <SegmentedControl
      fullWidth
      mt="md"
      size="md"
      aria-label={purchaseTexts.method}
      value={value}
      onChange={(chosen) => onChange(chosen === 'outside' ? 'outside' : 'door')}
      data={[
        { value: 'door', label: purchaseTexts.door },
        { value: 'outside', label: externalWalletTexts.short },
      ]}
    />
  );
}

const ExternalWalletPurchase = lazy(() => import('./external-wallet/ExternalWalletPurchase.tsx'));

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
  const atDoor = event.formSales ? tiers.filter((one) => one.formSales) : [];
  const door = tier ? atDoor.includes(tier) : event.formSales;
  const max = event.orderLimit ?? MAX_TICKETS;
  const method: GuestPaymentMethod = door ? chosenMethod : 'outside';

  const purchased = (made: Bought) => {
    setBought(made);
    setBasket([]);
    special.setCode(null);
    special.again();
    onChanged();
  };

  return (
    <Paper withBorder p="lg" component="section" aria-label={labelTexts.tickets}>
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
      {tier && door && <PaymentMethodPicker value={method} onChange={setMethod} />}
      {tier && method === 'door' && (
        <FormPurchase
          slug={event.slug}
          terms={terms}
          max={max}
          tiers={atDoor}
          basket={basket.filter((line) => atDoor.some((one) => one.name === line.tier))}
          onBasket={setBasket}
          onPurchased={({ order, tickets }, email) =>
            purchased({ tickets, email, confirmBy: order.confirmBy ?? null })
          }
          onRefused={onChanged}
        />
      )}
      {method === 'outside' && (
        <Suspense>
          <ExternalWalletPurchase
            slug={event.slug}
            terms={terms}
            max={max}
            tiers={tiers}
            basket={basket}
            onBasket={setBasket}
            onPaid={(tickets) => purchased({ tickets, email: null, confirmBy: null })}
            onRefused={onChanged}
          />
        </Suspense>
      )}
      {event.waitingList && !held && soldOut.length > 0 && <WaitingForm slug={event.slug} tiers={soldOut} />}
      {(event.available > 0 || held) && <PassaWalletLink slug={event.slug} waiting={special.waiting} />}
      <Purchased slug={event.slug} event={event} bought={bought} onClose={() => setBought(null)} />
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
