import { Paper } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { UnknownOrder } from '../../features/order-page/UnknownOrder.tsx';
import { PurchasedTickets } from '../../features/purchases/Purchased.tsx';
import { eventAddress, ProviderPayment } from '../../features/purchases/provider/ProviderPayment.tsx';
import { payPageArrival } from '../../features/purchases/provider/pay-page-arrival.ts';
import type { ProviderOrder } from '../../features/purchases/provider/use-provider-order.ts';
import { browserOrders, providerAttempts } from '../../features/purchases/purchase-attempts.ts';
import { payingTexts as texts } from '../../messages/provider-payments.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useSession } from '../../session/session.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './PayPage.module.css';

/** The payment of one order: `/pay/{order}`, to which a provider's page leads back. */
export default function PayPage() {
  const { orderId = '' } = useParams();
  return (
    <div className={classes.page}>
      <Payment key={orderId} orderId={orderId} />
    </div>
  );
}

function Payment({ orderId }: { orderId: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const [arrival] = useState(() => payPageArrival(orderId, location));
  const [paid, setPaid] = useState<ProviderOrder | null>(null);
  useEffect(() => {
    // The key need not stay in the history. The same link, opened again meanwhile, is another location.
    if (location.hash) void navigate({ search: location.search, hash: '' }, { replace: true });
  }, [location, navigate]);

  if (paid) {
    const { tickets, event, buyerEmail } = paid;
    return (
      <>
        <PageTitle title={ticketTexts.purchasedTitle} lead={event.name} />
        <PurchasedTickets
          slug={event.slug}
          event={event}
          bought={{ order: paid, tickets, email: buyerEmail ?? null, confirmBy: null, isPaid: true }}
          heading={2}
        />
      </>
    );
  }
  if (arrival.key === null && !session) return <UnknownOrder />;
  return (
    <>
      <PageTitle title={texts.title} />
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <ProviderPayment
          orderId={orderId}
          orderKey={arrival.key}
          from={arrival.from}
          opensCardPage={arrival.opensCardPage}
          heading={2}
          showsEvent
          onPaid={(order) => {
            forget(order);
            if (!session && order.key !== null) browserOrders.save(order.id, order.key, order.event.slug);
            setPaid(order);
          }}
          onLeave={(order) => {
            if (!order) return;
            forget(order);
            void navigate(eventAddress(order));
          }}
          missing={<UnknownOrder />}
        />
      </Paper>
    </>
  );
}

/** The page of the event no longer finds the payment, if it was the one that it knows. */
function forget({ id, event }: ProviderOrder): void {
  if (providerAttempts.find(event.slug)?.orderId === id) providerAttempts.remove(event.slug);
}
