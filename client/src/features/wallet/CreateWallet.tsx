import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { isNetworkFailure } from '../../apollo/read-failure.ts';
import type { WalletOwner } from '../../gql/graphql.ts';
import { useCreateWalletMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { walletTexts } from '../../messages/wallet.ts';

graphql(`
  mutation CreateWallet($of: WalletOwner!) {
    createWallet(input: { of: $of }) {
      wallet {
        id
      }
    }
  }
`);

/** Creates the wallet. Repeated requests create only one. */
export function CreateWallet({ of }: { of: WalletOwner }) {
  const [create, { loading }] = useCreateWalletMutation({
    refetchQueries: ['Wallet', 'Transactions', 'Viewer'],
    awaitRefetchQueries: true,
  });
  const click = () =>
    notifyOutcome(
      async () => {
        await create({ variables: { of }, context: { credential: 'wallet' } });
        return walletTexts.created;
      },
      (failure) => (isNetworkFailure(failure) ? walletTexts.networkError : walletTexts.createFailed),
    );
  return (
    <Button size="lg" loading={loading} leftSection={<IconPlus size={20} aria-hidden />} onClick={click}>
      {walletTexts.create}
    </Button>
  );
}
