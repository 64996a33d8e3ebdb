import { Button, Loader, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureCode, readFailure } from '../../apollo/read-failure.ts';
import { EventMissing } from '../../features/events/EventMissing.tsx';
import { OnSale } from '../../features/purchases/OnSale.tsx';
import { hasBegun } from '../../features/purchases/purchase-attempts.ts';
import { WalletPurchaseFlow } from '../../features/purchases/wallet/WalletPurchaseFlow.tsx';
import { useEventPurchaseQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { eventTexts } from '../../messages/events.ts';
import { labelTexts } from '../../messages/labels.ts';
import { purchaseTexts } from '../../messages/purchases.ts';
import { callTexts, shellTexts } from '../../messages/shell.ts';
import { walletTexts } from '../../messages/wallet.ts';
import { useReturnHere } from '../../session/return-address.ts';
import { useSession } from '../../session/session.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import classes from './EventPurchasePage.module.css';

graphql(`
  query EventPurchase($slug: String!) {
    publishedEvent(slug: $slug) {
      id
      name
      ...OnSale_event
      ...WalletPurchaseFlow_event
    }
  }
`);

/** Purchase with a wallet at its own address: `/event-purchase?slug=…`. */
export default function EventPurchasePage() {
  useDocumentTitle(`${purchaseTexts.pageTitle} · Passa`);
  return (
    <div className={classes.page}>
      <Purchase />
    </div>
  );
}

function Purchase() {
  const slug = useSearchParams()[0].get('slug') ?? '';
  const session = useSession();
  const here = useReturnHere();
  const { viewer, error: viewerError, retry } = useViewer();
  const { data, loading, error, refetch } = useEventPurchaseQuery({ variables: { slug }, skip: !slug });
  const event = data?.publishedEvent;
  if (!session) {
    return (
      <EmptyState
        title={walletTexts.signInFirst}
        message={walletTexts.signInBody}
        icon={<IconLock size={30} />}
        order={1}
      >
        <Button component={Link} to="/auth" state={here}>
          {shellTexts.signIn}
        </Button>
      </EmptyState>
    );
  }
  if (event && viewer) {
    return (
      <>
        <PageTitle title={purchaseTexts.pageTitle} />
        <OnSale
          event={event}
          hasBegun={hasBegun({ userId: viewer.user.id, eventId: event.id, slug })}
          order={2}
        >
          <WalletPurchaseFlow
            event={event}
            viewer={viewer}
            onBought={() => void refetch().catch(() => undefined)}
          />
        </OnSale>
      </>
    );
  }
  if (loading || (!viewer && !viewerError)) {
    return (
      <div className={classes.waiting} role="status">
        <Loader aria-hidden />
        <Text c="dimmed">{eventTexts.loading}</Text>
      </div>
    );
  }
  const failure = viewerError ?? error;
  if (failure && failureCode(failure) !== 'NOT_FOUND') {
    const again = () => {
      retry();
      void refetch().catch(() => undefined);
    };
    return (
      <LoadFailure
        title={callTexts.loadFailed(labelTexts.thisEvent)}
        reason={readFailure(failure)}
        onRetry={again}
      />
    );
  }
  return <EventMissing slug={slug} />;
}
