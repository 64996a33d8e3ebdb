import { SimpleGrid, TextInput } from '@mantine/core';
import { tierFormTexts } from '../../../texts/event-form.ts';
import type { Validity } from './tier-drafts.ts';

interface ValidityFieldsProps {
  value: Validity;
  onChange: (value: Validity) => void;
  faults?: Record<string, string>;
}

/** Start, end and grace period of the validity of a ticket. */
export function ValidityFields({ value, onChange, faults = {} }: ValidityFieldsProps) {
  const field = (name: keyof Validity) => ({
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: event.currentTarget.value }),
    error: faults[name],
  });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, xl: 3 }} spacing="sm">
      <TextInput type="datetime-local" label={tierFormTexts.effectiveAt} {...field('effectiveAt')} />
      <TextInput type="datetime-local" label={tierFormTexts.expiresAt} {...field('expiresAt')} />
      <TextInput
        label={tierFormTexts.gracePeriod}
        placeholder={tierFormTexts.graceExample}
        {...field('gracePeriod')}
      />
    </SimpleGrid>
  );
}
