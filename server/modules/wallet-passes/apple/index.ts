import type { WalletDescriptor } from '../descriptor.ts';
import { AppleWallet } from './apple-wallet.ts';
import { isCertificate, isKey, readPassSigner } from './signer.ts';

const CERTIFICATE = { wanted: 'a certificate in PEM, or base64 of one', fits: isCertificate };
const KEY = { wanted: 'an RSA key in PEM without a password, or base64 of one', fits: isKey };

export const apple: WalletDescriptor = {
  name: 'apple',
  label: 'Apple Wallet',
  keepsPasses: false,
  settings: {
    address: { variable: 'APPLE_PUSH_URL', standard: 'https://api.push.apple.com' },
    texts: {
      certificate: { variable: 'APPLE_PASS_CERTIFICATE', form: CERTIFICATE },
      key: { variable: 'APPLE_PASS_KEY', form: KEY },
      authority: { variable: 'APPLE_WWDR_CERTIFICATE', form: CERTIFICATE },
    },
  },
  create: ({ settings: { baseUrl, texts }, publicUrl, tokenKey, clock }) =>
    new AppleWallet({
      signer: readPassSigner({
        certificate: texts.certificate ?? '',
        key: texts.key ?? '',
        authority: texts.authority ?? '',
      }),
      pushUrl: baseUrl,
      publicUrl,
      tokenKey,
      clock,
    }),
};
