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
    summary: 'The caller’s wallet',
    note: 'Amounts are texts in XLM, as the ledger writes them. 400 with NO_WALLET: there is none yet.',
    answers: shape('Wallet', WALLET),
  },
  RestCreateWallet: {
    tag,
    summary: 'Makes the caller’s wallet',
    note: 'One that is there already is answered.',
    answers: CHANGED,
  },
  RestFundWallet: {
    tag,
    summary: 'Funds the wallet with 10,000 XLM of a test network',
    note: 'Once a day: `message` says whether XLM were added.',
    answers: CHANGED,
  },
} satisfies Record<string, Manual>;
