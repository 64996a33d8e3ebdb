import type { Query } from '../store/store.ts';

/**
 * The course of one request, chosen by the first matching rule when it arrives, and frozen with it: neither a restart
 * nor a later rule changes a payment that is under way. The default is that of a healthy day.
 */
export interface Scenario {
  /** How the payer decides: on the phone page, or by itself: paid, or failed with this result code. */
  outcome: 'phone' | 'paid' | { failed: string };
  /** Seconds until an outcome by itself. */
  outcomeAfter: number;
  /**
   * The answer to the request: as documented; none, before or after it was accepted; a status with an error of Daraja;
   * or a page of HTML with status 503.
   */
  answer: 'normal' | 'drop_before' | 'drop_after' | 'html' | { error: string; status: number };
  /** Callbacks, by seconds after the outcome; a negative number is sent before the answer. Empty: never. */
  callbacks: { after: number; result?: string; without?: string[] }[];
  /** Answers to the first queries instead of the true one; `true` is the true one. */
  queries: ('true' | '4999' | '500.001.1001' | '500' | '0' | 'unknown')[];
  /** Result codes as numbers instead of texts. */
  numericCodes: boolean;
  /** A confirmation of the same payment to the registered address too. */
  confirms: boolean;
  /** Results of payouts and reversals go to the address for timeouts. */
  toTimeoutUrl: boolean;
}

const HEALTHY: Scenario = {
  outcome: 'phone',
  outcomeAfter: 0,
  answer: 'normal',
  callbacks: [{ after: 0 }],
  queries: [],
  numericCodes: false,
  confirms: true,
  toTimeoutUrl: false,
};

/** The fields by which a rule chooses requests; all that it names must be equal. */
export interface Match {
  kind?: 'push' | 'payout' | 'reversal' | 'status';
  msisdn?: string;
  reference?: string;
  amount?: string;
}

/** Chooses the scenario of a request, and uses up one time of a rule that is limited. */
export async function scenarioOf(query: Query, request: Match): Promise<Scenario> {
  const [rule] = await query<{ id: bigint; scenario: Partial<Scenario> }>(
    `SELECT id, scenario FROM rules WHERE $1::jsonb @> match AND (times IS NULL OR times > 0)
     ORDER BY id LIMIT 1 FOR UPDATE`,
    [JSON.stringify(request)],
  );
  if (!rule) return HEALTHY;
  await query('UPDATE rules SET times = times - 1 WHERE id = $1', [rule.id]);
  return { ...HEALTHY, ...rule.scenario };
}

/** @throws Error for a field that no scenario has */
export async function addRule(
  query: Query,
  rule: { match?: Match; scenario?: Partial<Scenario>; times?: number },
): Promise<void> {
  const unknown = Object.keys(rule.scenario ?? {}).filter((name) => !(name in HEALTHY));
  if (unknown.length > 0) throw new Error(`Unknown fields: ${unknown.join(', ')}`);
  await query('INSERT INTO rules (match, scenario, times) VALUES ($1, $2, $3)', [
    JSON.stringify(rule.match ?? {}),
    JSON.stringify(rule.scenario ?? {}),
    rule.times ?? null,
  ]);
}
