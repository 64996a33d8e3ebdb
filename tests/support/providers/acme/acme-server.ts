import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Situation } from '../../../integration/payments/conformance.ts';
import { type Charge, SIGNATURE, signatureOf } from './acme-provider.ts';

interface StoredCharge extends Charge {
  notify_url: string;
  situation: Situation;
  /** Answers to questions that say nothing, which come first. */
  unclear: number;
}

type NewCharge = Omit<Charge, 'attempt' | 'status'> & { notify_url: string };
type Answer = (status: number, fields: object) => void;

export interface AcmeEvent {
  charge: string;
  body: Buffer;
  headers: Record<string, string>;
}

/** The statuses of a charge, in the order in which they are reported. */
const REPORTED: Partial<Record<Situation, readonly string[]>> = {
  declined: ['failed'],
  unmapped_outcome: ['under_review'],
  flapping: ['failed', 'paid'],
};

/** The server of Acme Pay: it plays what is arranged, and reports on request. */
export class AcmeServer {
  readonly charges = new Map<string, StoredCharge>();
  readonly refunds = new Map<string, { receipt: string; amount: number }>();
  readonly events: AcmeEvent[] = [];
  readonly #secretKey: string;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #next: Situation = 'paid';

  constructor(secretKey: string) {
    this.#secretKey = secretKey;
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Arranges the next charge. */
  arrange(situation: Situation): void {
    this.#next = situation;
  }

  /** Ends the open charges, and returns the events about them. */
  settle(): AcmeEvent[] {
    return [...this.charges.values()]
      .filter(({ status }) => status === 'open')
      .flatMap((one) => this.#end(one));
  }

  #end(charge: StoredCharge): AcmeEvent[] {
    const statuses = REPORTED[charge.situation] ?? ['paid'];
    const events = statuses.map((status) => this.#report({ ...charge, status }));
    charge.status = statuses.at(-1) ?? 'paid';
    this.events.push(...events);
    return events;
  }

  #report({ id, attempt, status, amount, currency }: StoredCharge): AcmeEvent {
    const body = Buffer.from(JSON.stringify({ id, attempt, status, amount, currency }));
    return { charge: id, body, headers: { [SIGNATURE]: signatureOf(body, this.#secretKey) } };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const answer: Answer = (status, fields) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(fields));
    };
    const isPost = request.method === 'POST';
    const [, kind = '', id = ''] = (request.url ?? '').split('/');
    if (request.headers.authorization !== `Bearer ${this.#secretKey}`) answer(401, {});
    else if (kind === 'account') answer(200, {});
    else if (kind === 'charges' && isPost) this.#charge(JSON.parse(text), response, answer);
    else if (kind === 'charges') this.#show(id, answer);
    else if (isPost) {
      const refund = JSON.parse(text);
      this.refunds.set(refund.id, refund);
      answer(201, { status: 'done' });
    } else if (this.refunds.has(id)) answer(200, { status: 'done' });
    else answer(404, {});
  }

  #charge(given: NewCharge, response: ServerResponse, answer: Answer): void {
    const situation = this.#next;
    this.#next = 'paid';
    if (situation === 'request_lost') response.destroy();
    else if (situation === 'foreign_page') response.writeHead(502).end('<html>');
    else {
      const unclear = situation === 'unclear_query' ? 2 : 0;
      const charge = { ...given, attempt: given.id, status: 'open', situation, unclear };
      if (!this.charges.has(given.id)) this.charges.set(given.id, charge);
      if (situation === 'callback_first') this.#end(charge);
      if (situation === 'answer_lost') response.destroy();
      else answer(201, { id: given.id, page: `https://acme.example/pay/${given.id}` });
    }
  }

  #show(id: string, answer: Answer): void {
    const charge = this.charges.get(id);
    if (!charge) answer(404, {});
    else if (charge.unclear > 0) {
      charge.unclear -= 1;
      answer(500, {});
    } else {
      const { attempt, status, amount, currency } = charge;
      answer(200, { id, attempt, status, amount, currency });
    }
  }
}
