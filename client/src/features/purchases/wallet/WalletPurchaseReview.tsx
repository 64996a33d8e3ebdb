import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { labelTexts } from '../../../messages/labels.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { sumsOf } from '../basket/basket.ts';
import { NextSteps } from '../NextSteps.tsx';
import { useCardWords } from '../provider/card-words.ts';
import { ProviderSum } from '../provider/ProviderSum.tsx';
import { payerLine } from '../provider/payer-line.ts';
import { QuoteLines } from './QuoteLines.tsx';
import { pricedLines, summaryLines } from './summary-lines.ts';
import type { MemberPurchase } from './use-member-purchase.ts';

interface WalletPurchaseReviewProps {
  eventName: string;
  flow: MemberPurchase;
}

/** Second step of the purchase page: review before the payment. */
export function WalletPurchaseReview({ eventName, flow }: WalletPurchaseReviewProps) {
  const { provider, quote, checkout } = flow;
  const card = useCardWords();
  if (provider === null) {
    if (!quote) return null;
    return (
      <Review flow={flow} blocked={!quote.enough}>
        <QuoteLines quote={quote} lines={factsOf(eventName, flow, quote.lines)} />
        {!quote.enough && <FormFailure>{ticketTexts.insufficient}</FormFailure>}
      </Review>
    );
  }
  const { charge } = checkout.quote;
  const lines = factsOf(eventName, flow, pricedLines(flow.basket, flow.tiers));
  return (
    <Review flow={flow} blocked={!charge || checkout.loading}>
      {charge && (
        <ProviderSum
          lines={[...lines, payerLine(provider, checkout.payer.value, card.label)]}
          listed={sumsOf(flow.basket, flow.tiers)}
          charge={charge}
        />
      )}
    </Review>
  );
}

type Facts = [label: string, value: string][];

/** What is ordered, and for whom. */
function factsOf(
  eventName: string,
  { holder, terms }: MemberPurchase,
  lines: Parameters<typeof summaryLines>[0],
): Facts {
  return [
    [labelTexts.event, eventName],
    ...summaryLines(lines, terms.code),
    [labelTexts.holder, holder.name],
    [labelTexts.email, holder.email],
    [labelTexts.phone, holder.phone],
  ];
}

interface ReviewProps {
  flow: MemberPurchase;
  /** Whether the purchase cannot be confirmed. */
  blocked: boolean;
  children: ReactNode;
}

function Review({ flow, blocked, children }: ReviewProps) {
  return (
    <>
      {children}
      <Group wrap="nowrap">
        <Button variant="default" onClick={() => flow.setReviewing(false)}>
          {purchaseTexts.back}
        </Button>
        <Button
          size="lg"
          color="marigold.5"
          flex={1}
          px="sm"
          disabled={blocked}
          onClick={() => void flow.confirm()}
        >
          {purchaseTexts.confirm}
        </Button>
      </Group>
      <NextSteps due={null} />
    </>
  );
}
