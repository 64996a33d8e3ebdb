import { inLanguage } from '../language/in-language.ts';

/** Sentences about organisers, for the system admins who manage them. */
export const issuerTexts = {
  title: 'Organisers',
  lead: 'Every organisation that sells tickets here. An inactive one publishes and sells nothing.',
  loadFailed: 'Failed to load organisers',
  loading: 'Loading organisers',
  search: 'Search organisers',
  searchHint: 'Name or description',
  standingFilter: 'Status',
  standings: { ALL: 'All', ACTIVE: 'Active', INACTIVE: 'Inactive' },
  none: 'No organisers found',
  noneFound: 'No organiser matches these filters.',
  more: 'Show more',
  created: 'created',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  events: (count: number) => (count === 1 ? '1 published event' : `${count} published events`),
  inactiveSince: 'Inactive since',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  name: 'Name',
  description: 'Description',
  save: 'Save',
  saved: 'Organiser updated',
  saveFailed: 'Failed to update the organiser',
  activate: 'Activate',
  activateOf: (name: string) => `Activate ${name}`,
  activateLead: 'It can publish events and sell tickets again. Its owners and admins are notified.',
  activated: 'Organiser activated',
  deactivate: 'Deactivate',
  deactivateOf: (name: string) => `Deactivate ${name}`,
  deactivateLead: (events: number) =>
    `It cannot publish or sell anything until it is activated again${events > 0 ? `; sales of ${events === 1 ? '1 published event' : `${events} published events`} stop at once` : ''}. Sold tickets stay valid at the door, and its data stays readable. Its owners and admins get an alert with the reason.`,
  deactivated: 'Organiser deactivated',
  standingFailed: 'Failed to change the status',
  reason: 'Reason',
  reasonHelp: 'Its owners and admins read it, and it is recorded in the audit log.',
} as const;

/** Notice for the staff of an inactive organiser, on every page of their dashboard. */
export const standingTexts = inLanguage('standingTexts', {
  inactive: (issuer: string) =>
    `${issuer} is inactive: it can neither publish events nor sell tickets. Sold tickets stay valid at the door.`,
  reason: (reason: string) => `Reason: ${reason}`,
});
