import { Checkbox, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { newsTexts, specialTexts } from '../../../messages/purchases.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { type Money } from '../../../ui/format-amount.ts';
import { asksPhone } from '../../payment-methods/provider-methods.ts';
import { AskedQuestions } from '../../questions/AskedQuestions.tsx';
import { sumsOf } from '../basket/basket.ts';
import { OrderLines } from '../basket/OrderLines.tsx';
import { HolderFields } from '../HolderFields.tsx';
import { PayerNumber } from '../provider/PayerNumber.tsx';
import classes from '../provider/ProviderCharge.module.css';
import { chargeText, differs, type ProviderQuoteState } from '../provider/use-provider-quote.ts';
import { PhoneMessagesChoice } from './PhoneMessagesChoice.tsx';
import type { Entries } from './use-entries.ts';
import type { Selection } from './use-selection.ts';

interface CheckoutFormProps {
  label: string;
  selection: Selection;
  entries: Entries;
  /** Label of the total; null when the total is shown elsewhere. */
  total: string | null;
  onSubmit: () => void;
  gap?: 'sm' | 'md';
  className?: string | undefined;
  /** Content above the lines of the order. */
  head?: ReactNode;
  /** The payment, between the lines of the order and its holder. */
  payment?: ReactNode;
  /** Content below the entries, with the button that submits them. */
  children: ReactNode;
}

/** The form of every checkout: the lines of the order, its holder, the questions of the organiser, and who pays. */
export function CheckoutForm({ label, selection, entries, total, onSubmit, ...props }: CheckoutFormProps) {
  const { sold, lines, provider } = selection;
  const { holder, payer, news, messages } = entries;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    news.request(entries.trimmed.email);
    onSubmit();
  };
  return (
    <form onSubmit={submit} className={props.className} aria-label={label}>
      <Stack gap={props.gap ?? 'sm'}>
        {props.head}
        {selection.tier && (
          <OrderLines
            tiers={sold}
            basket={lines}
            max={selection.max}
            onChange={selection.setBasket}
            total={total}
          />
        )}
        {props.payment}
        <HolderFields holder={holder} onChange={(changed) => entries.setHolder({ ...holder, ...changed })} />
        <AskedQuestions answers={entries.answers} />
        {asksPhone(provider) && (
          <PayerNumber value={payer.value} isFaulty={payer.isFaulty} onChange={payer.set} />
        )}
        <PhoneMessagesChoice messages={messages} />
        <Checkbox
          checked={news.isAgreed}
          onChange={(change) => news.setAgreed(change.currentTarget.checked)}
          label={newsTexts.label(news.organiser)}
          description={newsTexts.hint}
        />
        {provider !== null && <ProviderCharge quote={entries.quote} listed={sumsOf(lines, sold)} />}
        {selection.isGone && <FormFailure>{specialTexts.gone}</FormFailure>}
        {props.children}
      </Stack>
    </form>
  );
}

interface ProviderChargeProps {
  quote: ProviderQuoteState;
  /** Sums of the listed prices, one for each currency. */
  listed: readonly Money[];
}

/** The amount that a provider collects, where it differs from the listed price; or why it cannot collect the order. */
function ProviderCharge({ quote: { charge, error }, listed }: ProviderChargeProps) {
  if (error && !charge) return <FormFailure>{readFailure(error)}</FormFailure>;
  return (
    <div aria-live="polite" className={classes.charge}>
      {charge && differs(charge, listed) && (
        <Text fw={600} className="tabular">
          {texts.expect(chargeText(charge))}
        </Text>
      )}
    </div>
  );
}
