import type { WaitingState } from '../../../platform/vocabulary.ts';

/** An entry on the waitlist of a tier. */
export interface WaitingRecord {
  id: string;
  issuerId: string;
  eventId: string;
  tierId: string;
  tier: string;
  name: string;
  email: string;
  quantity: number;
  state: WaitingState;
  joinedAt: Date;
  /** null before an offer was made. */
  offerUntil: Date | null;
}

/** SELECT list; `w` is the entry, `t` its tier. */
export const WAITING_COLUMNS = `w.id, w.issuer_id AS "issuerId", w.event_id AS "eventId", w.tier_id AS "tierId", t.name AS tier,
  w.name, w.email, w.quantity, w.state, w.joined_at AS "joinedAt", w.offer_until AS "offerUntil"`;
