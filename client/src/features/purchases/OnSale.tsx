import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { buyingTexts, specialTexts } from '../../messages/purchases.ts';
import { RoomGate } from '../waiting-room/RoomGate.tsx';
import { PurchaseEvent } from './dashboard/PurchaseEvent.tsx';
import { OwnPurchase } from './OwnPurchase.tsx';
import { SaleClosed } from './SaleClosed.tsx';

const OnSaleFragment = graphql(`
  fragment OnSale_event on Event {
    id
    slug
    endDate
    salesOpen
    issuer {
      id
      active
    }
    ...RoomGate_event
    ...PurchaseEvent_event
  }
`);

interface OnSaleProps {
  event: FragmentType<typeof OnSaleFragment>;
  /** An open purchase is shown to its end, even when the sale has closed. */
  hasBegun: boolean;
  /** Heading level of the event's name, above the way to its waiting room. */
  order?: 2 | 3;
  children: ReactNode;
}

/** Shows its children when tickets are on sale at the first render; a purchase in progress is not interrupted later. */
export function OnSale({ event: ref, hasBegun, order = 3, children }: OnSaleProps) {
  const event = useFragment(OnSaleFragment, ref);
  const { endDate, salesOpen, issuer } = event;
  const [found] = useState(() => {
    const hasEnded = Date.parse(endDate) < Date.now();
    return { hasEnded, isSold: hasBegun || (salesOpen && issuer.active && !hasEnded) };
  });
  if (found.isSold) {
    return (
      <RoomGate event={event} hasBegun={hasBegun} summary={<PurchaseEvent event={event} order={order} />}>
        {children}
      </RoomGate>
    );
  }
  const own = <OwnPurchase slug={event.slug} eventId={event.id} />;
  if (!found.hasEnded)
    return (
      <SaleClosed
        title={specialTexts.stopped}
        body={issuer.active ? specialTexts.stoppedBody : specialTexts.inactiveBody}
      >
        {own}
      </SaleClosed>
    );
  return (
    <SaleClosed title={buyingTexts.ended} body={buyingTexts.endedBody}>
      {own}
      <Button component={Link} to="/events" variant="default" mt="md" fullWidth>
        {buyingTexts.browse}
      </Button>
    </SaleClosed>
  );
}
