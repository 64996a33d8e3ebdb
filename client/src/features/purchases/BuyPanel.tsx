import { Alert, Badge, Button, Paper, Text, Title } from '@mantine/core';
import { IconCalendarOff, IconFlame, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { useSession } from '../../session/use-session.ts';
import { buyingTexts } from '../../texts/buying.ts';
import { eventTexts } from '../../texts/events.ts';
import { labelTexts } from '../../texts/labels.ts';
import { purchaseTexts } from '../../texts/purchases.ts';
import { type Basket, inStock, select } from './basket/basket.ts';
import { FormPurchase, type FormPurchaseResult } from './FormPurchase.tsx';
import { outsideAttempts } from './outside/outside-attempt.ts';
import { type Bought, Purchased } from './Purchased.tsx';
import { TierPicker } from './TierPicker.tsx';
import { type Way, WayPicker } from './WayPicker.tsx';

const OutsidePurchase = lazy(() => import('./outside/OutsidePurchase.tsx'));

const BuyPanelFragment = graphql(`
  fragment BuyPanel_event on Event {
    id
    slug
    endDate
    available
    formSales
    tiers {
      id
      name
      price
      currency
      available
      formSales
      ...TierPicker_tier
      ...FormPurchase_tier
    }
  }
`);

interface BuyPanelProps {
  event: FragmentType<typeof BuyPanelFragment>;
  /** Reads the event again. */
  onChanged: () => void;
}

/** Tiers, the ways to pay that the chosen one opens, and the ticket at the end. */
export function BuyPanel({ event: ref, onChanged }: BuyPanelProps) {
  const event = useFragment(BuyPanelFragment, ref);
  const [wanted, setBasket] = useState<Basket>([]);
  // Somebody who comes back from his wallet app finds the order that he is paying.
  const [wantedWay, setWay] = useState<Way>(() => (outsideAttempts.find(event.slug) ? 'outside' : 'door'));
  const [bought, setBought] = useState<Bought | null>(null);
  const basket = inStock(wanted, event.tiers);
  const tier = event.tiers.find((one) => one.name === basket[0]?.tier) ?? null;
  const atDoor = event.formSales ? event.tiers.filter((one) => one.formSales) : [];
  const door = tier ? atDoor.includes(tier) : event.formSales;
  const way: Way = door ? wantedWay : 'outside';
  const [hasEnded] = useState(() => Date.parse(event.endDate) < Date.now());

  const purchased = (tickets: FormPurchaseResult['tickets'], email: string | null) => {
    setBought({ tickets, email });
    setBasket([]);
    onChanged();
  };

  if (hasEnded) return <Ended />;
  return (
    <Paper withBorder p="lg" component="section" aria-label={labelTexts.tickets}>
      <Title order={2} size="h3" mb="sm">
        {labelTexts.tickets}
      </Title>
      <Stock available={event.available} />
      <TierPicker
        tiers={event.tiers}
        value={tier?.name ?? null}
        onChange={(name) => setBasket(select(basket, name))}
        byWallet
      />
      {tier && door && <WayPicker value={way} onChange={setWay} />}
      {tier && way === 'door' && (
        <FormPurchase
          slug={event.slug}
          tiers={atDoor}
          basket={basket.filter((line) => atDoor.some((one) => one.name === line.tier))}
          onBasket={setBasket}
          onPurchased={(result, email) => purchased(result.tickets, email)}
          onRefused={onChanged}
        />
      )}
      {way === 'outside' && basket.length > 1 && (
        <Text size="sm" c="dimmed" mt="md">
          {buyingTexts.oneKind}
        </Text>
      )}
      {way === 'outside' && (
        <Suspense>
          <OutsidePurchase
            slug={event.slug}
            tier={tier}
            onPaid={(tickets) => purchased(tickets, null)}
            onRefused={onChanged}
          />
        </Suspense>
      )}
      {event.available > 0 && <PassaWalletLink slug={event.slug} />}
      <Purchased slug={event.slug} bought={bought} onClose={() => setBought(null)} />
    </Paper>
  );
}

/** What is left, told as it changes. */
function Stock({ available }: { available: number }) {
  return (
    <div aria-live="polite">
      {available >= 1 && available <= 10 && (
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

function Ended() {
  return (
    <Alert
      component="section"
      aria-label={labelTexts.tickets}
      variant="light"
      color="gray"
      p="lg"
      icon={<IconCalendarOff size={22} aria-hidden />}
      title={buyingTexts.ended}
    >
      {buyingTexts.endedBody}
      <Button component={Link} to="/events" variant="default" mt="md" fullWidth>
        {buyingTexts.browse}
      </Button>
    </Alert>
  );
}

/** Members pay from the wallet of their account, on a page of its own. */
function PassaWalletLink({ slug }: { slug: string }) {
  if (!useSession()) return null;
  return (
    <Button
      component={Link}
      to={`/event-purchase?slug=${encodeURIComponent(slug)}`}
      variant="default"
      fullWidth
      mt="md"
      leftSection={<IconWallet size={18} aria-hidden />}
    >
      {purchaseTexts.withWallet}
    </Button>
  );
}
