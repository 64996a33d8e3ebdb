import type { NotificationKind } from '../../platform/vocabulary.ts';

export interface Channels {
  bell: boolean;
  mail: boolean;
}

/** Default channels of each kind until the user chooses others. Notices only count as unread messages. */
export const DEFAULTS: Record<NotificationKind, Channels> = {
  message: { bell: false, mail: false },
  alert: { bell: true, mail: true },
  // The mail with the new calendar entry is sent anyway.
  event_changed: { bell: true, mail: false },
  approval: { bell: true, mail: false },
  low_stock: { bell: true, mail: false },
  conflict: { bell: true, mail: false },
  void_entry: { bell: true, mail: false },
  // The bank sets a deadline for the answer.
  dispute: { bell: true, mail: true },
  // Money is sent by them, or to another destination.
  payout: { bell: true, mail: true },
  // Income goes elsewhere by it.
  account_change: { bell: true, mail: true },
  // The invitation itself is mailed anyway.
  invitation: { bell: true, mail: false },
};

/** Kinds that no one can turn off: whoever takes over an account would do that first. */
export const isAlwaysSent = (kind: NotificationKind): boolean => kind === 'account_change';

/** The kinds in the order of the preferences form. */
export const KINDS = (Object.keys(DEFAULTS) as NotificationKind[]).filter((kind) => !isAlwaysSent(kind));
