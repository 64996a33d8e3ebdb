import { liveRefresh } from '../../apollo/refetch.ts';
import type { WalletOwner } from '../../gql/graphql.ts';
import { useWalletChangedSubscription } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  subscription WalletChanged($of: WalletOwner!, $first: Int = 10) {
    walletChanged(of: $of) {
      id
      ...WalletSheet_wallet
      movements(first: $first) {
        nodes {
          id
          ...MovementRow_movement
        }
        pageInfo {
          ...Page @unmask
        }
      }
    }
  }
`);

interface LiveWalletOptions {
  /** Set when the viewer has no wallet or may not see it. */
  skip?: boolean;
  /** Runs with each change, after the new figures are in the cache. */
  onChange?: () => void;
}

/** Keeps balance and movements of a wallet up to date with the ledger, wherever they are shown. */
export function useLiveWallet(of: WalletOwner, { skip = false, onChange }: LiveWalletOptions = {}): void {
  useWalletChangedSubscription({ variables: { of }, skip, ...liveRefresh(onChange) });
}
