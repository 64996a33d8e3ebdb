import { Badge, Button, Group, Radio, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { ProviderMethod } from '../../../gql/graphql.ts';
import { accountTexts } from '../../../messages/account.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { card, ledgerWallet, mobileMoney, type PaymentMethod } from '../../payment-methods/methods.ts';
import { useNeedsTurn } from '../../waiting-room/turn-needed.ts';
import { costsNothing, select, sumsOf } from '../basket/basket.ts';
import { OrderLines } from '../basket/OrderLines.tsx';
import { HolderFields } from '../HolderFields.tsx';
import type { Payable } from '../payable.ts';
import type { MemberPaymentMethod } from '../payment-methods.ts';
import { useCardWords } from '../provider/card-words.ts';
import { PayerNumber } from '../provider/PayerNumber.tsx';
import { ProviderCharge } from '../provider/ProviderCharge.tsx';
import { TierPicker } from '../TierPicker.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import type { MemberPurchase } from './use-member-purchase.ts';

/** Payment methods of the purchase page, in its order: the wallet, and those that a provider may collect. */
const METHODS: { id: MemberPaymentMethod; method: PaymentMethod; label: string }[] = [
  { id: 'wallet', method: ledgerWallet, label: ledgerWallet.label },
  { id: 'MPESA', method: mobileMoney, label: purchaseTexts.mpesa },
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

export function MethodChoice({ online, payable, value, onChange }: MethodChoiceProps) {
  const words = useCardWords();
  const canPay = (id: MemberPaymentMethod) =>
    id === 'wallet' ? payable.byLedger : payable.online.includes(id) || !online.includes(id);
  const choose = (chosen: string) => {
    const found = METHODS.find(({ id }) => id === chosen);
    if (found) onChange(found.id);
  };
  return (
    <Radio.Group label={purchaseTexts.methodTitle} value={value} onChange={choose}>
      <Stack gap="xs" mt="xs">
        {METHODS.filter(({ id }) => canPay(id)).map(({ id, method, label }) => {
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

interface WalletPurchaseFormProps {
  flow: MemberPurchase;
  /** Ticket limit of one order. */
  max: number;
  /** Methods that the organiser has connected. */
  online: readonly ProviderMethod[];
  /** Input for a code, a separate form. */
  code: ReactNode;
  /** The questions of the organiser. */
  questions: ReactNode;
}

/** First step of the purchase page. To pay from a wallet, it must be funded and cover the price. */
export function WalletPurchaseForm({ flow, max, online, code, questions }: WalletPurchaseFormProps) {
  const { tiers, basket, setBasket, holder, setHolder, provider, checkout } = flow;
  const [first] = basket;
  const needsTurn = useNeedsTurn();
  const isInRoom = tiers.some((tier) => tier.available > 0 && needsTurn(tier));
  const asksMethod = online.length === 0 || !costsNothing(basket, tiers);
  const review = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (checkout.check()) flow.setReviewing(true);
  };
  return (
    <Stack gap="md">
      {!first && !isInRoom && (
        <Badge size="xl" radius="sm" tt="none" variant="light" color="coral">
          {eventTexts.soldOut}
        </Badge>
      )}
      <TierPicker
        tiers={tiers}
        value={first?.tier ?? null}
        onChange={(name) => setBasket(select(basket, name))}
        byWallet
      />
      {code}
      <form onSubmit={review} aria-label={labelTexts.purchase}>
        <Stack gap="md">
          {first && <OrderLines tiers={tiers} basket={basket} max={max} onChange={setBasket} total={null} />}
          {asksMethod && (
            <MethodChoice
              online={online}
              payable={flow.payable}
              value={provider ?? 'wallet'}
              onChange={flow.setMethod}
            />
          )}
          {provider === null && <WalletSum flow={flow} />}
          <HolderFields holder={holder} onChange={(changed) => setHolder({ ...holder, ...changed })} />
          {questions}
          {provider === 'MPESA' && <PayerNumber {...checkout.payer} onChange={checkout.payer.set} />}
          {provider && <ProviderCharge quote={checkout.quote} listed={sumsOf(basket, tiers)} />}
          <Button type="submit" size="lg" fullWidth disabled={!first || !isPayable(flow)}>
            {purchaseTexts.review}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

/** The amounts of a payment from the wallet, or why there are none. */
function WalletSum({ flow: { paying, quote, quoteError } }: Pick<WalletPurchaseFormProps, 'flow'>) {
  const funded = paying.wallet?.funded === true;
  return (
    <>
      {quote && <QuoteLines quote={quote} />}
      {Boolean(quoteError) && !quote && <FormFailure>{readFailure(quoteError)}</FormFailure>}
      {funded && quote && !quote.enough && <FormFailure>{ticketTexts.insufficient}</FormFailure>}
    </>
  );
}

/** Whether the chosen method can pay the order. Free tickets need no wallet. */
function isPayable({ provider, paying, quote, checkout }: MemberPurchase): boolean {
  if (provider) return checkout.quote.charge !== null;
  const isFree = quote?.charge?.amount === '0';
  return (paying.wallet?.funded === true || isFree) && quote?.enough === true;
}
