import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BuyPanel_EventFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { buyingTexts, specialTexts } from '../../messages/purchases.ts';
import { roomTexts } from '../../messages/waiting-room.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { RoomGate } from '../waiting-room/RoomGate.tsx';
import { OpenSale } from './OpenSale.tsx';
import { OwnPurchase } from './OwnPurchase.tsx';
import { useOpenPayment } from './provider/use-open-payment.ts';
import { externalAttempts } from './purchase-attempts.ts';
import { SaleClosed } from './SaleClosed.tsx';

const BuyPanelFragment = graphql(`
  fragment BuyPanel_event on Event {
    id
    ...Checkout_event @unmask
    ...Cover_event
    endDate
    lowStock
    salesOpen
    issuer {
      id
      active
    }
    ...RoomGate_event
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
  const payment = useOpenPayment(event.slug);
  // An open payment is shown to its end, even when the sale has closed.
  const isUnderWay = payment.attempt !== null || payment.isPaid;
  const own = <OwnPurchase slug={event.slug} eventId={event.id} />;
  if (!isUnderWay && hasEnded) {
    return (
      <SaleClosed title={buyingTexts.ended} body={buyingTexts.endedBody}>
        {own}
        <Button component={Link} to="/events" variant="default" mt="md" fullWidth>
          {buyingTexts.browse}
        </Button>
      </SaleClosed>
    );
  }
  if (!isUnderWay && !event.issuer.active)
    return (
      <SaleClosed title={specialTexts.stopped} body={specialTexts.inactiveBody}>
        {own}
      </SaleClosed>
    );
  if (!isUnderWay && !event.salesOpen)
    return (
      <SaleClosed title={specialTexts.stopped} body={specialTexts.stoppedBody}>
        {own}
      </SaleClosed>
    );
  return (
    <RoomGate
      event={event}
      hasBegun={externalAttempts.find(event.slug) !== null}
      isUnderWay={isUnderWay}
      meanwhile={<TierPrices tiers={event.tiers} />}
    >
      <OpenSale event={event} payment={payment} onChanged={onChanged} />
    </RoomGate>
  );
}

/** Prices of the tickets, for readers who cannot buy yet. */
function TierPrices({ tiers }: { tiers: BuyPanel_EventFragment['tiers'] }) {
  return (
    <Paper withBorder p="lg" mt="md" component="section" aria-label={roomTexts.prices}>
      {tiers
        .filter(({ hidden }) => !hidden)
        .map(({ id, name, price }) => (
          <Group key={id} justify="space-between" wrap="nowrap" py={4}>
            <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
            <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {formatMoney(price)}
            </Text>
          </Group>
        ))}
    </Paper>
  );
}
