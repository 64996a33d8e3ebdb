import { SegmentedControl } from '@mantine/core';
import { outsideTexts, purchaseTexts } from '../../texts/purchases.ts';

/** Payment of an order without an account: at the door, or from an external wallet. */
export type Way = 'door' | 'outside';

interface WayPickerProps {
  value: Way;
  onChange: (way: Way) => void;
}

export function WayPicker({ value, onChange }: WayPickerProps) {
  return (
    <SegmentedControl
      fullWidth
      mt="md"
      size="md"
      aria-label={purchaseTexts.method}
      value={value}
      onChange={(chosen) => onChange(chosen === 'outside' ? 'outside' : 'door')}
      data={[
        { value: 'door', label: purchaseTexts.door },
        { value: 'outside', label: outsideTexts.short },
      ]}
    />
  );
}
