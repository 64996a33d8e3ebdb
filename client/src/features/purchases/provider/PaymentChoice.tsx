import { type Icon, IconCreditCard, IconDeviceMobile, IconDoorEnter, IconWallet } from '@tabler/icons-react';
import { useId } from 'react';
import { labelTexts } from '../../../messages/labels.ts';
import { externalWalletTexts, purchaseTexts } from '../../../messages/purchases.ts';
import type { GuestPaymentMethod } from '../payment-methods.ts';
import { useCardWords } from './card-words.ts';
import classes from './PaymentChoice.module.css';

const METHODS: Record<GuestPaymentMethod, { icon: Icon; label: string }> = {
  MPESA: { icon: IconDeviceMobile, label: purchaseTexts.mpesa },
  CARD: { icon: IconCreditCard, label: labelTexts.card },
  door: { icon: IconDoorEnter, label: purchaseTexts.door },
  outside: { icon: IconWallet, label: externalWalletTexts.short },
};

interface PaymentChoiceProps {
  methods: readonly GuestPaymentMethod[];
  value: GuestPaymentMethod;
  onChange: (method: GuestPaymentMethod) => void;
}

/** Choice of the payment method where a provider is connected. Native radios: the page of an event stays small. */
export function PaymentChoice({ methods, value, onChange }: PaymentChoiceProps) {
  const name = useId();
  const card = useCardWords();
  return (
    <fieldset className={classes.choice}>
      <legend>{purchaseTexts.methodTitle}</legend>
      <div className={classes.methods}>
        {methods.map((method) => {
          const { icon: MethodIcon, label } = METHODS[method];
          return (
            <label key={method} className={classes.method}>
              <input type="radio" name={name} checked={method === value} onChange={() => onChange(method)} />
              <MethodIcon size={22} stroke={1.7} aria-hidden />
              <span>{method === 'CARD' ? card.label : label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
