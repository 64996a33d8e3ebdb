import { SYSTEM_TENANCY, signedIn, tenancyOf } from '../../platform/access/actor.ts';
import type { Slice } from '../../platform/db/statement.ts';
import type { Scope } from '../../platform/scope.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';

export interface NotificationRecord {
  id: string;
  kind: NotificationKind;
  data: Record<string, unknown>;
  link: string;
  createdAt: Date;
  readAt: Date | null;
}

const NOTIFICATION = `n.id, n.kind, n.data, n.link, n.created_at AS "createdAt", n.read_at AS "readAt"`;

/** Reads the actor's own notifications, newest first. */
export async function readNotifications(
  scope: Scope,
  { from, limit, direction, beyond }: Slice,
): Promise<NotificationRecord[]> {
  return scope.db.read<NotificationRecord>(tenancyOf(scope.actor), {
    name: `notifications-${direction}`,
    text: `SELECT ${NOTIFICATION} FROM notifications n WHERE n.user_id = $1 AND n.in_bell
        AND ($2::timestamptz IS NULL OR (n.created_at, n.id) ${beyond} ($2, $3::uuid))
      ORDER BY n.created_at ${direction}, n.id ${direction} LIMIT $4`,
    values: [signedIn(scope.actor).userId, from?.[0] ?? null, from?.[1] ?? null, limit],
  });
}

export async function readNotification(scope: Scope, id: string): Promise<NotificationRecord | undefined> {
  const [row] = await scope.db.read<NotificationRecord>(tenancyOf(scope.actor), {
    name: 'notification',
    text: `SELECT ${NOTIFICATION} FROM notifications n WHERE n.id = $1 AND n.user_id = $2 AND n.in_bell`,
    values: [id, signedIn(scope.actor).userId],
  });
  return row;
}

export async function countUnread(scope: Scope): Promise<number> {
  const [row] = await scope.db.read<{ unread: number }>(tenancyOf(scope.actor), {
    name: 'notifications-unread',
    text: `SELECT count(*)::integer AS unread FROM notifications WHERE user_id = $1 AND in_bell AND read_at IS NULL`,
    values: [signedIn(scope.actor).userId],
  });
  return row?.unread ?? 0;
}

export interface PreferenceRecord {
  kind: NotificationKind;
  bell: boolean;
  mail: boolean;
}

/** Reads the actor's preferences; kinds without a choice are left out. */
export async function readPreferences(scope: Scope): Promise<PreferenceRecord[]> {
  return scope.db.read<PreferenceRecord>(tenancyOf(scope.actor), {
    name: 'notification-preferences',
    text: 'SELECT kind, bell, mail FROM notification_preferences WHERE user_id = $1',
    values: [signedIn(scope.actor).userId],
  });
}

/** Reads the notification for its mail. */
export async function readNotificationForMail(
  { db }: Scope,
  id: string,
): Promise<NotificationRecord | undefined> {
  const [row] = await db.read<NotificationRecord>(SYSTEM_TENANCY, {
    name: 'notification-for-mail',
    text: `SELECT ${NOTIFICATION} FROM notifications n WHERE n.id = $1`,
    values: [id],
  });
  return row;
}
