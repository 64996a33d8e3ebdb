import { inStaffLanguage } from '../language/in-staff-language.ts';

/** How an organisation is paid, and what buyers can do until it is set up. */
export const paymentSetupTexts = inStaffLanguage('paymentSetupTexts', {
  lead: 'How buyers pay you. One way is enough to begin.',
  ready: 'You can be paid',
  readyWith: (ways: string) => `Active: ${ways}.`,
  notReady: 'No way to be paid yet',
  until:
    'Until one is active, buyers use the order form of an event and pay at the door, where that form is open.',
  back: 'Back to the dashboard',
  own: 'Into your own accounts',
  collected: 'Collected by Passa',
  payouts: 'Payouts',
  noPayouts:
    'Buyers pay into your own accounts, so there is nothing to pay out. Passa collects for organisers that it has opened its accounts for.',
  noDestination: 'Enter where payouts go before you request one.',
  throughPlatform: 'the account of Passa',
  states: { connected: 'Connected', none: 'Not connected' },
  other: 'Other ways to be paid',
  wallet: 'Wallet of the organisation',
  walletAbout:
    'Buyers with a Stellar wallet pay in XLM. With a contract, the money stays in escrow until a round releases it.',
  walletOpen: 'Open the wallet',
  setUp: 'Set up payments',
  setUpLead: 'M-Pesa, cards or payouts: how buyers pay you.',
  firstForm: 'How buyers pay is set up apart from it, before or after:',
  publish: {
    question: 'Publish without a way to be paid?',
    anyway: 'Publish now',
    atDoor:
      'Buyers can order tickets and pay at the door. They cannot pay by M-Pesa or card until you connect one.',
    closed:
      'The order form is closed, so buyers cannot order and pay at the door. They cannot pay by M-Pesa or card until you connect one.',
  },
});
