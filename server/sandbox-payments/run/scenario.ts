import type { Query } from '../store/store.ts';

/**
 * The course of one request, chosen by the first matching rule when it arrives, and frozen with it: neither a restart
 * nor a later rule changes a payment that is under way. The default is that of a healthy day.
 */
export interface Scenario {
  /**
   * How the payer decides: on the phone or the card page, or by itself: paid, or failed with this code. `stuck` is under
   * way for ever. A refund is paid unless its scenario says otherwise.
   */
  outcome: 'phone' | 'paid' | 'stuck' | { failed: string };
  /** Seconds until an outcome by itself. */
  outcomeAfter: number;
  /**
   * The answer to the request: as documented; none, before or after it was accepted; a status with an error of the
   * provider; or a page of HTML with status 503.
   */
  answer: 'normal' | 'drop_before' | 'drop_after' | 'html' | { error: string; status: number };
  /** Seconds of the machine's time between what an accepted request does and its answer. */
  answerAfter: number;
  /** Callbacks, by seconds after the outcome; a negative number is sent before the answer. Empty: never. */
  callbacks: CallbackPlan[];
  /** Answers to the first queries instead of the true one; `true` is the true one. */
  queries: QueryPlan[];
  /** Seconds of the machine's time until a query is answered, with what was true when it came. */
  queriesAfter: number;
  /** Result codes as numbers instead of texts. */
  numericCodes: boolean;
  /** A confirmation of the same payment to the registered address too. */
  confirms: boolean;
  /** Results of payouts and reversals go to the address for timeouts. */
  toTimeoutUrl: boolean;
  /** Cards: seconds for which a payment is complete and unpaid before its outcome, as with a delayed method. */
  unpaidFor: number;
  /** Cards: the callback of the unpaid state comes after that of the outcome. */
  reversed: boolean;
  /** Cards: the payer pays from a wallet on the page, whose card the merchant does not learn. */
  wallet: boolean;
  /** Cards: a paid payment is disputed later, and the dispute is closed after that; without an outcome it stays open. */
  dispute: { after: number; outcome?: 'won' | 'lost'; closesAfter?: number } | null;
  /** Cards: number of the card, or with Pesapal of the phone, of an outcome by itself; null: the first test card. */
  payer: string | null;
}

export interface CallbackPlan {
  after: number;
  /** Claims another result. */
  result?: string;
  /** Fields that are left out. */
  without?: string[];
  /** Claims the reference of another payment, with a right signature. */
  reference?: string;
  /** `reserialised`: the body is not the text that was signed, though its values are the same. */
  signature?: 'absent' | 'wrong' | 'reserialised';
  /** Seconds by which the time of the signature lies before the callback. */
  signedBefore?: number;
}

/** M-Pesa has the first, card providers the second group, of which Pesapal alone has `failed` and `other`. */
type QueryPlan =
  | '4999'
  | '500.001.1001'
  | '0'
  | 'pending'
  | '403'
  | 'failed'
  | 'other'
  | '404'
  | '429'
  | '500'
  | 'unknown'
  | 'true';

export const HEALTHY: Scenario = {
  outcome: 'phone',
  outcomeAfter: 0,
  answer: 'normal',
  answerAfter: 0,
  callbacks: [{ after: 0 }],
  queries: [],
  queriesAfter: 0,
  numericCodes: false,
  confirms: true,
  toTimeoutUrl: false,
  unpaidFor: 0,
  reversed: false,
  wallet: false,
  dispute: null,
  payer: null,
};

/** The fields by which a rule chooses requests; all that it names must be equal. */
export interface Match {
  kind?: 'push' | 'payout' | 'reversal' | 'status' | 'token' | 'checkout' | 'refund';
  msisdn?: string;
  reference?: string;
  /** In shillings for M-Pesa, in minor units for cards. */
  amount?: string;
  currency?: string;
}

/** A rule that matches, or the healthy day. */
export interface ChosenRule {
  id: bigint | null;
  /** How often the rule can still be used; null: any number. */
  times: number | null;
  scenario: Scenario;
}

/** Finds the first rule that matches a request, without using up one time of it. */
export async function matchingRule(query: Query, request: Match): Promise<ChosenRule> {
  const [rule] = await query<{ id: bigint; times: number | null; scenario: Partial<Scenario> }>(
    `SELECT id, times, scenario FROM rules WHERE $1::jsonb @> match AND (times IS NULL OR times > 0)
     ORDER BY id LIMIT 1`,
    [JSON.stringify(request)],
  );
  if (!rule) return { id: null, times: null, scenario: HEALTHY };
  return { ...rule, scenario: { ...HEALTHY, ...rule.scenario } };
}

/** Chooses the scenario of a request, and uses up one time of a rule that is limited. Others are not locked. */
export async function scenarioOf(query: Query, request: Match): Promise<Scenario> {
  for (;;) {
    const { id, times, scenario } = await matchingRule(query, request);
    if (times === null) return scenario;
    const used = await query('UPDATE rules SET times = times - 1 WHERE id = $1 AND times > 0 RETURNING id', [
      id,
    ]);
    // Another request used it up first: the next rule decides.
    if (used.length > 0) return scenario;
  }
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
