import { Failure } from '../../../platform/failures.ts';
import { type Route, section } from '../route.ts';

const { get, post } = section('Wallets');

const FUNDED = 'Wallet funded successfully with 10,000 XLM!';
const FUNDED_EARLIER =
  'The faucet gives 10,000 XLM once a day. This wallet got them earlier today; nothing was added.';

export const walletRoutes: Route[] = [
  get('/api/wallet/balance', 'RestWalletBalance', {
    summary: 'Retrieves the wallet of the caller',
    note: 'Amounts are decimal strings in XLM. Fails with 400 and code NO_WALLET if there is no wallet.',
    answers: 'Wallet',
    after({ wallet }) {
      // The documented client ignores a 400, which it treats as "none yet".
      if (!wallet)
        throw new Failure('NO_WALLET', 'bad_input', 'No wallet found. Please create a new wallet first.');
    },
  }),
  post('/api/wallet/create', 'RestCreateWallet', {
    summary: 'Creates the wallet of the caller',
    note: 'Returns the existing wallet if there is one.',
    answers: 'WalletChange',
    status: 201,
    message: 'Wallet created successfully!',
  }),
  post('/api/wallet/fund', 'RestFundWallet', {
    summary: 'Funds the wallet with 10,000 XLM on a test network',
    note: 'Once a day. `message` states whether XLM was added.',
    answers: 'WalletChange',
    message: ({ fundWallet: { wallet } }) =>
      /[1-9]/.test(wallet.faucetGave?.amount ?? '') ? FUNDED : FUNDED_EARLIER,
  }),
];
