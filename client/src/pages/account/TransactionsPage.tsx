import { Skeleton, Stack } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { asksAnew } from '../../apollo/asks-anew.ts';
import { useLiveState } from '../../apollo/live-state.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { CreateWallet } from '../../features/wallet/CreateWallet.tsx';
import { LedgerNotice } from '../../features/wallet/LedgerNotice.tsx';
import { Movements } from '../../features/wallet/Movements.tsx';
import { useLiveWallet } from '../../features/wallet/use-live-wallet.ts';
import { useChosenWallet, WalletChoice } from '../../features/wallet/WalletChoice.tsx';
import { useTransactionsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { accountTexts } from '../../messages/account.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { movementTexts, walletTexts } from '../../messages/wallet.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { AccountFrame } from './AccountFrame.tsx';

graphql(`
  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {
    wallet(of: $of) {
      id
      movements(first: $first, after: $after) {
        nodes {
          id
          ...MovementRow_movement
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

const PAGE = 30;

/** Every movement of a wallet: `/account/transactions`. */
export default function TransactionsPage() {
  const live = useLiveState();
  return (
    <AccountFrame
      title={accountTexts.transactions}
      lead={accountTexts.transactionsLead}
      signIn={{ title: walletTexts.signInFirst, message: walletTexts.signInBody }}
      aside={<LiveDot status={live.status} since={live.since} />}
    >
      {(viewer) =>
        viewer.permissions.includes('VIEW_WALLET') ? <Transactions viewer={viewer} /> : <NoPermission />
      }
    </AccountFrame>
  );
}

function Transactions({ viewer }: { viewer: Viewer }) {
  const of = useChosenWallet(viewer);
  const { data, loading, error, refetch, fetchMore } = useTransactionsQuery({
    variables: { of, first: PAGE },
    context: asksAnew,
  });
  const again = () => void refetch().catch(() => undefined);
  const wallet = data?.wallet;
  useLiveWallet(of, { onChange: () => !wallet && again() });
  return (
    <>
      <WalletChoice viewer={viewer} />
      <LedgerNotice />
      {wallet ? (
        <Movements
          untitled
          movements={wallet.movements.nodes}
          hasMore={wallet.movements.pageInfo.hasNextPage}
          loadMore={() => fetchMore({ variables: { after: wallet.movements.pageInfo.endCursor } })}
        />
      ) : loading ? (
        <Stack gap="sm" role="status" aria-label={walletTexts.loading} aria-busy>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} height={64} radius="md" />
          ))}
        </Stack>
      ) : error ? (
        <LoadFailure
          title={callTexts.loadFailed(labelTexts.yourTransactions)}
          reason={readFailure(error)}
          onRetry={again}
          retryLabel={callTexts.retry}
        />
      ) : (
        <EmptyState
          title={walletTexts.none}
          message={movementTexts.noneBody}
          icon={<IconWallet size={30} />}
          order={2}
        >
          {of === 'USER' && <CreateWallet of="USER" />}
        </EmptyState>
      )}
    </>
  );
}
