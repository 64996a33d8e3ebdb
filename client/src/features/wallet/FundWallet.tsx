import { Button, type ButtonProps } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { failureCode, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import type { WalletOwner } from '../../gql/graphql.ts';
import { useFundWalletMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { walletTexts } from '../../messages/wallet.ts';
import { notify } from '../../ui/notify.ts';

graphql(`
  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {
    fundWallet(input: { of: $of, idempotencyKey: $idempotencyKey }) {
      wallet {
        id
        faucetGave {
          ...Money @unmask
        }
        ...WalletSheet_wallet
      }
    }
  }
`);

interface FundWalletProps extends ButtonProps {
  of: WalletOwner;
}

/** Requests 10,000 XLM from the network's faucet. A retry after a lost answer does not fund twice. */
export function FundWallet({ of, ...button }: FundWalletProps) {
  const [fund, { loading }] = useFundWalletMutation();
  const attempt = useAttempt();
  const click = async () => {
    try {
      const { data } = await fund({
        variables: { of, idempotencyKey: attempt.keyOf(of) },
        context: { credential: 'wallet' },
      });
      attempt.settle();
      if (Number(data?.fundWallet.wallet.faucetGave?.amount) > 0) void notify('success', walletTexts.funded);
      else void notify('info', walletTexts.fundedEarlier);
    } catch (failure) {
      attempt.settle(failure);
      if (isNetworkFailure(failure)) return void notify('error', walletTexts.networkError);
      const reason = readFailure(failure, walletTexts.networkError, walletTexts.fundFailed);
      void notify('error', failureCode(failure) === 'NO_WALLET' ? walletTexts.none : reason);
    }
  };
  return (
    <Button
      {...button}
      loading={loading}
      leftSection={<IconCoins size={20} aria-hidden />}
      onClick={() => void click()}
    >
      {walletTexts.fund}
    </Button>
  );
}
