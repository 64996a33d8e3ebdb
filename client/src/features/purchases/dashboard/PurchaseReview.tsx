import { Button, Group, Stack, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatAmount } from '../../../ui/format-amount.ts';
import { exactProduct } from './exact-product.ts';
import classes from './PurchaseModal.module.css';
import { PAYMENT_METHODS, type PurchaseDraft } from './purchase-draft.ts';

const PurchaseReviewFragment = graphql(`
  fragment PurchaseReview_event on Event {
    id
    name
    tiers {
      id
      name
      price
      currency
    }
  }
`);

interface PurchaseReviewProps {
  event: FragmentType<typeof PurchaseReviewFragment>;
  draft: PurchaseDraft;
  processing: boolean;
  failure: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

/** Second step: everything once more, before it counts. */
export function PurchaseReview(props: PurchaseReviewProps) {
  const { draft, processing, failure, onBack, onConfirm } = props;
  const event = useFragment(PurchaseReviewFragment, props.event);
  const tier = event.tiers.find((one) => one.name === draft.tier);
  const method = PAYMENT_METHODS.find((one) => one.id === draft.method);
  const lines: [string, string][] = [
    ['Event', event.name],
    ['Tier', draft.tier],
    ['Price', tier ? formatAmount(tier.price, tier.currency) : '—'],
    ['Tickets', String(draft.quantity)],
    ['Holder', draft.name],
    ['Email', draft.email],
    ['Phone', draft.phone],
    ['Payment', method?.label ?? '—'],
  ];
  return (
    <Stack gap="md">
      <dl className={classes.sum}>
        {lines.map(([label, value]) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={`${classes.line} ${classes.total}`}>
          <dt>Due at the door</dt>
          <dd className="tabular">
            {tier ? formatAmount(exactProduct(tier.price, draft.quantity), tier.currency) : '—'}
          </dd>
        </div>
      </dl>
      {failure && <FormFailure>{failure}</FormFailure>}
      <Group wrap="nowrap">
        <Button variant="default" onClick={onBack} disabled={processing}>
          Back
        </Button>
        <Button
          size="lg"
          color="marigold.5"
          onClick={onConfirm}
          disabled={processing || !tier}
          flex={1}
          px="sm"
        >
          {processing ? ticketTexts.processing : 'Confirm Purchase'}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" ta="center">
        {ticketTexts.dueAtDoor}
      </Text>
    </Stack>
  );
}
