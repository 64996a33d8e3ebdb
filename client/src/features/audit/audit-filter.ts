import type { AuditLogFilter } from '../../gql/graphql.ts';

/** The filter fields as entered. Days are in the reader's time zone. */
export interface AuditFields {
  who: string;
  what: string;
  entityType: string;
  entityId: string;
  outcome: 'ALL' | 'DONE' | 'FAILED';
  from: string;
  to: string;
  hideSignIns: boolean;
}

/** Sign-ins are most of the entries, so they are hidden by default. */
export const NO_FILTER: AuditFields = {
  who: '',
  what: '',
  entityType: '',
  entityId: '',
  outcome: 'ALL',
  from: '',
  to: '',
  hideSignIns: true,
};

/** The filter fields as stored in the address. */
type AuditAddress = Record<Exclude<keyof AuditFields, 'hideSignIns'> | 'signIns', string>;

export const addressOf = ({ hideSignIns, ...words }: AuditFields): AuditAddress => ({
  ...words,
  signIns: hideSignIns ? '' : 'shown',
});

export const BLANK_ADDRESS = addressOf(NO_FILTER);
export const OUTCOME_CHOICES = { outcome: ['ALL', 'DONE', 'FAILED'] } as const;

export const fieldsOf = ({ signIns, outcome, ...words }: AuditAddress): AuditFields => ({
  ...words,
  outcome: outcome as AuditFields['outcome'],
  hideSignIns: signIns !== 'shown',
});

/** Returns the timestamp at which that day begins or ends in the reader's zone; null without a day. */
function midnight(day: string, daysLater: 0 | 1): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return null;
  const at = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Converts the fields to a filter; empty fields are left out so that equal filters are equal. */
export function filterOf(fields: AuditFields): AuditLogFilter {
  const filter: AuditLogFilter = {
    who: fields.who.trim() || null,
    what: fields.what.trim() || null,
    entityType: fields.entityType || null,
    entityId: fields.entityId.trim() || null,
    success: fields.outcome === 'ALL' ? null : fields.outcome === 'DONE',
    from: midnight(fields.from, 0),
    until: midnight(fields.to, 1),
    hideSignIns: fields.hideSignIns || null,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
}

const NAMES: Record<keyof AuditLogFilter, string> = {
  who: 'user',
  what: 'action',
  entityType: 'entity_type',
  entityId: 'entity_id',
  success: 'success',
  from: 'from',
  until: 'until',
  hideSignIns: 'hide_sign_ins',
};

/** Returns the address that exports the same entries as a file. */
export function exportAddress(filter: AuditLogFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    query.set(NAMES[name as keyof AuditLogFilter], String(value));
  return `/api/system/logs/export?${query}`;
}
