import { Text } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import type { Money } from '../../../ui/format-amount.ts';
import classes from './ProviderCharge.module.css';
import { chargeText, differs, type ProviderQuoteState } from './use-provider-quote.ts';

interface ProviderChargeProps {
  quote: ProviderQuoteState;
  /** Sums of the listed prices, one for each currency. */
  listed: readonly Money[];
}

/** The amount that a provider collects, where it differs from the listed price; or why it cannot collect the order. */
export function ProviderCharge({ quote: { charge, error }, listed }: ProviderChargeProps) {
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
