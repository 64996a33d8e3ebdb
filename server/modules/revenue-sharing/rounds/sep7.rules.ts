/** Maximum length of a request's message that a wallet shows (SEP-7). */
const MOST_MESSAGE = 300;

export interface SigningRequest {
  /** Unsigned, base64. */
  envelopeXdr: string;
  /** The key that is to sign. */
  publicKey: string;
  passphrase: string;
  message: string;
}

/**
 * Returns a transaction to sign as a link that wallets understand (SEP-7, `tx`). It names no callback: the signer
 * returns the signed transaction, which is then checked.
 */
export function signingLink({ envelopeXdr, publicKey, passphrase, message }: SigningRequest): string {
  const fields = [
    ['xdr', envelopeXdr],
    ['pubkey', publicKey],
    ['network_passphrase', passphrase],
    ['msg', message.slice(0, MOST_MESSAGE)],
  ] as const;
  return `web+stellar:tx?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
