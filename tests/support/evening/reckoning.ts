import { type Evening, FLOAT, type Gate } from './evening.ts';
import { TIERS } from './plan.ts';
import { isInside, staysOf, type Told } from './record.ts';
import { callerOf } from './setup.ts';

interface GateFigures {
  entered: number;
  left: number;
  inside: number;
}

interface PresenceFigures {
  inside: number;
  /** Tickets that were used. */
  entered: number;
  gates: Record<string, GateFigures>;
}

const PRESENCE = `query ($id: ID!) { presence(eventId: $id) {
  inside gates { gate { id } entered left inside } history { inside } }
  doorBriefing(eventId: $id) { entered inside } }`;
const CONFLICTS = `query ($id: ID!, $after: String) { scanConflicts(eventId: $id, first: 100, after: $after) {
  nodes { ticket { id } } pageInfo { endCursor hasNextPage } } }`;
const VOID = `query ($id: ID!, $after: String) { voidEntries(eventId: $id, first: 100, after: $after) {
  nodes { ticket { id } } pageInfo { endCursor hasNextPage } } }`;
const ITEMS = 'query ($id: ID!) { doorSettings(eventId: $id) { handoutItems { id handedOut excess } } }';
const REPORT = `query ($id: ID!) { report(name: SHIFTS, filter: { eventId: $id }) { columns { key } nodes { cells } } }`;
const BOOKS = '{ booksCheck { differences { rule subject expected found } } }';

/** KES for a ticket that is paid at the door. */
const DUE = Number(TIERS.find(({ price }) => price !== '0')?.price);

/** What the product knows of an evening, and what it must know by the script. */
export class Reckoning {
  readonly #evening: Evening;

  constructor(evening: Evening) {
    this.#evening = evening;
  }

  async presence(): Promise<PresenceFigures> {
    const { presence, doorBriefing } = await this.#data(PRESENCE);
    const { inside, gates, history } = presence;
    const all = [inside, history.at(-1)?.inside ?? 0, doorBriefing.inside];
    if (new Set(all).size > 1) throw new Error(`panel, history and doors differ: ${all}`);
    const figures = gates.map(({ gate, ...rest }: GateFigures & { gate: { id: string } }) => [gate.id, rest]);
    return { inside, entered: doorBriefing.entered, gates: Object.fromEntries(figures) };
  }

  expectedPresence(): PresenceFigures {
    const { gates, keptSales, now } = this.#evening;
    const figures = Object.fromEntries(gates.map(({ id }) => [id, { entered: 0, left: 0, inside: 0 }]));
    const at = (gate: string): GateFigures => figures[gate] as GateFigures;
    for (const { stays } of this.#told().values()) {
      for (const stay of stays) {
        at(stay.entry.gate).entered += 1;
        if (isInside(stay, now)) at(stay.entry.gate).inside += 1;
        if (stay.exit) at(stay.exit.gate).left += 1;
      }
    }
    for (const { gate, quantity } of keptSales) {
      at(gate).entered += quantity;
      at(gate).inside += quantity;
    }
    const inside = Object.values(figures).reduce((sum, one) => sum + one.inside, 0);
    const used = [...this.#told().values()].filter(({ stays }) => stays.length > 0).length;
    const entered = used + keptSales.reduce((sum, { quantity }) => sum + quantity, 0);
    return { inside, entered, gates: figures };
  }

  /** Number of conflicts by ticket. */
  async conflicts(): Promise<Record<string, number>> {
    return countById(await this.#all(CONFLICTS));
  }

  expectedConflicts(): Record<string, number> {
    return countById(
      [...this.#told().values()].flatMap(({ conflicts }) => conflicts.map(({ ticketId }) => ticketId)),
    );
  }

  async voidEntries(): Promise<Record<string, number>> {
    return countById(await this.#all(VOID));
  }

  expectedVoidEntries(): Record<string, number> {
    const { record, revokedAt } = this.#evening;
    const isVoid = ({ ticketId, at }: { ticketId: string; at: number }): boolean =>
      at >= (revokedAt.get(ticketId) ?? Number.POSITIVE_INFINITY);
    const known = record.moves.filter(({ kind, state }) => kind === 'in' && state === 'known');
    return countById(known.filter(isVoid).map(({ ticketId }) => ticketId));
  }

  async handouts(): Promise<unknown> {
    return byId((await this.#ask(ITEMS)).handoutItems);
  }

  expectedHandouts(): unknown {
    const { record, event } = this.#evening;
    const items = event.items.map(({ id, perTicket }) => {
      const given = record.moves.filter(({ kind, state }) => kind === id && state === 'known');
      const byTicket = Object.values(countById(given.map(({ ticketId }) => ticketId)));
      const excess = byTicket.reduce((sum, count) => sum + Math.max(0, count - perTicket), 0);
      return { id, handedOut: given.length, excess };
    });
    return byId(items);
  }

  /** Closes all shifts with the cash that the script counted, and returns what each shows. */
  async shifts(): Promise<unknown> {
    for (const gate of this.#evening.gates) await gate.till?.close(String(await this.#cashOf(gate)));
    const { columns, nodes } = await this.#ask(REPORT);
    const keys: string[] = columns.map(({ key }: { key: string }) => key);
    const rows = nodes.map(({ cells }: { cells: string[] }) =>
      ['counted', 'expected', 'difference'].map((key) => Number(cells[keys.indexOf(key)])),
    );
    return rows.toSorted(byFirst);
  }

  async expectedShifts(): Promise<unknown> {
    const cash = await Promise.all(
      this.#evening.gates.flatMap((gate) => (gate.till ? [this.#cashOf(gate)] : [])),
    );
    return cash.map((amount) => [amount, amount, 0]).toSorted(byFirst);
  }

  /** Amounts that doors were told to give back, because another door had collected them too. */
  async returned(): Promise<number> {
    const returned = await Promise.all(this.#evening.gates.map(returnedBy));
    return returned.reduce((sum, amount) => sum + amount, 0);
  }

  expectedReturned(): number {
    const known = this.#evening.collections.filter(({ state }) => state === 'known');
    return (known.length - new Set(known.map(({ ticketId }) => ticketId)).size) * DUE;
  }

  /** The float, and what was collected and not given back. */
  async #cashOf(gate: Gate): Promise<number> {
    return FLOAT + gate.cash - (await returnedBy(gate));
  }

  async soldAtGates(): Promise<unknown> {
    const [row] = await this.#evening.product.client.sql(
      `SELECT sold, held, sold <= capacity AS fits FROM tiers WHERE event_id = $1 AND name = 'Gate'`,
      [this.#evening.event.eventId],
    );
    return row;
  }

  async bookDifferences(): Promise<unknown[]> {
    const { product } = this.#evening;
    await product.sweep();
    const admin = await product.client.actor('system_admin');
    return (await callerOf(product.client)(BOOKS, {}, admin)).differences;
  }

  /** What the scans that reached the service make of each ticket. */
  #told(): Map<string, Told> {
    const { record, guests } = this.#evening;
    const terms = new Map(guests.map(({ ticket }) => [ticket.id, ticket.plan.terms]));
    return new Map([...terms].map(([id, rule]) => [id, staysOf(record.knownOf(id), rule)]));
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of GraphQL
  async #ask(text: string, variables: object = {}): Promise<any> {
    const { product, event } = this.#evening;
    return callerOf(product.client)(text, { id: event.eventId, ...variables }, await this.#evening.owner());
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of GraphQL
  async #data(text: string): Promise<any> {
    const { product, event } = this.#evening;
    return (await product.client.graphql(text, { id: event.eventId }, await this.#evening.owner())).data;
  }

  async #all(text: string): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = await this.#ask(text, { after });
      found.push(...page.nodes.map(({ ticket }: { ticket: { id: string } }) => ticket.id));
      if (!page.pageInfo.hasNextPage) return found;
      after = page.pageInfo.endCursor;
    }
  }
}

function countById(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const byId = <T extends { id: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const byFirst = ([one = 0]: number[], [other = 0]: number[]): number => one - other;

async function returnedBy({ phone }: Gate): Promise<number> {
  const twice = await phone.store.paidTwice();
  return twice.reduce((sum, { collected }) => sum + Number(collected?.amount), 0);
}
