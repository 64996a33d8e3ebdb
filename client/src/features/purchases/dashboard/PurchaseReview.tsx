import { Button, Group, Stack, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { exactProduct } from '../../../ui/exact-product.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatAmount } from '../../../ui/format-amount.ts';
import { MockNotice } from '../wallet/MockNotice.tsx';
import { QuoteLines } from '../wallet/QuoteLines.tsx';
import type { WalletQuote } from '../wallet/use-wallet-quote.ts';
import classes from './PurchaseModal.module.css';
import type { PaymentMethodId, PurchaseDraft } from './purchase-draft.ts';

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
  method: PaymentMethodId;
  quote: WalletQuote | null;
  /** Why it cannot be confirmed as it stands. */
  notice: string | null;
  processing: boolean;
  failure: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

/** Second step: everything once more, before it counts. */
export function PurchaseReview(props: PurchaseReviewProps) {
  const { draft, method, quote, notice, processing, failure, onBack, onConfirm } = props;
  const event = useFragment(PurchaseReviewFragment, props.event);
  const tier = event.tiers.find((one) => one.name === draft.tier);
  const byWallet = method === 'wallet';
  const lines: [string, string][] = [
    [labelTexts.event, event.name],
    [labelTexts.tier, draft.tier],
    [labelTexts.tickets, String(draft.quantity)],
    [labelTexts.holder, draft.name],
    [labelTexts.email, draft.email],
    [labelTexts.phone, draft.phone],
    [purchaseTexts.method, byWallet ? purchaseTexts.walletShort : purchaseTexts.door],
  ];
  const blocked = !tier || (byWallet && (!quote || notice !== null));
  const words = byWallet ? purchaseTexts.confirm : purchaseTexts.confirmDoor;
  return (
    <Stack gap="md">
      {byWallet && quote && <QuoteLines quote={quote} lines={lines} />}
      {byWallet && draft.currency === 'MOCK' && <MockNotice />}
      {!byWallet && tier && (
        <dl className={classes.sum}>
          {[...lines, [labelTexts.price, formatAmount(tier.price, tier.currency)] as const].map(
            ([label, value]) => (
              <div key={label} className={classes.line}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
          <div className={`${classes.line} ${classes.total}`}>
            <dt>{labelTexts.dueAtDoor}</dt>
            <dd className="tabular">
              {formatAmount(exactProduct(tier.price, draft.quantity), tier.currency)}
            </dd>
          </div>
        </dl>
      )}
      {(failure ?? notice) && <FormFailure>{failure ?? notice}</FormFailure>}
      <Group wrap="nowrap">
        <Button variant="default" onClick={onBack} disabled={processing}>
          {purchaseTexts.back}
        </Button>
        <Button
          size="lg"
          color="marigold.5"
          onClick={onConfirm}
          disabled={processing || blocked}
          flex={1}
          px="sm"
        >
          {processing ? ticketTexts.processing : words}
        </Button>
      </Group>
      {!byWallet && (
        <Text size="sm" c="dimmed" ta="center">
          {ticketTexts.dueAtDoor}
        </Text>
      )}
    </Stack>
  );
}
