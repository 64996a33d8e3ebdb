import type { Tx } from '../../platform/db/in-transaction.ts';
import { type NewMail, queueMail } from '../../platform/mail/index.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';
import { announceNotification } from './announce-notification.ts';
import { type Raised, raise } from './notification.writes.ts';

/** One notification for one user. */
export interface Told {
  userId: string;
  subjectKey: string;
  contextId: string;
  /** Values for its text. */
  data: Record<string, unknown>;
  /** A path within the web app. */
  link: string;
}

const GIVEN = `SELECT t.user_id, t.subject_key, t.context_id, t.data, t.link, true AS fresh
  FROM jsonb_to_recordset($1::jsonb) AS t (user_id uuid, subject_key text, context_id uuid, data jsonb, link text)`;

/**
 * Notifies users in the app and by mail, according to their preferences. Needs a system transaction, because row-level
 * security hides preferences from other users.
 * @param mailOf a mail that carries the content itself; by default the notification's text is mailed
 */
export async function notify(
  tx: Tx,
  kind: NotificationKind,
  told: readonly Told[],
  mailOf?: (raised: Raised) => Pick<NewMail, 'kind' | 'payload'>,
): Promise<void> {
  if (told.length === 0) return;
  const given = told.map((one) => ({
    user_id: one.userId,
    subject_key: one.subjectKey,
    context_id: one.contextId,
    data: one.data,
    link: one.link,
  }));
  await pass(tx, await raise(tx, kind, GIVEN, [JSON.stringify(given)]), mailOf);
}

/** Queues the mails and publishes the notifications. */
export async function pass(
  tx: Tx,
  raised: readonly Raised[],
  mailOf: (raised: Raised) => Pick<NewMail, 'kind' | 'payload'> = byItself,
): Promise<void> {
  for (const one of raised) {
    if (one.mailed) await queueMail(tx, { ...mailOf(one), recipient: one.email });
    if (one.inBell) announceNotification(tx, one.userId, one.id);
  }
}

function byItself({ id }: Raised): Pick<NewMail, 'kind' | 'payload'> {
  return { kind: 'notification', payload: { notificationId: id } };
}
