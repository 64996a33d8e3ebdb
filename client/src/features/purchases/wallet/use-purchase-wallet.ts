import type { PurchaseWalletQuery } from '../../../gql/graphql.ts';
import { usePurchaseWalletQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { useLiveWallet } from '../../wallet/use-live-wallet.ts';

graphql(`
  query PurchaseWallet {
    wallet(of: USER) {
      id
      funded
      balance {
        ...Money @unmask
      }
      spendable {
        ...Money @unmask
      }
      fundable
    }
  }
`);

export type PayingWallet = NonNullable<PurchaseWalletQuery['wallet']>;

interface PurchaseWalletState {
  /** Null when the buyer has none, or when loading failed. */
  wallet: PayingWallet | null;
  loading: boolean;
}

/** Loads the wallet that the buyer would pay with, live. */
export function usePurchaseWallet(skip = false): PurchaseWalletState {
  const { data, loading } = usePurchaseWalletQuery({ skip, context: { credential: 'wallet' } });
  const wallet = data?.wallet ?? null;
  useLiveWallet('USER', { skip: !wallet });
  return { wallet, loading: loading && !data };
}
