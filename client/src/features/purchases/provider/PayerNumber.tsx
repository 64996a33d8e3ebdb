import { TextInput } from '@mantine/core';
import { ORDER_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { payingTexts as texts } from '../../../messages/provider-payments.ts';

interface PayerNumberProps {
  value: string;
  onChange: (typed: string) => void;
  /** Whether the value has been found faulty. */
  isFaulty: boolean;
  label?: string;
  /** Replaces the hint that explains the field. */
  description?: string;
}

/** The number of the phone that pays. */
export function PayerNumber({ value, onChange, isFaulty, label, description }: PayerNumberProps) {
  return (
    <TextInput
      label={label ?? texts.payerNumber}
      description={description ?? texts.payerNumberAbout}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={ORDER_LIMITS.phone}
      value={value}
      error={isFaulty && texts.payerNumberFault}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
