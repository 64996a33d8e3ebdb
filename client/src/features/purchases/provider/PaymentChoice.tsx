import { type Icon, IconDoorEnter, IconWallet } from '@tabler/icons-react';
import { useId } from 'react';
import { externalWalletTexts, purchaseTexts } from '../../../messages/purchases.ts';
import { PROVIDER_METHODS } from '../../payment-methods/provider-methods.ts';
import type { GuestPaymentMethod } from '../payment-methods.ts';
import { useCardWords } from './card-words.ts';
import classes from './PaymentChoice.module.css';

const METHODS: Record<GuestPaymentMethod, { icon: Icon; label: string }> = {
  ...PROVIDER_METHODS,
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
