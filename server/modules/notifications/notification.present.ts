import type { NotificationRecord } from './notification.record.ts';
import { wordsOf } from './notification.sentences.ts';
import type { Notification } from './notification.type.ts';

export function presentNotification({ data, readAt, ...record }: NotificationRecord): Notification {
  return { ...record, ...wordsOf(record.kind, data), isRead: readAt !== null };
}
