import type { RetentionSetting } from '../operations/index.ts';

/** Kinds of data that are kept for a time, with the setting of the time. */
export const RETENTION = {
  sessions: { setting: 'keep_sessions_days', unit: 'days' },
  mails: { setting: 'keep_mails_days', unit: 'days' },
  guests: { setting: 'keep_guests_months', unit: 'months' },
  unpaid: { setting: 'keep_unpaid_days', unit: 'days' },
  messages: { setting: 'keep_messages_months', unit: 'months' },
  notifications: { setting: 'keep_notifications_days', unit: 'days' },
  deliveries: { setting: 'keep_deliveries_days', unit: 'days' },
  books: { setting: 'keep_books_years', unit: 'years' },
} as const satisfies Record<string, { setting: RetentionSetting; unit: RetentionUnit }>;

export type RetentionKind = keyof typeof RETENTION;
export type RetentionUnit = 'days' | 'months' | 'years';
export const RETENTION_KINDS = Object.keys(RETENTION) as RetentionKind[];

/** How long data of a kind are kept. */
export interface Retention {
  kind: RetentionKind;
  count: number;
  unit: RetentionUnit;
}

export function retentionOf(
  kind: RetentionKind,
  kept: Readonly<Record<RetentionSetting, number>>,
): Retention {
  const { setting, unit } = RETENTION[kind];
  return { kind, count: kept[setting], unit };
}

/** Data of the kind from before this time are due. Months and years are those of the calendar, in UTC. */
export function dueBefore(now: Date, { count, unit }: Pick<Retention, 'count' | 'unit'>): Date {
  if (unit === 'days') return new Date(now.getTime() - count * 86_400_000);
  const due = new Date(now);
  const months = unit === 'years' ? count * 12 : count;
  const day = due.getUTCDate();
  due.setUTCDate(1);
  due.setUTCMonth(due.getUTCMonth() - months);
  // The 31st of a month is the last day of a shorter one.
  const last = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
  due.setUTCDate(Math.min(day, last));
  return due;
}
