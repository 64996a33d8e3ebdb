import { Button, Paper, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import type { Viewer } from '../../../session/use-viewer.ts';
import { purchaseTexts } from '../../../texts/purchases.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { BoughtTickets } from '../BoughtTickets.tsx';
import { MOST_TICKETS } from '../basket/basket.ts';
import { PurchaseEvent } from '../dashboard/PurchaseEvent.tsx';
import { CodeField } from '../special/CodeField.tsx';
import { useSpecialTerms } from '../special/use-special-terms.ts';
import { Processing } from './Processing.tsx';
import { Unfinished } from './Unfinished.tsx';
import { usePurchaseWallet } from './use-purchase-wallet.ts';
import { useWalletPurchase } from './use-wallet-purchase.ts';
import { useWalletQuote } from './use-wallet-quote.ts';
import { WalletInfo } from './WalletInfo.tsx';
import { WalletPurchaseForm } from './WalletPurchaseForm.tsx';
import { WalletPurchaseReview } from './WalletPurchaseReview.tsx';

const WalletPurchaseFlowFragment = graphql(`
  fragment WalletPurchaseFlow_event on Event {
    id
    name
    slug
    tiers {
      id
      name
      price
      currency
      available
      formSales
      hidden
      ...TierPicker_tier
      ...FormPurchase_tier
    }
    ...PurchaseEvent_event
    ...WalletPurchaseForm_event
  }
`);

interface WalletPurchaseFlowProps {
  event: FragmentType<typeof WalletPurchaseFlowFragment>;
  viewer: Viewer;
  onBought: () => void;
}

/** Tickets of one tier, paid in XLM from the viewer's wallet: choose, review, confirm, and the tickets. */
export function WalletPurchaseFlow({ event: ref, viewer, onBought }: WalletPurchaseFlowProps) {
  const listed = useFragment(WalletPurchaseFlowFragment, ref);
  const { tiers, terms, held, code, setCode } = useSpecialTerms(listed.tiers);
  const event = { ...listed, tiers };
  const { user } = viewer;
  const [chosen, setChosen] = useState<string | null>(null);
  const [holder, setHolder] = useState({ name: user.name, email: user.email, phone: user.phone ?? '' });
  const [wanted, setQuantity] = useState(1);
  const [reviewing, setReviewing] = useState(false);
  const paying = usePurchaseWallet();
  const onSale = event.tiers.filter((one) => one.available > 0);
  const offered = onSale.find((one) => one.name === chosen) ?? onSale[0];
  const tier = offered?.name ?? null;
  const most = Math.min(MOST_TICKETS, offered?.available ?? 1);
  const quantity = Math.min(wanted, most);
  const wish = { eventId: event.id, tier: tier ?? '', quantity, ...terms };
  const asked = tier ? { ...wish, paymentCurrency: 'XLM' as const } : null;
  const { quote, error, again } = useWalletQuote(asked, paying.wallet?.balance);
  const purchase = useWalletPurchase({ userId: user.id, eventId: event.id, onRequote: again });

  const confirm = async () => {
    if (!quote) return;
    const trimmed = { name: holder.name.trim(), email: holder.email.trim(), phone: holder.phone.trim() };
    const { currency, value } = quote.payment;
    await purchase.pay({ ...wish, paymentCurrency: currency, paymentAmount: value, holder: trimmed });
    setReviewing(false);
    onBought();
  };

  if (purchase.phase === 'bought') {
    return (
      <Stack gap="lg">
        <BoughtTickets tickets={purchase.tickets} order={2} />
        <BackToDashboard />
      </Stack>
    );
  }
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      <PurchaseEvent event={event} order={2} />
      {purchase.phase === 'paying' && <Processing />}
      {purchase.phase === 'unfinished' && <Unfinished purchase={purchase} />}
      {purchase.phase === 'ready' && (
        <Stack gap="md">
          <WalletInfo {...paying} />
          {purchase.failure && <FormFailure>{purchase.failure}</FormFailure>}
          {!reviewing && !held && <CodeField slug={event.slug} offer={code} onChange={setCode} />}
          {reviewing && quote ? (
            <WalletPurchaseReview
              eventName={event.name}
              holder={holder}
              quote={quote}
              onBack={() => setReviewing(false)}
              onConfirm={() => void confirm()}
            />
          ) : (
            <WalletPurchaseForm
              event={event}
              tier={tier}
              onTier={setChosen}
              quantity={quantity}
              most={most}
              onQuantity={setQuantity}
              holder={holder}
              onHolder={(changed) => setHolder({ ...holder, ...changed })}
              wallet={paying.wallet}
              quote={quote}
              quoteError={error}
              onReview={() => setReviewing(true)}
            />
          )}
        </Stack>
      )}
    </Paper>
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
