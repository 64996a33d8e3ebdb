import type { Scenario } from '../run/scenario.ts';

/** A prompt of M-Pesa Express, by the columns of its row. */
export interface Push {
  checkout_id: string;
  merchant_request_id: string;
  shortcode: string;
  party_b: string;
  msisdn: string;
  /** In cents. */
  amount: bigint;
  reference: string;
  callback_url: string;
  scenario: Scenario;
  created_at: Date;
  due_at: Date;
  result_code: string | null;
  receipt: string | null;
  finished_at: Date | null;
  queries: number;
}
