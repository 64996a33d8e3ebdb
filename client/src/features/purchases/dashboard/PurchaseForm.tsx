import { Button, Radio } from '@mantine/core';
import type { ProviderMethod } from '../../../gql/graphql.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { buyingTexts, purchaseTexts } from '../../../messages/purchases.ts';
import { PROVIDER_METHODS } from '../../payment-methods/provider-methods.ts';
import { select } from '../basket/basket.ts';
import { CheckoutForm } from '../checkout/CheckoutForm.tsx';
import type { MemberCheckout } from '../checkout/use-member-checkout.ts';
import type { MemberPaymentMethod } from '../payment-methods.ts';
import { useCardWords } from '../provider/card-words.ts';
import { CodeField } from '../special/CodeField.tsx';
import { WaitingForm } from '../special/WaitingForm.tsx';
import { SoldOut, TierPicker } from '../TierPicker.tsx';
import { paymentNotice } from '../wallet/use-wallet-quote.ts';
import { WalletInfo } from '../wallet/WalletInfo.tsx';
import { WalletPayment } from '../wallet/WalletPayment.tsx';
import classes from './PurchaseModal.module.css';

/** Payment methods in display order. */
const PAYMENT_METHODS: { id: MemberPaymentMethod; label: string; description: string }[] = [
  { id: 'wallet', label: purchaseTexts.wallet, description: purchaseTexts.walletAbout },
  ...Object.entries(PROVIDER_METHODS).map(([id, { label, about }]) => ({
    id: id as ProviderMethod,
    label,
    description: about,
  })),
  { id: 'door', label: purchaseTexts.door, description: purchaseTexts.doorAbout },
];

interface MethodPickerProps {
  value: MemberPaymentMethod;
  /** Methods that the order can be paid by. */
  open: readonly MemberPaymentMethod[];
  onChange: (method: MemberPaymentMethod) => void;
}

/** Selects the payment method. Renders nothing when there is only one. */
function MethodPicker({ value, open, onChange }: MethodPickerProps) {
  const choose = (chosen: string) => {
    const method = PAYMENT_METHODS.find((one) => one.id === chosen);
    if (method) onChange(method.id);
  };
  const card = useCardWords();
  if (open.length < 2) return null;
  return (
    <Radio.Group label={purchaseTexts.method} value={value} onChange={choose}>
      {PAYMENT_METHODS.filter(({ id }) => open.includes(id)).map((method) => (
        <Radio
          key={method.id}
          mt="xs"
          className={classes.method}
          data-checked={method.id === value || undefined}
          value={method.id}
          label={method.id === 'CARD' ? card.label : method.label}
          description={method.id === 'CARD' ? card.about : method.description}
        />
      ))}
    </Radio.Group>
  );
}

interface PurchaseFormProps {
  checkout: MemberCheckout;
  /** Whether the event accepts MOCK. */
  playMoney: boolean;
}

/** First step: tickets, payment method, and holder. */
export function PurchaseForm({ checkout, playMoney }: PurchaseFormProps) {
  const { event, tiers, basket, tier, method, paying } = checkout;
  const review = (
    <Button type="submit" size="lg" fullWidth disabled={!tier || !isReady(checkout)}>
      {purchaseTexts.review}
    </Button>
  );
  const { walletQuote: quote, walletQuoteError: error } = checkout;
  return (
    <>
      {event.available === 0 && <SoldOut />}
      <WalletInfo {...paying} />
      <TierPicker
        tiers={tiers}
        value={tier?.name ?? null}
        onChange={(name) => checkout.setBasket(select(basket, name))}
        byWallet={method !== 'door'}
      />
      <CodeField slug={event.slug} offer={checkout.code} onChange={checkout.setCode} />
      {tier ? (
        <CheckoutForm
          label={labelTexts.purchase}
          selection={checkout}
          entries={checkout}
          total={totalText(method)}
          gap="md"
          onSubmit={() => {
            if (isReady(checkout) && checkout.check()) checkout.setReviewing(true);
          }}
          payment={
            <>
              <MethodPicker value={method} open={checkout.methods} onChange={checkout.setMethod} />
              {method === 'wallet' && (
                <WalletPayment
                  currency={checkout.currency}
                  onCurrency={checkout.setCurrency}
                  playMoney={playMoney}
                  wallet={paying.wallet}
                  quote={quote}
                  error={error}
                />
              )}
            </>
          }
        >
          {review}
        </CheckoutForm>
      ) : (
        review
      )}
      <WaitingForm event={event} tiers={tiers} person={checkout.holder} />
    </>
  );
}

/** Whether the method can pay the order. */
function isReady({ method, lines, basket, isGone, quote, walletQuote, paying }: MemberCheckout): boolean {
  if (isGone) return false;
  if (method === 'wallet') return walletQuote !== null && paymentNotice(walletQuote, paying.wallet) === null;
  return method === 'door' ? lines.length === basket.length : quote.charge !== null;
}

/** Label of the total; null where the wallet shows it. */
function totalText(method: MemberPaymentMethod): string | null {
  if (method === 'wallet') return null;
  return method === 'door' ? buyingTexts.dueAtDoor : buyingTexts.total;
}
