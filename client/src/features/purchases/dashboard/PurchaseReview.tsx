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
import { useCardWords } from '../provider/card-words.ts';
import { ProviderSum } from '../provider/ProviderSum.tsx';
import { payerLine } from '../provider/payer-line.ts';
import type { ProviderCheckout } from '../provider/use-provider-checkout.ts';
import type { ShownTier } from '../special/special-tiers.ts';
import { QuoteLines } from '../wallet/QuoteLines.tsx';
import { pricedLines, summaryLines } from '../wallet/summary-lines.ts';
import type { WalletQuote } from '../wallet/use-wallet-quote.ts';
import { MockNotice } from '../wallet/WalletPayment.tsx';
import classes from './PurchaseModal.module.css';
import { type PaymentMethodId, type PurchaseDraft, providerOf } from './purchase-draft.ts';

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
  checkout: ProviderCheckout;
  /** Reason why the purchase cannot be confirmed. */
  notice: string | null;
  processing: boolean;
  failure: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

/** Second step: review before the confirmation. */
export function PurchaseReview(props: PurchaseReviewProps) {
  const { tiers, code, draft, method, quote, checkout, notice, processing, failure, onBack, onConfirm } =
    props;
  const event = useFragment(PurchaseReviewFragment, props.event);
  const byWallet = method === 'wallet';
  const card = useCardWords();
  const provider = providerOf(method);
  const wanted = quote?.lines ?? pricedLines(draft.basket, tiers);
  const lines: Lines = [
    [labelTexts.event, event.name],
    ...summaryLines(wanted, code),
    [labelTexts.holder, draft.name],
    [labelTexts.email, draft.email],
    [labelTexts.phone, draft.phone],
    provider
      ? payerLine(provider, checkout.payer.value, card.label)
      : [purchaseTexts.method, byWallet ? purchaseTexts.walletShort : purchaseTexts.door],
  ];
  const blocked = isBlocked(props, wanted.length);
  const due = totalOf(draft.basket, tiers);
  const isFree = wanted.every(({ price }) => Number(price.amount) === 0);
  const atDoor = method === 'door';
  const words = atDoor ? purchaseTexts.confirmDoor : purchaseTexts.confirm;
  return (
    <Stack gap="md">
      <OrderSum {...props} lines={lines} />
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
      {atDoor && (
        <Text size="sm" c="dimmed" ta="center">
          {ticketTexts.dueAtDoor}
        </Text>
      )}
      <NextSteps due={!atDoor || isFree ? null : due} />
    </Stack>
  );
}

/** The lines of the order, and its amount by the chosen method. */
function OrderSum({ method, quote, checkout, draft, tiers, lines }: PurchaseReviewProps & { lines: Lines }) {
  const sums = sumsOf(draft.basket, tiers);
  if (method === 'wallet') return <WalletSum quote={quote} lines={lines} />;
  if (method === 'door') return <DoorSum lines={lines} due={totalOf(draft.basket, tiers)} sums={sums} />;
  const { charge } = checkout.quote;
  return charge && <ProviderSum lines={lines} listed={sums} charge={charge} />;
}

/** Whether the purchase cannot be confirmed. */
function isBlocked({ method, quote, checkout, notice }: PurchaseReviewProps, lines: number): boolean {
  if (method === 'wallet') return !quote || notice !== null;
  return lines === 0 || (method !== 'door' && checkout.quote.charge === null);
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
