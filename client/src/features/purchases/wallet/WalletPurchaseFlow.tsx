import { Button, Paper, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { MAX_ORDER_TICKETS } from '../../../../../server/lib/limits/order-limits.ts';
import type { WalletPurchaseFlow_EventFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { purchaseTexts } from '../../../messages/purchases.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { AskedQuestions } from '../../questions/AskedQuestions.tsx';
import { BoughtTickets } from '../BoughtTickets.tsx';
import { PurchaseEvent } from '../dashboard/PurchaseEvent.tsx';
import { MobileMoneyContext } from '../provider/card-words.ts';
import PaymentInProgress from '../provider/PaymentInProgress.tsx';
import { CodeField } from '../special/CodeField.tsx';
import { soldOutOf } from '../special/special-tiers.ts';
import { WaitingForm } from '../special/WaitingForm.tsx';
import { Processing, Unfinished } from './PurchaseProgress.tsx';
import { type MemberPurchase, useMemberPurchase } from './use-member-purchase.ts';
import { WalletInfo } from './WalletInfo.tsx';
import { WalletPurchaseForm } from './WalletPurchaseForm.tsx';
import { WalletPurchaseReview } from './WalletPurchaseReview.tsx';

const WalletPurchaseFlowFragment = graphql(`
  fragment WalletPurchaseFlow_event on Event {
    id
    name
    slug
    orderLimit
    waitingList
    paymentMethods
    cardTakesMobileMoney
    tiers {
      id
      name
      price {
        amount
        currency
      }
      available
      formSales
      hidden
      salesStart
      salesEnd
      inWaitingRoom
      ...TierPicker_tier
      ...FormPurchase_tier
      ...OrderLines_tier
      ...CheckoutQuestions_tier
    }
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
export function WalletPurchaseFlow({ event: ref, viewer, onBought }: WalletPurchaseFlowProps) {
  const event = useFragment(WalletPurchaseFlowFragment, ref);
  const flow = useMemberPurchase(event, viewer, onBought);
  const { purchase, checkout } = flow;
  if (checkout.bought || purchase.phase === 'bought') {
    return (
      <Stack gap="lg">
        <BoughtTickets
          slug={event.slug}
          email={checkout.bought?.buyerEmail ?? flow.sentTo}
          tickets={checkout.bought?.tickets ?? purchase.tickets}
          order={2}
          paid={checkout.bought}
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
          <PaymentInProgress
            attempt={attempt}
            isResumed={checkout.payment.isResumed}
            onHeld={checkout.payment.hold}
            onPaid={(order) => {
              checkout.finish(order);
              onBought();
            }}
            onLeave={() => {
              checkout.payment.leave();
              flow.setReviewing(false);
            }}
          />
        ) : (
          <>
            {purchase.phase === 'paying' && <Processing />}
            {purchase.phase === 'unfinished' && <Unfinished purchase={purchase} />}
            {purchase.phase === 'ready' && <ReadyPurchase event={event} viewer={viewer} flow={flow} />}
          </>
        )}
      </Paper>
    </MobileMoneyContext>
  );
}

interface ReadyPurchaseProps {
  event: WalletPurchaseFlow_EventFragment;
  viewer: Viewer;
  flow: MemberPurchase;
}

/** The form, or its review. */
function ReadyPurchase({ event, viewer: { user }, flow }: ReadyPurchaseProps) {
  const { provider, held, checkout } = flow;
  const soldOut = soldOutOf(event.tiers);
  const { failure } = provider ? checkout : flow.purchase;
  const isReviewing = flow.reviewing && (provider ? checkout.quote.charge : flow.quote) !== null;
  return (
    <Stack gap="md">
      {provider === null && <WalletInfo {...flow.paying} />}
      {failure && <FormFailure>{failure}</FormFailure>}
      {isReviewing ? (
        <WalletPurchaseReview eventName={event.name} flow={flow} />
      ) : (
        <WalletPurchaseForm
          flow={flow}
          max={event.orderLimit ?? MAX_ORDER_TICKETS}
          online={event.paymentMethods}
          code={!held && <CodeField slug={event.slug} offer={flow.code} onChange={flow.setCode} />}
          questions={<AskedQuestions answers={flow.answers} />}
        />
      )}
      {event.waitingList && !flow.reviewing && !held && soldOut.length > 0 && (
        <WaitingForm slug={event.slug} tiers={soldOut} person={user} />
      )}
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
