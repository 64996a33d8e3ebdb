import { Loader, Modal, Stepper, Text } from '@mantine/core';
import { useState } from 'react';
import { failureCode, readFailure } from '../../../apollo/read-failure.ts';
import { usePurchasableEventQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { eventTexts } from '../../../texts/events.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { TicketCard } from '../../tickets/TicketCard.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import classes from './PurchaseModal.module.css';
import { PurchaseReview } from './PurchaseReview.tsx';
import type { PurchaseDraft } from './purchase-draft.ts';
import { usePurchase } from './use-purchase.ts';

graphql(`
  query PurchasableEvent($slug: String!) {
    publishedEvent(slug: $slug) {
      id
      slug
      ...PurchaseForm_event
      ...PurchaseReview_event
    }
  }
`);

interface Buyer {
  name: string;
  email: string;
  phone: string;
}

interface PurchaseModalProps {
  /** The event to buy for; null keeps the modal closed. */
  slug: string | null;
  buyer: Buyer;
  onClose: () => void;
}

/** Buying from the dashboard: form, review, confirm, and the ticket. */
export function PurchaseModal({ slug, buyer, onClose }: PurchaseModalProps) {
  return (
    <Modal
      opened={slug !== null}
      onClose={onClose}
      title={ticketTexts.buy}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {slug !== null && <PurchaseSteps key={slug} slug={slug} buyer={buyer} />}
    </Modal>
  );
}

function PurchaseSteps({ slug, buyer }: { slug: string; buyer: Buyer }) {
  const { data, loading, error, refetch } = usePurchasableEventQuery({
    variables: { slug },
    fetchPolicy: 'network-only',
  });
  const [draft, setDraft] = useState<PurchaseDraft>({ tier: '', quantity: 1, method: 'door', ...buyer });
  const [reviewing, setReviewing] = useState(false);
  const { purchase, processing, failure, tickets } = usePurchase();
  const again = () => void refetch().catch(() => undefined);
  const event = data?.publishedEvent;

  if (!event && loading) {
    return (
      <div className={classes.waiting} role="status">
        <Loader aria-hidden />
        <Text c="dimmed">{eventTexts.loading}</Text>
      </div>
    );
  }
  if (!event) {
    const failed = error !== undefined && failureCode(error) !== 'NOT_FOUND';
    return (
      <LoadFailure
        title={failed ? callTexts.loadFailed('this event') : eventTexts.notFound}
        reason={failed ? readFailure(error) : eventTexts.notFoundBody}
        onRetry={again}
      />
    );
  }
  const step = tickets ? 2 : reviewing ? 1 : 0;
  return (
    <>
      <Stepper
        active={step}
        size="xs"
        iconSize={32}
        mb="lg"
        classNames={{ steps: classes.steps, separator: classes.separator }}
      >
        <Stepper.Step label="Details" />
        <Stepper.Step label="Review" loading={processing} />
        <Stepper.Step label="Ticket" />
      </Stepper>
      {step === 0 && (
        <PurchaseForm event={event} draft={draft} onChange={setDraft} onReview={() => setReviewing(true)} />
      )}
      {step === 1 && (
        <PurchaseReview
          event={event}
          draft={draft}
          processing={processing}
          failure={failure}
          onBack={() => setReviewing(false)}
          onConfirm={() => void purchase(event.slug, draft).then(again)}
        />
      )}
      <div aria-live="polite">
        {tickets && (
          <div className={classes.tickets}>
            <Text fw={600}>{ticketTexts.purchased}</Text>
            {tickets.map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} order={3} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}
