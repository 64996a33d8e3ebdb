import type { NotificationKind } from '../../platform/vocabulary.ts';

export interface NotificationRecord {
  id: string;
  kind: NotificationKind;
  data: Record<string, unknown>;
  link: string;
  createdAt: Date;
  readAt: Date | null;
}
