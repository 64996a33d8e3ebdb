import { Skeleton, Stack } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { Live } from '../../apollo/Live.tsx';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
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
import { NoPermission } from '../../ui/NoPermission.tsx';
import { AccountFrame } from './AccountFrame.tsx';

graphql(`
  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {
    wallet(of: $of) {
      id
      ...WalletMovements @unmask
    }
  }
`);

const PAGE = 30;

/** Every movement of a wallet: `/account/transactions`. */
export default function TransactionsPage() {
  return (
    <AccountFrame
      title={accountTexts.transactions}
      lead={accountTexts.transactionsLead}
      signIn={{ title: walletTexts.signInFirst, message: walletTexts.signInBody }}
      aside={<Live />}
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
    context: noDeduplication,
  });
  const again = refetchQuietly({ refetch });
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
        <QueryFailure
          title={callTexts.loadFailed(labelTexts.yourTransactions)}
          error={error}
          refetch={refetch}
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
