import type { Language } from '../../lib/language/language.ts';
import { SYSTEM_TENANCY } from '../access/actor.ts';
import type { Scope } from '../scope.ts';
import type { PhoneChannel, PhoneKind, PhoneState } from './phone.rules.ts';

/** A message in the outbox: its subject matter, never its text, which is rendered when it is sent or viewed. */
export interface PhoneMessage {
  id: string;
  kind: PhoneKind;
  channel: PhoneChannel;
  /** In the form of E.164. */
  recipient: string;
  orderId: string | null;
  eventId: string | null;
  payload: Record<string, unknown>;
  language: Language;
  timeZone: string | null;
  expiresAt: Date;
  state: PhoneState;
  attempts: number;
  createdAt: Date;
  changedAt: Date;
  provider: string | null;
  attemptedAt: Date | null;
  failure: string | null;
}

/** SQL for the columns of a message. */
export const MESSAGE = `id, kind, channel, recipient, order_id AS "orderId", event_id AS "eventId", payload, language,
  time_zone AS "timeZone", expires_at AS "expiresAt", state, attempts, created_at AS "createdAt", changed_at AS "changedAt",
  provider, attempted_at AS "attemptedAt", failure`;

/** Reads the newest messages in any state, for the developer's page. */
export async function recentPhoneMessages({ db }: Scope, limit: number): Promise<PhoneMessage[]> {
  return db.read<PhoneMessage>(SYSTEM_TENANCY, {
    text: `SELECT ${MESSAGE} FROM phone_outbox ORDER BY created_at DESC, id DESC LIMIT $1`,
    values: [limit],
  });
}

export async function findPhoneMessage({ db }: Scope, id: string): Promise<PhoneMessage | undefined> {
  const [message] = await db.read<PhoneMessage>(SYSTEM_TENANCY, {
    text: `SELECT ${MESSAGE} FROM phone_outbox WHERE id = $1`,
    values: [id],
  });
  return message;
}
