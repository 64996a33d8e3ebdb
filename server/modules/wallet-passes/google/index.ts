import type { WalletDescriptor } from '../descriptor.ts';
import { GoogleWallet } from './google-wallet.ts';
import { isServiceAccount, readServiceAccount } from './service-account.ts';

export const google: WalletDescriptor = {
  name: 'google',
  label: 'Google Wallet',
  keepsPasses: true,
  settings: {
    address: { variable: 'GOOGLE_WALLET_URL', standard: 'https://walletobjects.googleapis.com' },
    texts: {
      issuer: {
        variable: 'GOOGLE_WALLET_ISSUER',
        form: { wanted: 'the number of an issuer', fits: (text) => /^\d{1,25}$/.test(text) },
      },
      account: {
        variable: 'GOOGLE_WALLET_KEY',
        form: {
          wanted: 'the JSON key of a service account, or base64 of one',
          fits: isServiceAccount,
        },
      },
    },
  },
  create: ({ settings: { baseUrl, texts }, publicUrl, clock }) =>
    new GoogleWallet({
      baseUrl,
      issuer: texts.issuer ?? '',
      account: readServiceAccount(texts.account ?? ''),
      publicUrl,
      clock,
    }),
};
