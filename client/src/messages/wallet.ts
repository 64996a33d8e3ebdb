import { inLanguage } from '../language/in-language.ts';

/** Sentences of the wallet panel. */
export const walletTexts = inLanguage('walletTexts', {
  title: 'Wallet',
  lead: 'Pay for tickets, and see your payments.',
  signInFirst: 'Please log in to access your wallet',
  signInBody: 'A wallet belongs to an account. Yours opens as soon as you are signed in.',
  serverError: (status: number | string) => `Server error: ${status}`,
  networkError: 'Network error. Please try again.',
  createFailed: 'Failed to create wallet',
  fundFailed: 'Failed to fund wallet',
  none: 'No wallet found. Please create a new wallet first.',
  noneBody: 'Creating one takes a moment and costs nothing.',
  noneForIssuer:
    'Your organisation has no wallet yet. It is created with the first sale that is paid by wallet.',
  create: 'Create Wallet',
  created: 'Wallet created successfully!',
  fund: 'Fund Wallet',
  funded: 'Wallet funded successfully with 10,000 XLM!',
  fundedEarlier:
    'The faucet gives 10,000 XLM once a day. This wallet received them earlier today; nothing was added.',
  refresh: 'Refresh',
  notFundedBody: 'The wallet exists but has no money yet. Fund it to pay with it.',
  notFundedElsewhere: (key: string) => `Send XLM to ${key} from any Stellar wallet to activate this one.`,
  publicKey: 'Public Key',
  copyKey: 'Copy public key',
  keyCopied: 'Public key copied to clipboard!',
  balance: 'Balance',
  stale: 'The ledger cannot be reached. Last known balance:',
  spendable: 'Spendable',
  reserve: 'Reserve',
  reserveWhy: (reserve: string) =>
    `${reserve} stays in the wallet: the ledger requires a reserve in every account. You can spend what is above it.`,
  statusFunded: 'Funded',
  statusNotFunded: 'Not funded',
  network: (name: string) => `Network: ${name}`,
  explorer: 'View on explorer',
  mine: 'Your wallet',
  issuers: 'Organisation wallet',
  issuersLead: 'Payments for your tickets arrive here, and refunds are paid from here.',
  whose: 'Which wallet',
  loading: 'Loading wallet',
  technical: 'Technical details',
});

/** Sentences of the list of movements. */
export const movementTexts = inLanguage('movementTexts', {
  title: 'Movements',
  none: 'No movements yet',
  noneBody: 'Payments and refunds appear here as soon as the ledger confirms them.',
  more: 'Load more',
  loadingMore: 'Loading more',
  kinds: {
    FUNDING: 'Funding',
    PAYMENT_IN: 'Received',
    PAYMENT_OUT: 'Sent',
    TICKET_PAYMENT: 'Ticket payment',
    TICKET_SALE: 'Ticket sale',
    REFUND: 'Refund',
  },
});

/** Sentences about exporting a wallet's secret key. */
export const exportTexts = inLanguage('exportTexts', {
  open: 'Export key',
  title: 'Export the secret key',
  warning: 'Anyone who has this key has the money.',
  warningBody:
    'Payments made with it cannot be undone. Passa never asks for it. Keep it offline, and show it to no one.',
  password: 'Your password',
  confirm: 'Show the key',
  failed: 'Failed to export the key',
  secret: 'Secret key',
  copied: 'Secret key copied to clipboard!',
  copy: 'Copy secret key',
  done: 'Hide it and close',
});

/** Sentences about the ledger itself. */
export const ledgerTexts = inLanguage('ledgerTexts', {
  down: 'The ledger is out of reach',
  downBody: 'Wallet payments pause until it is back. Your money is safe, and tickets still work at the door.',
});
