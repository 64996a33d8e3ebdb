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
