import { Radio } from '@mantine/core';
import { purchaseTexts } from '../../../texts/purchases.ts';
import classes from './PurchaseModal.module.css';
import { PAYMENT_METHODS, type PaymentMethodId } from './purchase-draft.ts';

interface MethodPickerProps {
  value: PaymentMethodId;
  /** Whether the event takes payment at the door. */
  doorOpen: boolean;
  onChange: (method: PaymentMethodId) => void;
}

/** Selects the payment method. Renders nothing when there is only one. */
export function MethodPicker({ value, doorOpen, onChange }: MethodPickerProps) {
  const choose = (chosen: string) => {
    const method = PAYMENT_METHODS.find((one) => one.id === chosen);
    if (method) onChange(method.id);
  };
  if (!doorOpen) return null;
  return (
    <Radio.Group label={purchaseTexts.method} value={value} onChange={choose}>
      {PAYMENT_METHODS.map((method) => (
        <Radio
          key={method.id}
          mt="xs"
          className={classes.method}
          data-checked={method.id === value || undefined}
          value={method.id}
          label={method.label}
          description={method.description}
        />
      ))}
    </Radio.Group>
  );
}
