import { Agent, request } from 'node:http';

export type SaleOutcome = 'sold' | 'refused' | 'lost' | `odd: ${string}`;

export interface Sale {
  outcome: SaleOutcome;
  ticketId?: string;
}

const PURCHASE = `mutation ($input: PurchaseByFormInput!) {
  purchaseByForm(input: $input) { tickets { id } }
}`;

/** Buyers who all click at once, every second one over GraphQL, each with an idempotency key of their own. */
export class Crowd {
  readonly #url: string;
  readonly #slug: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(url: string, slug: string) {
    this.#url = url;
    this.#slug = slug;
  }

  buy(tier: string, from: number, to: number): Promise<Sale[]> {
    const numbers = Array.from({ length: to - from }, (_none, index) => from + index);
    return Promise.all(numbers.map((number) => this.one(tier, number)));
  }

  async one(tier: string, number: number): Promise<Sale> {
    const buyer = { name: `Buyer ${number}`, email: `buyer.${number}@crowd.test`, phone: '+254700000000' };
    const key = `crowd-${tier}-${number}`;
    try {
      return number % 2 === 0
        ? byRest(
            await this.#post(
              `/events/${this.#slug}/purchase`,
              { tier, ...buyer },
              { 'idempotency-key': key },
            ),
          )
        : byGraphQL(
            await this.#post('/graphql', {
              query: PURCHASE,
              variables: { input: { slug: this.#slug, lines: [{ tier }], ...buyer, idempotencyKey: key } },
            }),
          );
    } catch {
      // The server went away before it responded: only the server knows whether it was sold.
      return { outcome: 'lost' };
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const asked = request(
        this.#url + path,
        { method: 'POST', agent: this.#agent, headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => {
            text += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          answer.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(JSON.stringify(body));
    });
  }
}

function byRest({ status, text }: { status: number; text: string }): Sale {
  const body = JSON.parse(text);
  if (status < 300) return { outcome: 'sold', ticketId: body.ticket_id };
  return { outcome: status === 409 && body.error.code === 'SOLD_OUT' ? 'refused' : `odd: ${status} ${text}` };
}

function byGraphQL({ status, text }: { status: number; text: string }): Sale {
  const { data, errors } = JSON.parse(text);
  if (!errors) return { outcome: 'sold', ticketId: data.purchaseByForm.tickets[0].id };
  return { outcome: errors[0].extensions.code === 'SOLD_OUT' ? 'refused' : `odd: ${status} ${text}` };
}
