import { Button, Paper, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { type NeedsTurn, useNeedsTurn } from '../../waiting-room/turn-needed.ts';
import { BoughtTickets } from '../BoughtTickets.tsx';
import { type Basket, inStock } from '../basket/basket.ts';
import { CheckoutReview } from '../checkout/CheckoutReview.tsx';
import { type MemberCheckout, useMemberCheckout } from '../checkout/use-member-checkout.ts';
import { PurchaseEvent } from '../dashboard/PurchaseEvent.tsx';
import { MobileMoneyContext } from '../provider/card-words.ts';
import { notOnSaleReason, type ShownTier } from '../special/special-tiers.ts';
import { WaitingForm } from '../special/WaitingForm.tsx';
import { MemberPayment, Processing, Unfinished } from './PurchaseProgress.tsx';
import { WalletInfo } from './WalletInfo.tsx';
import { WalletPurchaseForm } from './WalletPurchaseForm.tsx';

const WalletPurchaseFlowFragment = graphql(`
  fragment WalletPurchaseFlow_event on Event {
    id
    ...Checkout_event @unmask
    ...PurchaseEvent_event
  }
`);

interface WalletPurchaseFlowProps {
  event: FragmentType<typeof WalletPurchaseFlowFragment>;
  viewer: Viewer;
  onBought: () => void;
}

/**
 * Purchase of tickets of one or several tiers, paid at once in XLM from the viewer's wallet or collected by a provider:
 * selection, review, confirmation and tickets.
 */
export function WalletPurchaseFlow({ event: ref, viewer: { user }, onBought }: WalletPurchaseFlowProps) {
  const event = useFragment(WalletPurchaseFlowFragment, ref);
  const needsTurn = useNeedsTurn();
  const checkout = useMemberCheckout(
    event,
    { id: user.id, name: user.name, email: user.email, phone: user.phone ?? '' },
    {
      atDoor: false,
      prefersWallet: true,
      returnsToForm: true,
      restrict: (wanted, tiers) => basketOf(wanted, tiers, needsTurn),
      onBought,
    },
  );
  const { ledger, tickets } = checkout;
  if (tickets) {
    return (
      <Stack gap="lg">
        <BoughtTickets
          slug={event.slug}
          email={checkout.sentTo}
          tickets={tickets}
          order={2}
          paid={checkout.paid}
        />
        <BackToDashboard />
      </Stack>
    );
  }
  const { attempt } = checkout.payment;
  return (
    <MobileMoneyContext value={event.cardTakesMobileMoney}>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <PurchaseEvent event={event} order={2} />
        {attempt ? (
          <MemberPayment attempt={attempt} checkout={checkout} />
        ) : (
          <>
            {ledger.phase === 'paying' && <Processing />}
            {ledger.phase === 'unfinished' && <Unfinished purchase={ledger} />}
            {ledger.phase === 'ready' && <ReadyPurchase checkout={checkout} person={user} />}
          </>
        )}
      </Paper>
    </MobileMoneyContext>
  );
}

/** Returns the selection that is still available; the first tier on sale when nothing is selected. */
function basketOf(wanted: Basket, tiers: readonly ShownTier[], needsTurn: NeedsTurn): Basket {
  const available = inStock(wanted, tiers);
  if (available.length > 0) return available;
  const first = tiers.find((tier) => tier.available > 0 && notOnSaleReason(tier, needsTurn(tier)) === null);
  return first ? [{ tier: first.name, quantity: 1 }] : [];
}

/** The form, or its review. */
function ReadyPurchase({ checkout, person }: { checkout: MemberCheckout; person: Viewer['user'] }) {
  const { event, provider, held, reviewing, failure, quote, walletQuote } = checkout;
  const isReviewing = reviewing && (provider ? quote.charge : walletQuote) !== null;
  return (
    <Stack gap="md">
      {provider === null && <WalletInfo {...checkout.paying} />}
      {failure && <FormFailure>{failure}</FormFailure>}
      {isReviewing ? (
        <CheckoutReview
          checkout={checkout}
          notice={walletQuote?.enough === false ? ticketTexts.insufficient : null}
        />
      ) : (
        <WalletPurchaseForm checkout={checkout} />
      )}
      {!reviewing && !held && <WaitingForm event={event} tiers={event.tiers} person={person} />}
    </Stack>
  );
}

function BackToDashboard() {
  return (
    <Button
      component={Link}
      to="/dashboard"
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
    >
      {purchaseTexts.backToDashboard}
    </Button>
  );
}
