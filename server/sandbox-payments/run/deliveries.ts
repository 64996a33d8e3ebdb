import { Agent, request } from 'undici';
import type { Query, Store } from '../store/store.ts';
import { after, timeOf } from './clock.ts';
import { SIGNATURES, type Signer } from './signatures.ts';

interface Delivery {
  url: string;
  /** Text is sent as it is. */
  body: object | string;
  headers?: Record<string, string>;
  at: Date;
  /** It is sent again, with another signature, until it is taken. By default it is sent once. */
  repeated?: { signer: Signer; secret: string };
}

/** Schedules a callback. M-Pesa sends each once, whatever the answer: what was lost, a query must find. */
export const deliver = (query: Query, delivery: Delivery): Promise<void> => deliverAll(query, [delivery]);

/** Schedules callbacks in their order. */
export async function deliverAll(query: Query, deliveries: readonly Delivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ url, body, headers = {}, at, repeated }, line) => ({
    ...{ line, url, headers, at, ...repeated },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }));
  await query(
    `INSERT INTO deliveries (url, body, headers, due_at, signer, secret)
     SELECT url, body, headers, at, signer, secret FROM json_to_recordset($1) AS d
       (line int, url text, body text, headers jsonb, at timestamptz, signer text, secret text)
     ORDER BY line`,
    [JSON.stringify(rows)],
  );
}

/** Repeats as Paystack makes them: four after three minutes each, then hourly for 72 hours. Stripe's take as long. */
const SOON = { times: 4, seconds: 180 };
const HOURLY = { times: 72, seconds: 3_600 };

/** Callbacks that are sent at a time. */
const MAX_UNANSWERED = 500;
const TIMEOUT_MS = 8_000;

interface Due {
  id: bigint;
  url: string;
  body: string;
  headers: Record<string, string>;
  tries: number;
  signer: Signer | null;
  secret: string | null;
}

interface Answered {
  callback: Due;
  /** 0 without an answer. */
  status: number;
}

/** Plans what was being sent when the sandbox ended once more, where its provider repeats. */
export async function repeatInterrupted(query: Query): Promise<void> {
  await query(
    'UPDATE deliveries SET sent_at = NULL WHERE sent_at IS NOT NULL AND status IS NULL AND signer IS NOT NULL',
  );
}

/** Sends callbacks. Those of one address keep their order; an address that does not answer holds up no other. */
export class Deliveries {
  readonly #store: Store;
  readonly #agent = new Agent({ connections: 64, connect: { timeout: TIMEOUT_MS } });
  /** The last callback of each address that has no answer yet. */
  readonly #last = new Map<string, Promise<void>>();
  #unanswered = 0;
  #answers: Answered[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Begins to send the callbacks that are due. Each is marked before, so that a restart loses one of M-Pesa rather than
   * sending it twice by accident.
   * @returns how many there were
   */
  async start(): Promise<number> {
    return (await this.#startDue()).length;
  }

  /** Sends the callbacks that are due, and waits for their answers. @returns how many there were */
  async send(): Promise<number> {
    const started = await this.#startDue();
    await Promise.all(started);
    await this.storeAnswers();
    return started.length;
  }

  /** Stores the answers that came since the last time, in one statement. */
  async storeAnswers(): Promise<void> {
    const answers = this.#answers;
    if (answers.length === 0) return;
    this.#answers = [];
    try {
      const now = await timeOf(this.#store.query);
      await this.#store.query(
        `UPDATE deliveries d SET status = a.status, due_at = coalesce(a.due_at, d.due_at),
           sent_at = CASE WHEN a.due_at IS NULL THEN d.sent_at END, headers = coalesce(a.headers, d.headers)
         FROM json_to_recordset($1) AS a (id bigint, status int, due_at timestamptz, headers jsonb)
         WHERE d.id = a.id`,
        [JSON.stringify(answers.map((answer) => resultOf(answer, now)))],
      );
    } catch (error) {
      this.#answers.push(...answers);
      throw error;
    }
  }

  /** Waits for the answers of everything that is under way. */
  async close(): Promise<void> {
    await Promise.all(this.#last.values());
    await this.storeAnswers();
    await this.#agent.close();
  }

  async #startDue(): Promise<Promise<void>[]> {
    const free = MAX_UNANSWERED - this.#unanswered;
    if (free <= 0) return [];
    const due = await this.#store.transaction(async (query) =>
      query<Due>(
        `UPDATE deliveries SET sent_at = $1, tries = tries + 1 WHERE id IN
           (SELECT id FROM deliveries WHERE sent_at IS NULL AND due_at <= $1 ORDER BY due_at, id LIMIT $2
            FOR UPDATE SKIP LOCKED)
         RETURNING id, url, body, headers, tries, signer, secret`,
        [await timeOf(query), free],
      ),
    );
    return due.sort((a, b) => Number(a.id - b.id)).map((callback) => this.#sendAfterLast(callback));
  }

  #sendAfterLast(callback: Due): Promise<void> {
    const { url } = callback;
    this.#unanswered += 1;
    const sent = (this.#last.get(url) ?? Promise.resolve()).then(async () => {
      this.#answers.push({ callback, status: await this.#post(callback) });
      this.#unanswered -= 1;
      if (this.#last.get(url) === sent) this.#last.delete(url);
    });
    this.#last.set(url, sent);
    return sent;
  }

  /** @returns the status of the answer; 0 without one */
  async #post({ url, body, headers }: Due): Promise<number> {
    try {
      const answer = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        dispatcher: this.#agent,
        ...{ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
      });
      await answer.body.dump();
      return answer.statusCode;
    } catch {
      return 0;
    }
  }
}

/** The row of a callback after its answer. One that is sent again later has no status. */
function resultOf({ callback, status }: Answered, now: Date): object {
  const { id, body, tries, signer, secret } = callback;
  const isTaken = status >= 200 && status < 300;
  if (isTaken || signer === null || tries > SOON.times + HOURLY.times) return { id: String(id), status };
  const at = after(now, (tries > SOON.times ? HOURLY : SOON).seconds);
  return { id: String(id), due_at: at, headers: SIGNATURES[signer](secret ?? '', body, at) };
}
