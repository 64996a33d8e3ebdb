import { Loader, Modal, Text } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import { usePurchasableEventQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { callTexts } from '../../../messages/shell.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import type { Buyer } from '../checkout/use-member-checkout.ts';
import { OnSale } from '../OnSale.tsx';
import { hasBegun } from '../purchase-attempts.ts';
import classes from './PurchaseModal.module.css';
import { PurchaseSteps } from './PurchaseSteps.tsx';

graphql(`
  query PurchasableEvent($slug: String!) {
    publishedEvent(slug: $slug) {
      id
      ...OnSale_event
      ...PurchaseSteps_event
    }
  }
`);

interface PurchaseModalProps {
  /** The event to buy for; null keeps the modal closed. */
  slug: string | null;
  buyer: Buyer;
  onClose: () => void;
}

/** Purchase from the dashboard: form, review, confirmation and payment, and the ticket. */
export function PurchaseModal({ slug, buyer, onClose }: PurchaseModalProps) {
  return (
    <Modal
      opened={slug !== null}
      onClose={onClose}
      title={ticketTexts.buy}
      size="lg"
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      {slug !== null && <Purchasable key={slug} slug={slug} buyer={buyer} />}
    </Modal>
  );
}

function Purchasable({ slug, buyer }: { slug: string; buyer: Buyer }) {
  const { data, loading, error, refetch } = usePurchasableEventQuery({
    variables: { slug },
    fetchPolicy: 'network-only',
  });
  const again = () => void refetch().catch(() => undefined);
  const event = data?.publishedEvent;
  if (event) {
    return (
      <OnSale event={event} hasBegun={hasBegun({ userId: buyer.id, eventId: event.id, slug })}>
        <PurchaseSteps event={event} buyer={buyer} onBought={again} />
      </OnSale>
    );
  }
  if (loading) {
    return (
      <div className={classes.waiting} role="status">
        <Loader aria-hidden />
        <Text c="dimmed">{eventTexts.loading}</Text>
      </div>
    );
  }
  const failed = error !== undefined;
  return (
    <LoadFailure
      title={failed ? callTexts.loadFailed(labelTexts.thisEvent) : eventTexts.notFound}
      reason={failed ? readFailure(error) : eventTexts.notFoundBody}
      onRetry={again}
    />
  );
}
