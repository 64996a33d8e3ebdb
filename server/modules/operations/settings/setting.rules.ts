import { MAX_ORDER_TICKETS } from '../../../lib/limits/order-limits.ts';
import { MoneyRefused, rateFromText } from '../../../lib/money/index.ts';
import { BadInput, type FieldFault } from '../../../platform/failures.ts';

/** For how long personal data are kept: default, minimum and maximum, in the unit of the name. */
export const RETENTION_SETTINGS = {
  keep_sessions_days: { first: 30, least: 7, most: 365 },
  keep_mails_days: { first: 180, least: 30, most: 1_095 },
  keep_guests_months: { first: 24, least: 3, most: 120 },
  keep_unpaid_days: { first: 30, least: 7, most: 365 },
  keep_messages_months: { first: 24, least: 3, most: 120 },
  keep_notifications_days: { first: 180, least: 30, most: 1_095 },
  keep_deliveries_days: { first: 30, least: 7, most: 365 },
  keep_books_years: { first: 7, least: 5, most: 15 },
} as const;
export type RetentionSetting = keyof typeof RETENTION_SETTINGS;
export const RETENTION_NAMES = Object.keys(RETENTION_SETTINGS) as RetentionSetting[];

export const SETTING_NAMES = [
  ...(['form_sales', 'eur_rate', 'order_tickets', 'call_tickets'] as const),
  ...RETENTION_NAMES,
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

type SettingKind = 'switch' | 'rate' | 'count';

interface SettingForm {
  readonly kind: SettingKind;
  /** Default value. */
  readonly first: string;
  /** For counts. */
  readonly least?: number;
  readonly most?: number;
}

/** The settings, as texts; code that reads them gets typed values. */
export const SETTINGS: Record<SettingName, SettingForm> = {
  form_sales: { kind: 'switch', first: 'true' },
  // Euro for one US dollar.
  eur_rate: { kind: 'rate', first: '0.92' },
  order_tickets: { kind: 'count', first: String(MAX_ORDER_TICKETS), least: 1, most: MAX_ORDER_TICKETS },
  call_tickets: { kind: 'count', first: '1000000', least: 1, most: 1_000_000 },
  ...(Object.fromEntries(
    RETENTION_NAMES.map((name) => {
      const { first, least, most } = RETENTION_SETTINGS[name];
      return [name, { kind: 'count', first: String(first), least, most }];
    }),
  ) as Record<RetentionSetting, SettingForm>),
};

/** The settings as typed values. */
export interface SettingValues {
  /** Whether tickets are sold by the form of the public pages at all. */
  formSales: boolean;
  /** Euro for one US dollar, a decimal text. */
  eurRate: string;
  /** Tickets that one order may hold. */
  orderTickets: number;
  /** Tickets of one tier that one call may make. */
  callTickets: number;
  /** For how long personal data are kept, in the unit of each name. */
  kept: Readonly<Record<RetentionSetting, number>>;
}

export function valuesOf(texts: ReadonlyMap<string, string>): SettingValues {
  const textOf = (name: SettingName): string => texts.get(name) ?? SETTINGS[name].first;
  return {
    formSales: textOf('form_sales') === 'true',
    eurRate: textOf('eur_rate'),
    orderTickets: Number(textOf('order_tickets')),
    callTickets: Number(textOf('call_tickets')),
    kept: Object.fromEntries(RETENTION_NAMES.map((name) => [name, Number(textOf(name))])) as Record<
      RetentionSetting,
      number
    >,
  };
}

/** Normalises the text. @throws BadInput for a value that the setting cannot have */
export function checkedValue(name: SettingName, given: string): string {
  const form = SETTINGS[name];
  const text = given.trim();
  if (form.kind === 'switch') return checkedSwitch(text);
  return form.kind === 'rate' ? checkedRate(text) : checkedCount(text, form);
}

const refused = (fault: Omit<FieldFault, 'field'>): BadInput => new BadInput([{ field: 'value', ...fault }]);

function checkedSwitch(text: string): string {
  if (text === 'true' || text === 'false') return text;
  throw refused({ message: 'Give true or false.' });
}

function checkedRate(text: string): string {
  try {
    rateFromText(text);
  } catch (error) {
    if (error instanceof MoneyRefused) throw refused({ code: 'AMOUNT', message: error.message });
    throw error;
  }
  return text;
}

function checkedCount(text: string, { least = 0, most = 0 }: SettingForm): string {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (count >= least && count <= most) return String(count);
  const range = `${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;
  throw refused({
    code: 'OUT_OF_RANGE',
    min: least,
    max: most,
    message: `Give a whole number from ${range}.`,
  });
}
