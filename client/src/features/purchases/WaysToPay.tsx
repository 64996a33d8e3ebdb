import { SegmentedControl, Text } from '@mantine/core';
import { type Icon, IconDoorEnter, IconWallet } from '@tabler/icons-react';
import { useId } from 'react';
import { externalWalletTexts, purchaseTexts } from '../../messages/purchases.ts';
import { PROVIDER_METHODS } from '../payment-methods/provider-methods.ts';
import type { GuestSelection } from './checkout/use-selection.ts';
import { type GuestPaymentMethod, providerOf } from './payment-methods.ts';
import { useCardWords } from './provider/card-words.ts';
import classes from './provider/PaymentChoice.module.css';

/** The ways to pay: those of the chosen tickets, and of all before one is chosen. Free tickets have none. */
export function WaysToPay({ selection }: { selection: GuestSelection }) {
  const { tiers, tier, method, methods, setMethod } = selection;
  if (!tier && tiers.every(({ price }) => Number(price.amount) === 0)) return null;
  if (methods.length < 2) return selection.isFree ? null : <SoleMethod method={method} />;
  const isOnline = methods.some((one) => providerOf(one) !== null);
  const Picker = isOnline ? PaymentChoice : PaymentMethodPicker;
  return <Picker methods={methods} value={method} onChange={setMethod} />;
}

interface MethodPickerProps {
  methods: readonly GuestPaymentMethod[];
  value: GuestPaymentMethod;
  onChange: (method: GuestPaymentMethod) => void;
}

function PaymentMethodPicker({ value, onChange }: MethodPickerProps) {
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
        { value: 'outside', label: externalWalletTexts.short },
      ]}
    />
  );
}

const METHODS: Record<GuestPaymentMethod, { icon: Icon; label: string }> = {
  ...PROVIDER_METHODS,
  door: { icon: IconDoorEnter, label: purchaseTexts.door },
  outside: { icon: IconWallet, label: externalWalletTexts.short },
};

/** Choice of the payment method where a provider is connected. Native radios: the page of an event stays small. */
function PaymentChoice({ methods, value, onChange }: MethodPickerProps) {
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

/** The only way to pay. */
function SoleMethod({ method }: { method: GuestPaymentMethod }) {
  const card = useCardWords();
  const { icon: MethodIcon, label } = METHODS[method];
  return (
    <div className={classes.choice}>
      <Text size="sm" fw={500}>
        {purchaseTexts.methodTitle}
      </Text>
      <Text className={classes.sole}>
        <MethodIcon size={22} stroke={1.7} aria-hidden />
        <span>{method === 'CARD' ? card.label : label}</span>
      </Text>
    </div>
  );
}
