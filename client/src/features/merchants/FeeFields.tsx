import { Stack, Text, TextInput } from '@mantine/core';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import classes from './Merchants.module.css';

export interface Fees {
  feePercent: string;
  feeAmount: string;
}

export const NO_FEES: Fees = { feePercent: '', feeAmount: '' };

/** The fees as the service takes them: empty ones are 0. */
export const feesOf = ({ feePercent, feeAmount }: Fees): Fees => ({
  feePercent: feePercent.trim() || '0',
  feeAmount: feeAmount.trim() || '0',
});

interface FeeFieldsProps {
  fees: Fees;
  onChange: (fees: Fees) => void;
  faults: Record<string, string>;
}

/** What the provider keeps; folded, because it can be left out. */
export function FeeFields({ fees, onChange, faults }: FeeFieldsProps) {
  const isFaulty = Boolean(faults.feePercent ?? faults.feeAmount);
  return (
    <details className={classes.details} {...(isFaulty && { open: true })}>
      <summary>{texts.fees}</summary>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {texts.feesLead}
        </Text>
        <div className={classes.pair}>
          <TextInput
            label={texts.feePercent}
            inputMode="decimal"
            placeholder="1.5"
            value={fees.feePercent}
            onChange={(event) => onChange({ ...fees, feePercent: event.currentTarget.value })}
            error={faults.feePercent}
          />
          <TextInput
            label={texts.feeAmount}
            inputMode="decimal"
            placeholder="10"
            value={fees.feeAmount}
            onChange={(event) => onChange({ ...fees, feeAmount: event.currentTarget.value })}
            error={faults.feeAmount}
          />
        </div>
      </Stack>
    </details>
  );
}
