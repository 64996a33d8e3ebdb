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

/** The number of the phone that pays by M-Pesa. */
export function PayerNumber({ value, onChange, isFaulty, label, description }: PayerNumberProps) {
  return (
    <TextInput
      label={label ?? texts.mpesaNumber}
      description={description ?? texts.mpesaNumberAbout}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={ORDER_LIMITS.phone}
      value={value}
      error={isFaulty && texts.mpesaNumberFault}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
