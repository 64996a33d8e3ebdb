import type { SettingName } from '../gql/graphql.ts';

/** Sentences about the settings of the whole product. */
export const platformSettingTexts = {
  title: 'Platform Settings',
  lead: 'They hold for everybody, as soon as they are saved.',
  loading: 'Loading settings',
  save: 'Save',
  saveOf: (label: string) => `Save: ${label}`,
  saved: 'Setting saved',
  failed: (reason: string) => `Failed to save the setting: ${reason}`,
  setBy: (email: string) => `Set by ${email}`,
  neverSet: 'Never changed',
  range: (least: number, most: number) => `${least.toLocaleString('en')} to ${most.toLocaleString('en')}`,
  on: 'On',
  off: 'Off',
  closeQuestion: 'Close the sale by the form?',
  closeConsequence:
    'Nobody can buy by the form of any event until it is opened again. Paying with a wallet goes on.',
  close: 'Close',
  open: 'Open',
  history: 'History',
  historyTable: 'Changes of settings and rates',
  historyNone: 'Nothing was changed yet.',
  more: 'Show more',
  what: 'Setting',
  before: 'Before',
  after: 'After',
  when: 'When',
  who: 'Who',
  names: {
    FORM_SALES: 'Sale by the form',
    EUR_RATE: 'Euro for 1 US dollar',
    ORDER_TICKETS: 'Tickets in one order, at most',
    CALL_TICKETS: 'Tickets made at once, at most',
  } satisfies Record<SettingName, string>,
  hints: {
    FORM_SALES: 'Tickets that are paid at the door, of all events.',
    EUR_RATE: 'For the approximate figures of the dashboard and reports.',
    ORDER_TICKETS: 'Whatever way they are paid.',
    CALL_TICKETS: 'Of one tier of an event.',
  } satisfies Record<SettingName, string>,
} as const;
