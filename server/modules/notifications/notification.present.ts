import type { Language } from '../../lib/language/language.ts';
import type { NotificationRecord } from './notification.record.ts';
import { wordsOf } from './notification.sentences.ts';
import type { Notification } from './notification.type.ts';

export function presentNotification(
  language: Language,
  { data, readAt, ...record }: NotificationRecord,
): Notification {
  return { ...record, ...wordsOf(language, record.kind, data), isRead: readAt !== null };
}
