import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { buyingTexts, specialTexts } from '../../messages/purchases.ts';
import { OpenSale } from './OpenSale.tsx';
import { useOpenPayment } from './provider/use-open-payment.ts';
import { SaleClosed } from './SaleClosed.tsx';

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
    paymentMethods
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
  const payment = useOpenPayment(event.slug);
  // An open payment is shown to its end, even when the sale has closed.
  if (payment.attempt || payment.isPaid)
    return <OpenSale event={event} payment={payment} onChanged={onChanged} />;
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
  return <OpenSale event={event} payment={payment} onChanged={onChanged} />;
}
