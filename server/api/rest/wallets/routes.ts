import { Failure } from '../../../platform/failures.ts';
import type { RestWalletFragment } from '../operations.gen.ts';
import { type Route, route } from '../route.ts';

const FUNDED = 'Wallet funded successfully with 10,000 XLM!';
const FUNDED_EARLIER =
  'The faucet gives 10,000 XLM once a day. This wallet got them earlier today; nothing was added.';

/** Amounts stay strings, as the ledger writes them. */
function wallet({ publicKey, balanceAt, ...wallet }: RestWalletFragment): object {
  const { funded, network, stale } = wallet;
  return {
    public_key: publicKey,
    balance: wallet.balance.amount,
    spendable: wallet.spendable.amount,
    reserve: wallet.reserve.amount,
    ...{ funded, network: network.toLowerCase(), stale, balance_at: balanceAt },
  };
}

export const walletRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/wallet/balance',
    operation: 'RestWalletBalance',
    variables: () => ({}),
    body: (data) => {
      // The documented client ignores a 400, which it treats as "none yet".
      if (!data.wallet) {
        throw new Failure('NO_WALLET', 'bad_input', 'No wallet found. Please create a new wallet first.');
      }
      return wallet(data.wallet);
    },
  }),
  route({
    method: 'POST',
    path: '/api/wallet/create',
    operation: 'RestCreateWallet',
    status: 201,
    variables: () => ({}),
    body: ({ createWallet: { wallet: given } }) => ({
      ...wallet(given),
      message: 'Wallet created successfully!',
    }),
  }),
  route({
    method: 'POST',
    path: '/api/wallet/fund',
    operation: 'RestFundWallet',
    variables: ({ headers }) => ({ idempotencyKey: headers['idempotency-key'] ?? null }),
    body: ({ fundWallet: { wallet: given } }) => ({
      ...wallet(given),
      message: Number(given.faucetGave?.amount) > 0 ? FUNDED : FUNDED_EARLIER,
    }),
  }),
];
