import type { NotificationKind } from '../../platform/vocabulary.ts';

export interface Wanted {
  bell: boolean;
  mail: boolean;
}

/** How each kind is told until somebody chooses otherwise. Notices count as unread messages and ring nothing. */
export const DEFAULTS: Record<NotificationKind, Wanted> = {
  message: { bell: false, mail: false },
  alert: { bell: true, mail: true },
  // The mail with the new calendar entry comes anyway.
  event_changed: { bell: true, mail: false },
  approval: { bell: true, mail: false },
  low_stock: { bell: true, mail: false },
  conflict: { bell: true, mail: false },
  void_entry: { bell: true, mail: false },
  // The invitation itself comes by mail anyway.
  invitation: { bell: true, mail: false },
};

/** In the order that they are shown for choosing. */
export const KINDS = Object.keys(DEFAULTS) as NotificationKind[];
