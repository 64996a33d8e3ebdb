import { Skeleton, Stack, Text } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { failureStatus, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { noDeduplication } from '../../apollo/refetch.ts';
import type { WalletOwner } from '../../gql/graphql.ts';
import { useWalletQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { walletTexts } from '../../messages/wallet.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { CreateWallet } from './CreateWallet.tsx';
import { LedgerNotice } from './LedgerNotice.tsx';
import { Movements } from './Movements.tsx';
import { useLiveWallet } from './use-live-wallet.ts';
import { useChosenWallet, WalletChoice } from './WalletChoice.tsx';
import { WalletSheet } from './WalletSheet.tsx';

graphql(`
  fragment WalletMovements on Wallet {
    movements(first: $first, after: $after) {
      nodes {
        id
        ...MovementRow_movement
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {
    wallet(of: $of) {
      id
      ...WalletSheet_wallet
      ...WalletMovements @unmask
    }
  }
`);

const PAGE = 20;

interface WalletProps {
  of: WalletOwner;
  /** Whether the viewer may create, fund and export it, or only view it. */
  mayManage: boolean;
}

/** A wallet in each of its states (none, created, funded) with its movements, live. */
export function Wallet({ of, mayManage }: WalletProps) {
  const { data, loading, error, refetch, fetchMore } = useWalletQuery({
    variables: { of, first: PAGE },
    context: { ...noDeduplication, credential: 'wallet' },
  });
  const again = async () => void (await refetch().catch(() => undefined));
  const wallet = data?.wallet;
  useLiveWallet(of, { onChange: () => !wallet && void again() });

  if (wallet) {
    const { nodes, pageInfo } = wallet.movements;
    return (
      <Stack gap="xl">
        <WalletSheet wallet={wallet} mayManage={mayManage} onRefresh={again} />
        <Movements
          movements={nodes}
          hasMore={pageInfo.hasNextPage}
          loadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        />
      </Stack>
    );
  }
  if (loading) return <WalletSkeleton />;
  // A missing wallet is not an error, whichever way the answer reports it.
  if (error && failureStatus(error) !== 400 && failureStatus(error) !== 404) {
    const status = failureStatus(error);
    return (
      <LoadFailure
        title={
          isNetworkFailure(error) || status === null
            ? walletTexts.networkError
            : walletTexts.serverError(status)
        }
        reason={isNetworkFailure(error) ? undefined : readFailure(error)}
        onRetry={again}
        retryLabel={callTexts.retry}
      />
    );
  }
  return (
    <EmptyState
      title={walletTexts.none}
      message={of === 'ISSUER' && !mayManage ? walletTexts.noneForIssuer : walletTexts.noneBody}
      icon={<IconWallet size={30} />}
      order={2}
    >
      {mayManage && <CreateWallet of={of} />}
    </EmptyState>
  );
}

function WalletSkeleton() {
  return (
    <Stack gap="xl" role="status" aria-label={walletTexts.loading} aria-busy>
      <Skeleton height={230} radius="lg" />
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
    </Stack>
  );
}

/** Wallet panel, for the dashboard and for its own page. */
export function WalletHome({ viewer }: { viewer: Viewer }) {
  const of = useChosenWallet(viewer);
  return (
    <>
      <WalletChoice viewer={viewer} />
      <LedgerNotice />
      {of === 'ISSUER' && (
        <Text c="dimmed" mb="md">
          {walletTexts.issuersLead}
        </Text>
      )}
      <Wallet
        key={of}
        of={of}
        mayManage={viewer.permissions.includes(of === 'ISSUER' ? 'MANAGE_WALLET' : 'VIEW_WALLET')}
      />
    </>
  );
}
