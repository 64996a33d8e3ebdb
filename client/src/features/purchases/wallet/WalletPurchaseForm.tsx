import { Badge, Button, Group, Radio, Stack } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { ProviderMethod } from '../../../gql/graphql.ts';
import { accountTexts } from '../../../messages/account.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { buyingTexts, purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatMoney } from '../../../ui/format-amount.ts';
import { card, ledgerWallet, mobileMoney, type PaymentMethod } from '../../payment-methods/methods.ts';
import { MOBILE_MONEY } from '../../payment-methods/provider-methods.ts';
import { useNeedsTurn } from '../../waiting-room/turn-needed.ts';
import { PurchaseBar, SubmitRow, useBarTarget } from '../bar/PurchaseBar.tsx';
import { costsNothing, select, totalOf } from '../basket/basket.ts';
import { CheckoutForm } from '../checkout/CheckoutForm.tsx';
import type { MemberCheckout } from '../checkout/use-member-checkout.ts';
import type { Payable } from '../payable.ts';
import type { MemberPaymentMethod } from '../payment-methods.ts';
import { useCardWords } from '../provider/card-words.ts';
import { chargeText } from '../provider/use-provider-quote.ts';
import { CodeField } from '../special/CodeField.tsx';
import { SoldOut, TierPicker } from '../TierPicker.tsx';
import { QuoteLines } from './QuoteLines.tsx';

/** Payment methods of the purchase page, in its order: the wallet, and those that a provider may collect. */
const METHODS: { id: Exclude<MemberPaymentMethod, 'door'>; method: PaymentMethod; label: string }[] = [
  { id: 'wallet', method: ledgerWallet, label: purchaseTexts.walletShort },
  { id: MOBILE_MONEY, method: mobileMoney, label: purchaseTexts.mobileMoney },
  // Its name is that of the page of the organiser's provider.
  { id: 'CARD', method: card, label: card.label },
];

interface MethodChoiceProps {
  /** Methods that the organiser has connected; the others are marked as coming soon. */
  online: readonly ProviderMethod[];
  /** Those that can pay the order. */
  payable: Payable;
  value: MemberPaymentMethod;
  onChange: (method: MemberPaymentMethod) => void;
}

function MethodChoice({ online, payable, value, onChange }: MethodChoiceProps) {
  const words = useCardWords();
  const canPay = ({ id }: (typeof METHODS)[number]) =>
    id === 'wallet' ? payable.byLedger : payable.online.includes(id) || !online.includes(id);
  const choose = (chosen: string) => {
    const found = METHODS.find(({ id }) => id === chosen);
    if (found) onChange(found.id);
  };
  return (
    <Radio.Group label={purchaseTexts.methodTitle} value={value} onChange={choose}>
      <Stack gap="xs" mt="xs">
        {METHODS.filter(canPay).map(({ id, method, label }) => {
          const isOpen = id === 'wallet' || online.includes(id);
          return (
            <Group key={id} gap="sm" wrap="nowrap" mih={44}>
              <Radio
                value={id}
                label={isOpen ? (id === 'CARD' ? words.label : label) : method.label}
                disabled={!isOpen}
                readOnly={online.length === 0 && isOpen}
              />
              {!isOpen && (
                <Badge variant="light" color="gray" radius="sm" tt="none">
                  {accountTexts.comingSoon}
                </Badge>
              )}
            </Group>
          );
        })}
      </Stack>
    </Radio.Group>
  );
}

/** Id of the form, for links. */
const FORM_ID = 'purchase';

/** First step of the purchase page. To pay from a wallet, it must be funded and cover the price. */
export function WalletPurchaseForm({ checkout }: { checkout: MemberCheckout }) {
  const { event, tiers, basket, tier, provider } = checkout;
  const online = event.paymentMethods;
  const needsTurn = useNeedsTurn();
  const target = useBarTarget();
  const isInRoom = tiers.some((one) => one.available > 0 && needsTurn(one));
  return (
    <Stack gap="md">
      {(!tier || checkout.isGone) && !isInRoom && <SoldOut />}
      <TierPicker
        tiers={tiers}
        value={tier?.name ?? null}
        onChange={(name) => checkout.setBasket(select(basket, name))}
        byWallet
      />
      {!checkout.held && <CodeField slug={event.slug} offer={checkout.code} onChange={checkout.setCode} />}
      <div id={FORM_ID} ref={target.ref} tabIndex={-1}>
        <CheckoutForm
          label={labelTexts.purchase}
          selection={checkout}
          entries={checkout}
          total={provider === null ? null : buyingTexts.total}
          gap="md"
          onSubmit={() => {
            if (checkout.check()) checkout.setReviewing(true);
          }}
          payment={
            <>
              {(online.length === 0 || !costsNothing(checkout.lines, checkout.sold)) && (
                <MethodChoice
                  online={online}
                  payable={checkout.payable}
                  value={checkout.method}
                  onChange={checkout.setMethod}
                />
              )}
              {provider === null && <WalletSum checkout={checkout} />}
            </>
          }
        >
          <SubmitRow label={buyingTexts.total} amount={amountOf(checkout)}>
            <Button
              type="submit"
              size="lg"
              fullWidth
              disabled={!tier || checkout.isGone || !isPayable(checkout)}
            >
              {purchaseTexts.review}
            </Button>
          </SubmitRow>
        </CheckoutForm>
      </div>
      <PurchaseBar selection={checkout} anchor={FORM_ID} target={target} />
    </Stack>
  );
}

/** The amounts of a payment from the wallet, or why there are none. */
function WalletSum({ checkout }: { checkout: MemberCheckout }) {
  const { paying, walletQuote: quote, walletQuoteError: error } = checkout;
  const funded = paying.wallet?.funded === true;
  return (
    <>
      {quote && <QuoteLines quote={quote} />}
      {Boolean(error) && !quote && <FormFailure>{readFailure(error)}</FormFailure>}
      {funded && quote && !quote.enough && <FormFailure>{ticketTexts.insufficient}</FormFailure>}
    </>
  );
}

/** The amount by the chosen method; the listed price while it is unknown. */
function amountOf({ provider, quote, walletQuote, lines, sold }: MemberCheckout): string {
  const charge = provider === null ? walletQuote?.charge : null;
  if (charge) return formatMoney(charge);
  return provider !== null && quote.charge ? chargeText(quote.charge) : totalOf(lines, sold);
}

/** Whether the chosen method can pay the order. Free tickets need no wallet. */
function isPayable({ provider, paying, walletQuote, quote }: MemberCheckout): boolean {
  if (provider) return quote.charge !== null;
  const isFree = walletQuote?.charge?.amount === '0';
  return (paying.wallet?.funded === true || isFree) && walletQuote?.enough === true;
}
