import { SegmentedControl } from '@mantine/core';
import { type Icon, IconDoorEnter, IconWallet } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense, useId, useState } from 'react';
import { externalWalletTexts, purchaseTexts } from '../../messages/purchases.ts';
import { PROVIDER_METHODS } from '../payment-methods/provider-methods.ts';
import type { useSelection } from './checkout/use-selection.ts';
import type { Bought } from './Purchased.tsx';
import { type GuestPaymentMethod, providerOf } from './payment-methods.ts';
import { useCardWords } from './provider/card-words.ts';
import classes from './provider/PaymentChoice.module.css';

const loadPurchased = () => import('./Purchased.tsx');
/** A sale loads with the dialog of its tickets, which must not depend on the network after the purchase. */
const withPurchased = async <Sale,>(sale: Promise<Sale>): Promise<Sale> =>
  (await Promise.all([sale, loadPurchased()]))[0];
const loadForm = () => withPurchased(import('./FormPurchase.tsx'));

/** Loads the form before it is wanted. */
export const preloadSale = (): void => void loadForm().catch(() => undefined);

const Purchased = lazy(loadPurchased);
const FormPurchase = lazy(loadForm);
const ExternalWalletPurchase = lazy(() =>
  withPurchased(import('./external-wallet/ExternalWalletPurchase.tsx')),
);

interface PaymentMethodPickerProps {
  value: GuestPaymentMethod;
  onChange: (method: GuestPaymentMethod) => void;
}

function PaymentMethodPicker({ value, onChange }: PaymentMethodPickerProps) {
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

type GuestSelection = ReturnType<typeof useSelection<GuestPaymentMethod>>;

interface SaleProps extends Pick<ComponentProps<typeof FormPurchase>, 'draft' | 'onHeld' | 'onRefused'> {
  selection: GuestSelection;
  onPurchased: (bought: Bought) => void;
}

/** Choice of the payment method, and its form. */
export function Sale({ selection, draft, onPurchased, onHeld, onRefused }: SaleProps) {
  const { method, methods, setMethod } = selection;
  const isOnline = methods.some((one) => providerOf(one) !== null);
  const Picker = isOnline ? PaymentChoice : PaymentMethodPicker;
  return (
    <Suspense>
      {selection.tier && methods.length > 1 && (
        <Picker methods={methods} value={method} onChange={setMethod} />
      )}
      {method === 'outside' ? (
        <ExternalWalletPurchase
          selection={selection}
          onPaid={(order) => onPurchased({ order, tickets: order.tickets, email: null, confirmBy: null })}
          onRefused={onRefused}
        />
      ) : (
        <FormPurchase
          selection={selection}
          draft={draft}
          onHeld={onHeld}
          onPurchased={({ order, orderKey, tickets }, email) =>
            onPurchased({
              order: { ...order, key: orderKey ?? null },
              tickets,
              email,
              confirmBy: order.confirmBy ?? null,
            })
          }
          onRefused={onRefused}
        />
      )}
    </Suspense>
  );
}

interface PurchasedDialogProps extends ComponentProps<typeof Purchased> {
  /** Whether a form is shown. */
  isSelling: boolean;
}

/** The dialog with the bought tickets; it is loaded from the first form on. */
export function PurchasedDialog({ isSelling, ...props }: PurchasedDialogProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted && (isSelling || props.bought)) setWanted(true);
  return (
    isWanted && (
      <Suspense>
        <Purchased {...props} />
      </Suspense>
    )
  );
}

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
function PaymentChoice({ methods, value, onChange }: PaymentChoiceProps) {
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
