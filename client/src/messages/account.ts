import { inLanguage } from '../language/in-language.ts';

/** Texts of the account pages. */
export const accountTexts = inLanguage('accountTexts', {
  title: 'Account',
  lead: 'How you pay, and what you set for yourself.',
  methods: 'Payment methods',
  quickActions: 'Quick actions',
  manage: 'Manage',
  setUp: 'Set up',
  comingSoon: 'Coming Soon',
  status: { connected: 'Connected', pending: 'Pending', not_connected: 'Not connected' },
  wallet: 'Wallet',
  transactions: 'Transactions',
  settings: 'Settings',
  walletAction: 'Balance, funding, and your key',
  transactionsAction: 'Every payment in and out',
  settingsAction: 'Profile, password, appearance',
  back: 'Back to Account',
  transactionsLead: 'Every movement of your wallet, newest first.',
  signInTitle: 'Sign in to see your account',
  signInBody: 'Payment methods and settings belong to an account.',
  meanwhile:
    'Until then, your wallet pays for tickets, and every organiser who offers it takes payment at the door.',
  openWallet: 'Open Wallet',
});

/** Payment methods, for the account page, their own pages, and the purchase page. */
export const methodTexts = inLanguage('methodTexts', {
  wallet: { label: 'Crypto Wallet', about: 'Pays in a few seconds, straight from your XLM balance.' },
  mobileMoney: {
    label: 'Mobile Money',
    about: 'M-Pesa, Airtel Money and MTN MoMo.',
    page: 'Confirm a payment on your phone, and the ticket is yours. We are still connecting the networks.',
  },
  bank: {
    label: 'Bank Account',
    about: 'Transfers from and to your bank.',
    page: 'No bank is connected to Passa yet, so there is nothing to set up here for now.',
  },
  card: {
    label: 'Credit Card',
    about: 'Visa and Mastercard.',
    page: 'Cards are waiting for the provider. As soon as it is ready, you can add yours here.',
  },
});

/** Toasts and states of API keys. */
export const keyTexts = inLanguage('keyTexts', {
  generated: 'API key generated successfully!',
  newGenerated: 'New API key generated successfully!',
  generateFailed: 'Failed to generate API key',
  generateError: 'Error generating API key',
  generateNetworkError: 'Network error generating API key',
  saved: 'API key saved successfully!',
  cleared: 'API key cleared',
  valid: 'API key is valid',
  invalid: 'API key is invalid or expired',
  empty: 'Please enter an API key',
  title: 'API Keys',
  lead: 'This browser calls the service with a key. A key lasts 365 days.',
  docs: 'For integrators',
  ofBrowser: 'Key of this browser',
  copy: 'Copy API key',
  madeWhenNeeded: 'A key is made when the dashboard next needs one.',
  ends: 'Ends',
  generate: 'Generate New Key',
  validate: 'Validate Key',
  clear: 'Clear Key',
  own: 'A key of your own',
  custom: 'Custom API Key',
  save: 'Save Key',
  list: 'Keys of your account',
  yours: 'your keys',
  noKeys: 'No keys yet.',
  thisBrowser: 'This browser',
  made: 'made',
  lastUsed: 'last used',
  revoke: 'Revoke',
  revokeKey: (prefix: string) => `Revoke key ${prefix}`,
  revokeQuestion: 'Revoke this key?',
  revokeConsequence: 'Every program that calls with it is refused from now on.',
  status: { active: 'Active', expiringSoon: 'Expiring Soon', expired: 'Expired', none: 'No Key' },
});
