import { inLanguage } from '../language/in-language.ts';

/** Texts of the notifications and their settings. */
export const bellTexts = inLanguage('bellTexts', {
  title: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  markAll: 'Mark all as read',
  settings: 'Choose your notifications',
  none: 'Nothing new',
  noneBody: 'Alerts, pending approvals and other news appear here.',
  more: 'Show older',
  loading: 'Loading notifications...',
  isUnread: 'Unread',
  markFailed: 'Failed to mark as read',
});

export const preferenceTexts = inLanguage('preferenceTexts', {
  lead: 'Choose what to be notified about, and where. Emails go to your confirmed address.',
  bell: 'Bell',
  mail: 'Email',
  kind: 'About',
  failed: 'Failed to save your choice',
  kinds: {
    MESSAGE: 'Notices from other people',
    ALERT: 'Alerts from other people',
    EVENT_CHANGED: 'Changes to events that you attend',
    APPROVAL: 'Approvals waiting for you',
    LOW_STOCK: 'Few tickets left',
    CONFLICT: 'Tickets let in twice',
    VOID_ENTRY: 'Revoked tickets let in',
    DISPUTE: 'Disputed card payments',
    PAYOUT: 'Payouts',
    ACCOUNT_CHANGE: 'Changed accounts for income',
    INVITATION: 'Invitations',
  },
});
