import { SegmentedControl } from '@mantine/core';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { ProviderMethod } from '../../gql/graphql.ts';
import { externalWalletTexts, purchaseTexts } from '../../messages/purchases.ts';
import type { Bought } from './Purchased.tsx';
import type { GuestPaymentMethod } from './payment-methods.ts';
import { PaymentChoice } from './provider/PaymentChoice.tsx';
import type { ProviderAttempt } from './purchase-attempts.ts';

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

interface SaleProps extends Omit<ComponentProps<typeof ExternalWalletPurchase>, 'onPaid'> {
  method: GuestPaymentMethod;
  /** Methods to choose from; a single one is no choice. */
  methods: readonly GuestPaymentMethod[];
  onMethod: (method: GuestPaymentMethod) => void;
  /** An earlier order of this browser, whose entries are kept. */
  draft: ProviderAttempt['input'] | null;
  onPurchased: (bought: Bought) => void;
  /** Called when tickets are held for a payment by a provider. */
  onHeld: (attempt: ProviderAttempt) => void;
}

/** Choice of the payment method, and its form. */
export function Sale({ method, methods, onMethod, basket, draft, onPurchased, onHeld, ...props }: SaleProps) {
  const isOnline = methods.some((one) => one === 'MPESA' || one === 'CARD');
  const Picker = isOnline ? PaymentChoice : PaymentMethodPicker;
  return (
    <Suspense>
      {methods.length > 1 && <Picker methods={methods} value={method} onChange={onMethod} />}
      {method === 'outside' ? (
        <ExternalWalletPurchase
          {...props}
          basket={basket}
          onPaid={(tickets) => onPurchased({ tickets, email: null, confirmBy: null })}
        />
      ) : (
        <FormPurchase
          {...props}
          provider={providerOf(method)}
          draft={draft}
          basket={basket.filter((line) => props.tiers.some((one) => one.name === line.tier))}
          onHeld={onHeld}
          onPurchased={({ order, tickets }, email) =>
            onPurchased({ tickets, email, confirmBy: order.confirmBy ?? null })
          }
        />
      )}
    </Suspense>
  );
}

const providerOf = (method: GuestPaymentMethod): ProviderMethod | null =>
  method === 'MPESA' || method === 'CARD' ? method : null;

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
