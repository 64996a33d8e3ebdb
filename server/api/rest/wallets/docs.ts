import { decimal, type Manual, SENTENCE, shape } from '../../openapi/manual.ts';

const tag = 'Wallets';

const WALLET = {
  public_key: 'Wallet.publicKey',
  balance: decimal('Wallet.balance'),
  spendable: decimal('Wallet.spendable'),
  reserve: decimal('Wallet.reserve'),
  funded: 'Wallet.funded',
  network: 'Wallet.network',
  stale: 'Wallet.stale',
  balance_at: 'Wallet.balanceAt',
};
const CHANGED = shape('WalletChange', { ...WALLET, message: SENTENCE });

export const walletManual = {
  RestWalletBalance: {
    tag,
    summary: 'Retrieves the wallet of the caller',
    note: 'Amounts are decimal strings in XLM. Fails with 400 and code NO_WALLET if there is no wallet.',
    answers: shape('Wallet', WALLET),
  },
  RestCreateWallet: {
    tag,
    summary: 'Creates the wallet of the caller',
    note: 'Returns the existing wallet if there is one.',
    answers: CHANGED,
  },
  RestFundWallet: {
    tag,
    summary: 'Funds the wallet with 10,000 XLM on a test network',
    note: 'Once a day. `message` states whether XLM was added.',
    answers: CHANGED,
  },
} satisfies Record<string, Manual>;
