import { Stack, Stepper } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { BoughtTickets } from '../BoughtTickets.tsx';
import { CheckoutReview } from '../checkout/CheckoutReview.tsx';
import { type Buyer, useMemberCheckout } from '../checkout/use-member-checkout.ts';
import { MobileMoneyContext } from '../provider/card-words.ts';
import { MemberPayment, Processing, Unfinished } from '../wallet/PurchaseProgress.tsx';
import { paymentNotice } from '../wallet/use-wallet-quote.ts';
import { PurchaseEvent } from './PurchaseEvent.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import classes from './PurchaseModal.module.css';

const PurchaseStepsFragment = graphql(`
  fragment PurchaseSteps_event on Event {
    id
    acceptsPlayMoney
    ...Checkout_event @unmask
    ...PurchaseEvent_event
  }
`);

interface PurchaseStepsProps {
  event: FragmentType<typeof PurchaseStepsFragment>;
  buyer: Buyer;
  /** Called after a purchase, so that the stock can be refetched. */
  onBought: () => void;
}

/** The steps of a purchase from the dashboard. */
export function PurchaseSteps({ event: ref, buyer, onBought }: PurchaseStepsProps) {
  const event = useFragment(PurchaseStepsFragment, ref);
  const checkout = useMemberCheckout(event, buyer, { atDoor: event.formSales, onBought });
  const { ledger, tickets, method, walletQuote } = checkout;
  if (ledger.phase === 'unfinished') return <Unfinished purchase={ledger} />;
  const { attempt } = checkout.payment;
  const paying = ledger.phase === 'paying';
  const isOpen = paying || attempt !== null;
  const step = stepOf(tickets !== null, isOpen || checkout.reviewing);
  return (
    <MobileMoneyContext value={event.cardTakesMobileMoney}>
      <Stepper
        active={step}
        size="xs"
        iconSize={32}
        mb="lg"
        classNames={{ steps: classes.steps, separator: classes.separator }}
      >
        <Stepper.Step label={labelTexts.details} />
        <Stepper.Step label={labelTexts.review} loading={isOpen || (method === 'door' && checkout.loading)} />
        <Stepper.Step label={labelTexts.ticket} />
      </Stepper>
      {step === 0 && (
        <Stack gap="md">
          <PurchaseEvent event={event} />
          <PurchaseForm checkout={checkout} playMoney={event.acceptsPlayMoney} />
        </Stack>
      )}
      {step === 1 && paying && <Processing />}
      {step === 1 && attempt && <MemberPayment attempt={attempt} checkout={checkout} />}
      {step === 1 && !isOpen && (
        <CheckoutReview
          checkout={checkout}
          methodNames={{ wallet: purchaseTexts.walletShort, door: purchaseTexts.door }}
          notice={walletQuote && paymentNotice(walletQuote, checkout.paying.wallet)}
          failure={checkout.failure}
        />
      )}
      <BoughtTickets
        slug={event.slug}
        email={checkout.sentTo ?? checkout.trimmed.email}
        tickets={tickets}
        paid={checkout.paid}
      />
    </MobileMoneyContext>
  );
}

function stepOf(bought: boolean, reviewing: boolean): 0 | 1 | 2 {
  if (bought) return 2;
  return reviewing ? 1 : 0;
}
