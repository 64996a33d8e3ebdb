import type { GuestPayment } from '../../platform/vocabulary.ts';

/** An upload as it is stored. */
export interface GuestListRecord {
  id: string;
  issuer_id: string;
  event_id: string;
  file_name: string;
  payment: GuestPayment;
  issued: number;
  refused: number;
  file_hash: Buffer | null;
  created_at: Date;
  finished_at: Date | null;
}

/** A line without a ticket. */
export interface RefusedLine {
  line: number;
  reason: string;
}
