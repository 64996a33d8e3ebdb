import { inStaffLanguage } from '../language/in-staff-language.ts';

/** The organiser's accounts at payment providers. */
export const merchantTexts = inStaffLanguage('merchantTexts', {
  title: 'Payments',
  lead: 'Connect your own accounts, and buyers pay you directly. Passa never holds this money.',
  list: 'your payment accounts',
  methods: {
    MPESA: {
      name: 'M-Pesa',
      about: 'Buyers get a prompt on their phone and enter their PIN.',
    },
    CARD: {
      name: 'Cards',
      about: 'Buyers pay on a page of Stripe, Paystack or Pesapal. That of Pesapal takes mobile money, too.',
    },
  },
  accountName: (method: string, label: string) => (method === 'MPESA' ? 'M-Pesa' : label),
  states: {
    none: 'Not connected',
    active: 'Connected',
    problem: 'Problem',
    untested: 'Not active yet',
    waiting: 'Waits for an owner',
  },
  tested: 'tested',
  neverTested: 'not tested yet',
  fee: (percent: string, amount: string) =>
    `Fee: ${[percent !== '0' && `${percent}%`, amount !== '0' && `${amount} a payment`].filter(Boolean).join(' + ')}`,
  connect: {
    MPESA: 'Connect M-Pesa',
    STRIPE: 'Connect Stripe',
    PAYSTACK: 'Connect Paystack',
    PESAPAL: 'Connect Pesapal',
  },
  change: {
    MPESA: 'Use another account',
    STRIPE: 'Use another Stripe account',
    PAYSTACK: 'Use another Paystack account',
    PESAPAL: 'Use another Pesapal account',
  },
  switchTo: {
    MPESA: 'Switch to M-Pesa',
    STRIPE: 'Switch to Stripe',
    PAYSTACK: 'Switch to Paystack',
    PESAPAL: 'Switch to Pesapal',
  },
  replaces: (label: string) =>
    `${label} stays connected until the new account has passed its test. Refunds of its payments go through it after that, too.`,
  test: 'Test connection',
  testOf: (label: string) => `Test connection: ${label}`,
  works: (name: string) => `${name} is connected. Buyers can pay with it now.`,
  waits: (label: string) =>
    `${label} works. It waits for an owner, or for 24 hours. Every owner has been told.`,
  stillWorks: 'The connection works.',
  disconnect: 'Disconnect',
  disconnectOf: (label: string) => `Disconnect: ${label}`,
  disconnectQuestion: (label: string) => `Disconnect ${label}?`,
  disconnectConsequence: (name: string) =>
    `Buyers can no longer pay with ${name}. Payments that are under way are still completed. Refunds of earlier payments still go through this account, so keep its key valid until they are done.`,
  disconnected: (label: string) => `${label} is disconnected.`,
  closesLater: (label: string) =>
    `${label} stays connected until an owner agrees, or for 24 hours. Every owner has been told.`,
  remove: 'Remove',
  removeOf: (label: string) => `Remove: ${label}`,
  removeConsequence: 'This account was never active, so no payment depends on it.',
  /** By provider; empty where there is nothing to say. */
  providers: {
    MPESA: {
      lead: 'Open your app in the Daraja portal and copy its consumer key and secret. Safaricom sends the passkey when M-Pesa Express is approved for your number.',
      note: '',
      callback: '',
      problems: {
        KEY: 'Safaricom refused the consumer key or its secret. Copy both again from your app in the Daraja portal.',
        ACCOUNT: 'Safaricom accepted the key, but refused the number or the passkey. Check both.',
        PERMISSION: 'The key is valid, but your app in the Daraja portal may not use M-Pesa Express.',
        UNREACHABLE:
          'Safaricom did not answer, so nothing is known about these details yet. Test the connection again in a few minutes.',
      },
    },
    STRIPE: {
      lead: '',
      note: '',
      callback:
        'Paste this address into Stripe: Developers, Webhooks, Add endpoint. Choose the events of checkout.session, refund and charge.dispute.',
      problems: {
        KEY: 'Stripe refused the secret key. Copy it again from Developers, API keys.',
        ACCOUNT: 'Stripe refused this account.',
        PERMISSION:
          'The key is valid, but may not do what payments need. Let it read balances, and write Checkout sessions and refunds.',
        UNREACHABLE:
          'Stripe did not answer, so nothing is known about this key yet. Test the connection again in a few minutes.',
      },
    },
    PAYSTACK: {
      lead: '',
      note: '',
      callback: 'Paste this address into Paystack: Settings, API Keys & Webhooks, Live Webhook URL.',
      problems: {
        KEY: 'Paystack refused the secret key. Copy it again from Settings, API Keys & Webhooks.',
        ACCOUNT: 'Paystack refused this account.',
        PERMISSION:
          'The key is valid, but Paystack refuses requests from here. Check the list of allowed IP addresses in its settings.',
        UNREACHABLE:
          'Paystack did not answer, so nothing is known about this key yet. Test the connection again in a few minutes.',
      },
    },
    PESAPAL: {
      lead: 'Pesapal sends the consumer key and its secret by email when your business account is approved. Notifications are registered automatically.',
      note: 'Pesapal makes one refund of a payment, after its own approval, and of mobile money only the whole. You make other refunds on its pages and record them here.',
      callback: '',
      problems: {
        KEY: 'Pesapal refused the consumer key or its secret. Copy both again from the email or the dashboard of Pesapal. Keys of its demo do not work here.',
        ACCOUNT: 'Pesapal refused this account.',
        PERMISSION:
          'The key is valid, but Pesapal refuses requests from here. Ask Pesapal to allow API 3.0 for your account.',
        UNREACHABLE:
          'Pesapal did not answer, so nothing is known about this key yet. Test the connection again in a few minutes.',
      },
    },
  },
  /** By the key of a field, a group of fields or a kind of account, which the provider declares. */
  credentials: {
    'kind.paybill': { label: 'Paybill' },
    'kind.till': { label: 'Till' },
    shortcode: { label: 'Paybill number' },
    'shortcode.till': { label: 'Store number' },
    till: { label: 'Till number' },
    consumerKey: { label: 'Consumer key' },
    consumerSecret: { label: 'Consumer secret' },
    passkey: { label: 'Passkey' },
    initiator: {
      label: 'Refunds (optional)',
      hint: 'With an initiator, refunds are sent to phones automatically. Without one, you send them by hand in the M-Pesa portal.',
    },
    initiatorName: { label: 'Initiator name' },
    initiatorPassword: { label: 'Initiator password' },
    certificate: {
      label: 'Certificate',
      hint: 'The public key certificate from the Daraja portal, which encrypts the password.',
      placeholder: '-----BEGIN CERTIFICATE-----',
    },
    stripeKey: { label: 'Secret key', hint: 'Begins with sk_ or rk_. From Developers, API keys.' },
    paystackKey: { label: 'Secret key', hint: 'Begins with sk_. From Settings, API Keys & Webhooks.' },
    webhookSecret: {
      label: 'Signing secret',
      hint: 'Begins with whsec_. Stripe shows it on the page of the new endpoint.',
    },
  },
  stillOffered: 'Buyers are still offered this account, and their payments may fail.',
  callbackLabel: 'Address for events',
  callbackLoading: 'Loading the address…',
  copyAddress: 'Copy address',
  submit: 'Connect and test',
  kept: 'Keys are encrypted and never shown again.',
  kind: 'Kind of account',
  fees: 'Fees (optional)',
  feesLead: 'What the provider keeps of each payment. Your reports then show what you really receive.',
  feePercent: 'Percent',
  feeAmount: 'Amount a payment',
});

interface CredentialText {
  label: string;
  hint?: string;
  placeholder?: string;
}

/**
 * The text of a field, a group of fields or a kind of account.
 * @param variant kind of account, for which a text can differ
 */
export function credentialText(key: string, variant: string | null = null): CredentialText {
  const all: Readonly<Record<string, CredentialText | undefined>> = merchantTexts.credentials;
  return all[`${key}.${variant}`] ?? all[key] ?? { label: key };
}

/** Changes of accounts that income goes to, which wait for an owner. */
export const accountChangeTexts = inStaffLanguage('accountChangeTexts', {
  title: 'Waiting changes',
  lead: 'Everything goes on as before until an owner approves, or until the time shown. Payments and refunds that are under way stay with the account where they began.',
  kinds: {
    CONNECT: (label: string) => `Buyers are to pay to ${label}`,
    REPLACE: (label: string) => `Income is to go to ${label}`,
    CLOSE: (label: string) => `${label} is to be disconnected`,
    DESTINATION: (label: string) => `Payouts are to go to ${label}`,
  },
  by: (name: string) => `Requested by ${name}.`,
  replaces: (label: string) => `It takes the place of ${label}.`,
  waits: 'Waits for an owner, or until',
  approve: 'Approve',
  approved: 'Approved. It counts now.',
  refuse: 'Refuse',
  withdraw: 'Stop this',
  refuseQuestion: 'Stop this change?',
  refuseConsequence: 'Nothing changes. It can be requested again.',
  refused: 'Stopped. Nothing has changed.',
});
