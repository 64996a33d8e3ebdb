import { Button, Group } from '@mantine/core';
import { labelTexts } from '../../../texts/labels.ts';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { ticketTexts } from '../../../texts/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import type { Holder } from '../HolderFields.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import type { WalletQuote } from './use-wallet-quote.ts';
import { wantedLines } from './wanted-lines.ts';

interface WalletPurchaseReviewProps {
  eventName: string;
  holder: Holder;
  /** Code applied to the order. */
  code: string | undefined;
  quote: WalletQuote;
  onBack: () => void;
  onConfirm: () => void;
}

/** Second step of the purchase page: review before the payment. */
export function WalletPurchaseReview(props: WalletPurchaseReviewProps) {
  const { eventName, holder, code, quote, onBack, onConfirm } = props;
  return (
    <>
      <QuoteLines
        quote={quote}
        lines={[
          [labelTexts.event, eventName],
          ...wantedLines(quote.lines, code),
          [labelTexts.holder, holder.name],
          [labelTexts.email, holder.email],
          [labelTexts.phone, holder.phone],
        ]}
      />
      {!quote.enough && <FormFailure>{ticketTexts.insufficient}</FormFailure>}
      <Group wrap="nowrap">
        <Button variant="default" onClick={onBack}>
          {purchaseTexts.back}
        </Button>
        <Button size="lg" color="marigold.5" flex={1} px="sm" disabled={!quote.enough} onClick={onConfirm}>
          {purchaseTexts.confirm}
        </Button>
      </Group>
      <NextSteps due={null} />
    </>
  );
}
