import { Button, Group, Stack, Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import type { Money } from '../../../ui/format-amount.ts';
import { BasketWorth } from '../basket/BasketWorth.tsx';
import { sumsOf, totalOf } from '../basket/basket.ts';
import { NextSteps } from '../NextSteps.tsx';
import type { ShownTier } from '../special/special-tiers.ts';
import { QuoteLines } from '../wallet/QuoteLines.tsx';
import { pricedLines, summaryLines } from '../wallet/summary-lines.ts';
import type { WalletQuote } from '../wallet/use-wallet-quote.ts';
import { MockNotice } from '../wallet/WalletPayment.tsx';
import classes from './PurchaseModal.module.css';
import type { PaymentMethodId, PurchaseDraft } from './purchase-draft.ts';

const PurchaseReviewFragment = graphql(`
  fragment PurchaseReview_event on Event {
    id
    name
  }
`);

interface PurchaseReviewProps {
  event: FragmentType<typeof PurchaseReviewFragment>;
  /** With the prices of this buyer. */
  tiers: readonly ShownTier[];
  /** Code applied to the order. */
  code: string | undefined;
  draft: PurchaseDraft;
  method: PaymentMethodId;
  quote: WalletQuote | null;
  /** Reason why the purchase cannot be confirmed. */
  notice: string | null;
  processing: boolean;
  failure: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

/** Second step: review before the confirmation. */
export function PurchaseReview(props: PurchaseReviewProps) {
  const { tiers, code, draft, method, quote, notice, processing, failure, onBack, onConfirm } = props;
  const event = useFragment(PurchaseReviewFragment, props.event);
  const byWallet = method === 'wallet';
  const wanted = quote?.lines ?? pricedLines(draft.basket, tiers);
  const lines: Lines = [
    [labelTexts.event, event.name],
    ...summaryLines(wanted, code),
    [labelTexts.holder, draft.name],
    [labelTexts.email, draft.email],
    [labelTexts.phone, draft.phone],
    [purchaseTexts.method, byWallet ? purchaseTexts.walletShort : purchaseTexts.door],
  ];
  const blocked = byWallet ? !quote || notice !== null : wanted.length === 0;
  const due = totalOf(draft.basket, tiers);
  const isFree = wanted.every(({ price }) => Number(price.amount) === 0);
  const words = byWallet ? purchaseTexts.confirm : purchaseTexts.confirmDoor;
  return (
    <Stack gap="md">
      {byWallet ? (
        <WalletSum quote={quote} lines={lines} />
      ) : (
        <DoorSum lines={lines} due={due} sums={sumsOf(draft.basket, tiers)} />
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
      <NextSteps due={byWallet || isFree ? null : due} />
    </Stack>
  );
}

type Lines = [label: string, value: string][];

/** Tickets, and the amount charged to the wallet. */
function WalletSum({ quote, lines }: { quote: WalletQuote | null; lines: Lines }) {
  if (!quote) return null;
  return (
    <>
      <QuoteLines quote={quote} lines={lines} />
      {quote.payment.currency === 'MOCK' && <MockNotice />}
    </>
  );
}

/** Tickets, and the amount due at the door. */
function DoorSum({ lines, due, sums }: { lines: Lines; due: string; sums: readonly Money[] }) {
  return (
    <dl className={classes.sum}>
      {lines.map(([label, value]) => (
        <div key={`${label} ${value}`} className={classes.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`${classes.line} ${classes.total}`}>
        <dt>{labelTexts.dueAtDoor}</dt>
        <dd className="tabular">
          {due}
          <BasketWorth sums={sums} />
        </dd>
      </div>
    </dl>
  );
}
