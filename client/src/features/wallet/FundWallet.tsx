import { Button, type ButtonProps } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useRef } from 'react';
import { newIdempotencyKey } from '../../apollo/new-idempotency-key.ts';
import { failureCode, isNetworkFailure, readFailure } from '../../apollo/read-failure.ts';
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
          amount
          currency
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
  const attempt = useRef<string | null>(null);
  const click = async () => {
    attempt.current ??= newIdempotencyKey();
    try {
      const { data } = await fund({
        variables: { of, idempotencyKey: attempt.current },
        context: { credential: 'wallet' },
      });
      attempt.current = null;
      if (Number(data?.fundWallet.wallet.faucetGave?.amount) > 0) void notify('success', walletTexts.funded);
      else void notify('info', walletTexts.fundedEarlier);
    } catch (failure) {
      if (isNetworkFailure(failure)) return void notify('error', walletTexts.networkError);
      attempt.current = null;
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
