import { after, timeOf } from '../run/clock.ts';
import { deliverAll } from '../run/deliveries.ts';
import { lockAccounts, merchantAccount, moveAll, openAccounts, phoneAccount } from '../run/money.ts';
import type { Scenario } from '../run/scenario.ts';
import type { Query } from '../store/store.ts';
import { confirmation, expressCallback, insertMessages, paidText } from './messages.ts';
import type { Push } from './push.ts';

export type Outcome = 'paid' | { failed: string };

export const isOutcome = (outcome: Scenario['outcome']): outcome is Outcome =>
  outcome === 'paid' || typeof outcome === 'object';

/** Payments that are decided in one transaction. */
const BATCH_SIZE = 500;
/** The phone cannot be reached, or gave no answer. */
const TIMEOUT: Outcome = { failed: '1037' };

/** An undecided payment with what is known of its merchant. Its row is locked. */
interface Undecided extends Push {
  merchant_name: string;
  confirmation_url: string | null;
}

const UNDECIDED = `SELECT p.*, m.name AS merchant_name, m.confirmation_url
  FROM pushes p JOIN merchants m USING (shortcode) WHERE p.result_code IS NULL`;

/** Decides a payment: money moves, the phone gets its message, and the callbacks are scheduled. Does so once. */
export async function decide(query: Query, checkoutId: string, outcome: Outcome): Promise<void> {
  const found = await query<Undecided>(`${UNDECIDED} AND p.checkout_id = $1 FOR UPDATE OF p`, [checkoutId]);
  await decideAll(query, found, () => outcome);
}

/**
 * Decides the payments whose time has come: by their scenario, or because the phone got no answer.
 * @returns how many there were
 */
export async function decideDue(query: Query): Promise<number> {
  const due = await query<Undecided>(
    `${UNDECIDED} AND p.due_at <= $1 ORDER BY p.due_at, p.created_at LIMIT ${BATCH_SIZE} FOR UPDATE OF p SKIP LOCKED`,
    [await timeOf(query)],
  );
  await decideAll(query, due, ({ scenario: { outcome } }) => (isOutcome(outcome) ? outcome : TIMEOUT));
  return due.length;
}

async function decideAll(
  query: Query,
  pushes: readonly Undecided[],
  outcomeOf: (push: Push) => Outcome,
): Promise<void> {
  if (pushes.length === 0) return;
  const now = await timeOf(query);
  const receipts = await collect(
    query,
    pushes.filter((push) => outcomeOf(push) === 'paid'),
    now,
  );
  const decided = pushes.map((push) => {
    const [outcome, receipt] = [outcomeOf(push), receipts.get(push.checkout_id) ?? null];
    const code = outcome === 'paid' ? (receipt === null ? '1' : '0') : outcome.failed;
    return { ...push, result_code: code, receipt, finished_at: now };
  });
  await query(
    `UPDATE pushes p SET result_code = d.result_code, receipt = d.receipt, finished_at = d.finished_at
     FROM json_to_recordset($1) AS d (checkout_id text, result_code text, receipt text, finished_at timestamptz)
     WHERE p.checkout_id = d.checkout_id`,
    [
      JSON.stringify(
        decided.map(({ checkout_id, result_code, receipt, finished_at }) => ({
          ...{ checkout_id, result_code, receipt, finished_at },
        })),
      ),
    ],
  );
  await deliverAll(
    query,
    decided.flatMap((push) => reportsOf(push, now)),
  );
}

/**
 * Moves the money of payments whose phones have enough, in their order, and sends the phones their messages.
 * @returns the receipts by checkout ID
 */
async function collect(
  query: Query,
  pushes: readonly Undecided[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (pushes.length === 0) return new Map();
  const phones = [...new Set(pushes.map(({ msisdn }) => phoneAccount(msisdn)))];
  const merchants = [...new Set(pushes.map(({ shortcode }) => merchantAccount(shortcode)))];
  await openAccounts(query, phones, now);
  const balances = await lockAccounts(query, [...phones, ...merchants]);
  const payable = pushes.flatMap((push) => {
    const account = phoneAccount(push.msisdn);
    const left = (balances.get(account) ?? 0n) - push.amount;
    if (left < 0n) return [];
    balances.set(account, left);
    return [{ push, left }];
  });
  if (payable.length === 0) return new Map();
  const receipts = await moveAll(
    query,
    payable.map(({ push: { msisdn, shortcode, amount, reference } }) => ({
      kind: 'payment',
      debit: phoneAccount(msisdn),
      credit: merchantAccount(shortcode),
      ...{ amount, at: now, shortcode, msisdn, reference },
    })),
  );
  const paid = payable.map((payment, line) => ({ ...payment, receipt: receipts[line] as string }));
  await insertMessages(
    query,
    paid.map(({ push, left, receipt }) => ({
      msisdn: push.msisdn,
      body: paidText({ ...push, receipt }, left),
    })),
    now,
  );
  return new Map(paid.map(({ push, receipt }) => [push.checkout_id, receipt]));
}

/** The callbacks of a decided payment, and its confirmation to a merchant who registered an address. */
function reportsOf(push: Undecided, now: Date): Parameters<typeof deliverAll>[1] {
  const { scenario, receipt, confirmation_url: url } = push;
  const callbacks = scenario.callbacks.map((callback) => ({
    url: push.callback_url,
    body: expressCallback(push, callback),
    headers: { Businessshortcode: push.shortcode },
    at: after(now, Math.max(0, callback.after)),
  }));
  if (receipt === null || !url || !scenario.confirms) return callbacks;
  return [...callbacks, { url, body: confirmation({ ...push, receipt, at: now }), at: now }];
}
