import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Sentences about signing with an external wallet. */
export const externalSigningTexts = inStaffLanguage('externalSigningTexts', {
  lead: 'Open it in your wallet, sign it there, and bring the signed transaction back. Nothing is sent from there.',
  open: 'Open in wallet',
  codeLabel: 'Transaction for your wallet',
  tooLong: 'It is too long for a code. Open the link on the device of your wallet, or copy the transaction.',
  copy: 'Copy transaction (XDR)',
  copied: 'Copied to clipboard!',
  hash: 'Your wallet shows this hash',
  paste: 'Signed transaction (XDR)',
  pasteHint: 'It ends up here as long text; its hash is compared, and your signature checked.',
  submit: 'Hand in the signature',
  signTitle: 'Sign with your own wallet',
});

/** Sentences of the settings about a signing key of one's own. */
export const signingKeyTexts = inStaffLanguage('signingKeyTexts', {
  title: 'Signing key',
  lead: 'The key that you sign contracts with. Passa keeps one for you; you can use your own wallet instead.',
  platform: 'Kept by Passa',
  platformBody:
    'When you approve, Passa signs with the key of your wallet here. That is convenient, and it means that you trust us with it.',
  own: 'A wallet of your own',
  ownBody:
    'Contracts that become final from now on ask for this key. Contracts that are final keep the key they have.',
  provedAt: 'Proved',
  publicKey: 'Public key of your wallet',
  publicKeyHint: 'Begins with G. It is proved with one signature; it pays nothing and can never be sent.',
  start: 'Register this key',
  startFailed: (reason: string) => `Failed to register the key: ${reason}`,
  challengeTitle: 'Prove that it is yours',
  challenge: 'Sign this transaction. It does nothing on the ledger: its sequence number can never run.',
  until: 'Good until',
  proved: 'Signing key registered',
  remove: 'Remove',
  removeTitle: 'Remove your signing key?',
  removeBody:
    'Contracts that become final from now on use the key that Passa keeps. Contracts that are final still need your wallet.',
  removeConfirm: 'Remove the key',
  removed: 'Signing key removed',
  drop: 'Cancel',
  copyKey: 'Copy signing key',
});
