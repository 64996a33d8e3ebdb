import { SegmentedControl } from '@mantine/core';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { externalWalletTexts, purchaseTexts } from '../../messages/purchases.ts';
import type { Bought } from './Purchased.tsx';

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

/** Payment of an order without an account: at the door, or from an external wallet. */
export type GuestPaymentMethod = 'door' | 'outside';

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

interface SaleProps extends Omit<ComponentProps<typeof ExternalWalletPurchase>, 'onPaid'> {
  method: GuestPaymentMethod;
  /** Left out where there is no choice. */
  onMethod?: ((method: GuestPaymentMethod) => void) | undefined;
  onPurchased: (bought: Bought) => void;
}

/** Choice of the payment method, and its form. */
export function Sale({ method, onMethod, basket, onPurchased, ...props }: SaleProps) {
  return (
    <Suspense>
      {onMethod && <PaymentMethodPicker value={method} onChange={onMethod} />}
      {method === 'door' ? (
        <FormPurchase
          {...props}
          basket={basket.filter((line) => props.tiers.some((one) => one.name === line.tier))}
          onPurchased={({ order, tickets }, email) =>
            onPurchased({ tickets, email, confirmBy: order.confirmBy ?? null })
          }
        />
      ) : (
        <ExternalWalletPurchase
          {...props}
          basket={basket}
          onPaid={(tickets) => onPurchased({ tickets, email: null, confirmBy: null })}
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
