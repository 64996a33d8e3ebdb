import { expect } from 'vitest';
import { published } from '../integration/events/organiser.ts';
import { buy } from './buyers.ts';
import type { GraphQLAnswer, RestAnswer, TestActor, TestClient } from './client.ts';
import { buyWithWallet, fundedBuyer, type PayingBuyer } from './wallet-buyers.ts';

/** Codes that ask a caller to retry while the database is away or busy. */
const AGAIN = new Set(['UNAVAILABLE', 'LEDGER_UNAVAILABLE', 'SALES_BUSY', 'DOOR_BUSY']);
const VERIFY = 'mutation { verifyAudit { whole message } }';

/** People who make one call of each kind, so that every connection of the product is used. */
export class EveryCall {
  readonly event: { id: string; slug: string };
  readonly auditor: TestActor;
  readonly #client: TestClient;
  readonly #owner: TestActor;
  readonly #buyer: PayingBuyer;
  #round = 0;

  private constructor(
    client: TestClient,
    people: { owner: TestActor; auditor: TestActor; buyer: PayingBuyer },
    event: { id: string; slug: string },
  ) {
    this.#client = client;
    this.#owner = people.owner;
    this.auditor = people.auditor;
    this.#buyer = people.buyer;
    this.event = event;
  }

  static async open(client: TestClient): Promise<EveryCall> {
    const owner = await client.actor('issuer_owner');
    const auditor = await client.actor('system_admin');
    const buyer = await fundedBuyer(client);
    const tiers = [{ tier: 'regular', count: 10_000, price: '1', currency: 'XLM' }];
    return new EveryCall(client, { owner, auditor, buyer }, await published(client, owner, {}, tiers));
  }

  /**
   * Each call succeeds, or is refused with a code that asks to retry; any other response fails the test.
   * @returns the codes of the refused ones
   */
  async make(): Promise<string[]> {
    this.#round += 1;
    const key = `call-${this.#round}`;
    const client = this.#client;
    const { id: eventId, slug } = this.event;
    const answers: (GraphQLAnswer | RestAnswer)[] = await Promise.all([
      buy(client, { slug, lines: [{ tier: 'regular' }], key: `${key}-form` }),
      buyWithWallet(client, this.#buyer, { eventId, paymentAmount: '1' }, `${key}-wallet`),
      client.graphql('{ viewer { role } }', {}, this.#owner),
      client.graphql(VERIFY, {}, this.auditor),
      client.rest('GET', `/events/published?search=koroga${this.#round}`),
      client.rest('GET', '/api/exports/scans', undefined, this.#owner),
      client.rest('POST', '/validate', { ticket: { id: 'no ticket', n: this.#round } }, this.#owner),
    ]);
    const refused = answers.flatMap(refusalOf);
    for (const code of refused) expect(AGAIN).toContain(code);
    return refused;
  }

  /** Whether no call is refused with a code that asks to retry. */
  async isWell(): Promise<boolean> {
    return (await this.make()).length === 0;
  }
}

function refusalOf(answer: GraphQLAnswer | RestAnswer): string[] {
  if ('headers' in answer) {
    if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    return answer.status >= 500 ? [answer.body?.error?.code ?? String(answer.status)] : [];
  }
  const code = answer.errors?.[0]?.extensions.code;
  return code === undefined ? [] : [code];
}
