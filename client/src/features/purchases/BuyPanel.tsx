import { Alert, Badge, Button, Modal, Paper, SegmentedControl, Stack, Title } from '@mantine/core';
import { IconFlame, IconWallet } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { useSession } from '../../session/use-session.ts';
import { eventTexts } from '../../texts/events.ts';
import { labelTexts } from '../../texts/labels.ts';
import { outsideTexts, purchaseTexts } from '../../texts/purchases.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { FormPurchase, type FormPurchaseResult } from './FormPurchase.tsx';
import { outsideAttempts } from './outside/outside-attempt.ts';
import { PurchasedTicket } from './PurchasedTicket.tsx';
import { TierPicker } from './TierPicker.tsx';

const OutsidePurchase = lazy(() => import('./outside/OutsidePurchase.tsx'));

const BuyPanelFragment = graphql(`
  fragment BuyPanel_event on Event {
    id
    slug
    available
    formSales
    tiers {
      id
      name
      available
      formSales
      ...TierPicker_tier
    }
  }
`);

type Way = 'door' | 'outside';

interface BuyPanelProps {
  event: FragmentType<typeof BuyPanelFragment>;
  /** Reads the event again. */
  onChanged: () => void;
}

/** Tiers, the ways to pay that the chosen one opens, and the ticket at the end. */
export function BuyPanel({ event: ref, onChanged }: BuyPanelProps) {
  const event = useFragment(BuyPanelFragment, ref);
  const [chosen, setChosen] = useState<string | null>(null);
  // Somebody who comes back from his wallet app finds the order that he is paying.
  const [wanted, setWay] = useState<Way>(() => (outsideAttempts.find(event.slug) ? 'outside' : 'door'));
  const [bought, setBought] = useState<FormPurchaseResult['tickets'] | null>(null);
  const tier = event.tiers.find((one) => one.name === chosen && one.available > 0) ?? null;
  const door = event.formSales && tier?.formSales !== false;
  const way: Way = door ? wanted : 'outside';

  const purchased = (tickets: FormPurchaseResult['tickets']) => {
    setBought(tickets);
    setChosen(null);
    onChanged();
  };

  return (
    <Paper withBorder p="lg" component="section" aria-label={labelTexts.tickets}>
      <Title order={2} size="h3" mb="sm">
        {labelTexts.tickets}
      </Title>
      <div aria-live="polite">
        {event.available >= 1 && event.available <= 10 && (
          <Alert
            color="marigold"
            variant="light"
            mb="md"
            p="sm"
            icon={<IconFlame size={20} aria-hidden />}
            title={eventTexts.sellingFast}
          >
            {eventTexts.onlyLeft(event.available)}
          </Alert>
        )}
        {event.available === 0 && (
          <Badge size="xl" radius="sm" tt="none" variant="light" color="coral" mb="md">
            {eventTexts.soldOut}
          </Badge>
        )}
      </div>
      <TierPicker tiers={event.tiers} value={chosen} onChange={setChosen} byWallet />
      {tier && door && <WayPicker value={way} onChange={setWay} />}
      {tier && way === 'door' && (
        <FormPurchase
          key={tier.id}
          slug={event.slug}
          tier={tier.name}
          available={tier.available}
          onPurchased={({ tickets }) => purchased(tickets)}
          onRefused={onChanged}
        />
      )}
      {way === 'outside' && (
        <Suspense>
          <OutsidePurchase slug={event.slug} tier={tier} onPaid={purchased} onRefused={onChanged} />
        </Suspense>
      )}
      {event.available > 0 && <PassaWalletLink slug={event.slug} />}
      <Modal
        opened={bought !== null}
        onClose={() => setBought(null)}
        title={ticketTexts.purchasedTitle}
        size="lg"
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        <Stack gap="lg">
          {bought?.map((ticket) => (
            <PurchasedTicket key={ticket.id} ticket={ticket} />
          ))}
        </Stack>
      </Modal>
    </Paper>
  );
}

function WayPicker({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
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
        { value: 'outside', label: outsideTexts.short },
      ]}
    />
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
