import { inStaffLanguage } from '../language/in-staff-language.ts';

/** Sentences about signing with an external wallet. */
export const externalSigningTexts = inStaffLanguage('externalSigningTexts', {
  lead: 'Open it in your wallet, sign it there, and paste the signed transaction here. Your wallet sends nothing.',
  open: 'Open in wallet',
  codeLabel: 'Transaction for your wallet',
  tooLong:
    'The transaction is too long for a QR code. Open the link on the device with your wallet, or copy the transaction.',
  copy: 'Copy transaction (XDR)',
  copied: 'Copied to clipboard!',
  hash: 'Your wallet shows this hash',
  paste: 'Signed transaction (XDR)',
  pasteHint: 'Paste the whole text. We compare its hash and verify your signature.',
  submit: 'Submit the signature',
  signTitle: 'Sign with your own wallet',
});

/** Sentences of the settings about a signing key of one's own. */
export const signingKeyTexts = inStaffLanguage('signingKeyTexts', {
  title: 'Signing key',
  lead: 'The key that you sign contracts with. Passa keeps one for you; you can use your own wallet instead.',
  platform: 'Kept by Passa',
  platformBody:
    'When you approve, Passa signs with the key of your wallet here. This is convenient, and means that you trust us with the key.',
  own: 'Your own wallet',
  ownBody: 'Contracts finalized from now on use this key. Earlier contracts keep their key.',
  provedAt: 'Verified',
  publicKey: 'Public key of your wallet',
  publicKeyHint:
    'Starts with G. You verify it by signing one transaction, which pays nothing and can never be sent.',
  start: 'Register this key',
  startFailed: (reason: string) => `Failed to register the key: ${reason}`,
  challengeTitle: 'Prove that the key is yours',
  challenge: 'Sign this transaction. It can never take effect on the ledger: its sequence number is invalid.',
  until: 'Valid until',
  proved: 'Signing key registered',
  remove: 'Remove',
  removeTitle: 'Remove your signing key?',
  removeBody:
    'Contracts finalized from now on use the key that Passa keeps. Earlier contracts still need your wallet.',
  removeConfirm: 'Remove the key',
  removed: 'Signing key removed',
  drop: 'Cancel',
  copyKey: 'Copy signing key',
});

/** Sentences of the settings about the key that signs the tickets of an organisation. */
export const ticketKeyTexts = inStaffLanguage('ticketKeyTexts', {
  title: 'Ticket Key',
  lead: 'Signs the codes of your tickets, so that doors know them as yours, also without a network.',
  current: (version: number, id: string) => `Version ${version} (${id}), since`,
  rotate: 'Replace the key',
  question: 'Replace the ticket key?',
  consequence:
    'New tickets are signed with a new key. Tickets that were sold or printed before stay valid. Doors that work without a network need it once, to know the new key.',
  rotated: 'New tickets are signed with the new key',
  failed: (reason: string) => `The key was not replaced: ${reason}`,
});
