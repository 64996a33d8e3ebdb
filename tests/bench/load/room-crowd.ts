import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../../../client/src/waiting-room/room-view.ts';
import { BUY_BY_PROVIDER } from '../payment-sandbox.ts';
import type { SeededEvent } from '../seed/organiser.ts';
import type { Stage } from '../stage.ts';
import { type CallAnswer, sendCall } from './crowd-calls.ts';
import { OrderFollower, type SeenOrder } from './order-follower.ts';
import { LOOK_UP } from './provider-buyers.ts';

/** The steps whose times are measured. */
export type Step = 'join' | 'poll' | 'place' | 'buy' | 'ticket' | 'look';

/** What a person who cheats tries. */
type Cheat = 'second_token' | 'replay' | 'above_limit' | 'forged_position';

/** A place that was given to a person; its position is null where the person never learned it. */
export interface GivenPlace {
  hash: string;
  position: number | null;
}

interface Person {
  number: number;
  /** Of the place; empty before joining. */
  hash: string;
  /** Milliseconds after the start at which the person joins. */
  joinsAt: number;
  cookie: string;
  position: number | null;
  cheat: Cheat | null;
}

export interface CrowdPlan {
  people: number;
  /** Milliseconds in which those who come before the sale join, and those who come after it. */
  earlyMs: number;
  lateMs: number;
  /** Share of the people who join before the sale. */
  early: number;
}

const CHEATS: readonly Cheat[] = ['second_token', 'replay', 'above_limit', 'forged_position'];
const CHEATING = 0.01;
/** Of those admitted; half of them say so, the others just go. */
const LEAVING = 0.7;
const THINKING_MS = { least: 1_000, most: 5_000 };
/** A cache in front of the product asks it once a second; this asks more often, to measure. */
const POLL_EVERY_MS = 50;
const OUTAGE_TAIL_MS = 3_000;
const REPEAT_AFTER_MS = 1_000;
/** A payment that takes longer has failed: a lost callback is found by a query of the product. */
const PAYMENT_MS = 240_000;

/**
 * The people of an on-sale: they come by a timetable, whether or not the product keeps up. Each polls the board through
 * a cache, which asks the product for all of them, and the own place once it is served.
 */
export class RoomCrowd {
  readonly times: Record<Step, number[]> = {
    ...{ join: [], poll: [], place: [], buy: [], ticket: [], look: [] },
  };
  /** Faults of the product, by what they were. */
  readonly faults = new Map<string, number>();
  joined = 0;
  bought = 0;
  /** Times at which people had their tickets, by performance.now(). */
  readonly paidAt: number[] = [];
  refused = 0;
  /** How often people were asked to try again shortly. */
  busy = 0;
  /** Cheats that had success. */
  cheated = 0;
  cheats = 0;
  bytes = 0;
  soldOutAt: number | undefined;
  /** Calls that were repeated because the product was cut off. */
  repeated = 0;
  #outages = 0;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  readonly #stage: Stage;
  readonly #event: SeededEvent;
  readonly #people: Person[];
  #board = { state: 'joining', now_serving: 0, sold_out: false, joined: 0 };

  constructor(stage: Stage, event: SeededEvent, plan: CrowdPlan) {
    this.#stage = stage;
    this.#event = event;
    const early = Math.round(plan.people * plan.early);
    this.#people = Array.from({ length: plan.people }, (_, number) => ({
      number,
      joinsAt:
        number < early
          ? (number / early) * plan.earlyMs
          : plan.earlyMs + ((number - early) / (plan.people - early)) * plan.lateMs,
      hash: '',
      cookie: '',
      position: null,
      cheat: Math.random() < CHEATING ? (CHEATS[number % CHEATS.length] ?? null) : null,
    }));
  }

  /** Runs until the room is closed. */
  async run(mostMs: number): Promise<void> {
    const startedAt = performance.now();
    const polling = this.#poll(startedAt, mostMs);
    const coming = this.#people.map(async (person) => {
      await pause(Math.max(0, person.joinsAt - (performance.now() - startedAt)));
      await this.#attend(person).catch((error: unknown) => this.#fault(String(error)));
    });
    await polling;
    await Promise.all(coming);
    this.#agent.destroy();
  }

  /** The places of all who joined. */
  get places(): GivenPlace[] {
    return this.#people.filter(({ hash }) => hash !== '').map(({ hash, position }) => ({ hash, position }));
  }

  /** The last position that was admitted, and whether the room is closed. */
  get serving(): number {
    return this.#board.now_serving;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Does something that cuts the product off: calls that fail meanwhile are repeated, as people do, and are no faults. */
  async during(outage: () => Promise<void>): Promise<void> {
    this.#outages += 1;
    await outage();
    // Calls that were under way before may still fail.
    await pause(OUTAGE_TAIL_MS);
    this.#outages -= 1;
  }

  get #closed(): boolean {
    return this.#board.state === 'closed';
  }

  async #poll(startedAt: number, mostMs: number): Promise<void> {
    while (!this.#closed && performance.now() - startedAt < mostMs) {
      const answer = await this.#call('poll', 'GET', `/waiting-room/${this.#event.id}/now.json`);
      if (answer?.status === 200) this.#board = JSON.parse(answer.body);
      if (this.#board.sold_out && this.#closed) this.soldOutAt ??= performance.now();
      await pause(POLL_EVERY_MS);
    }
    // Nobody waits for ever.
    this.#board = { ...this.#board, state: 'closed' };
  }

  async #attend(person: Person): Promise<void> {
    if (this.#closed) return;
    const answer = await this.#call('join', 'POST', this.#placePath, '{}');
    if (answer?.status !== 201 || !answer.cookie) return;
    this.joined += 1;
    person.cookie = answer.cookie;
    const { hash, position } = JSON.parse(answer.body);
    Object.assign(person, { hash, position });
    if (person.cheat === 'second_token') await this.#call('join', 'POST', this.#placePath, '{}');
    if (person.cheat === 'forged_position') return this.#forge(person);
    await this.#learnPosition(person);
    while (!this.#closed && (person.position ?? 0) > this.#board.now_serving) await pause(1_000);
    if (this.#closed) return;
    await this.#takeTurn(person);
  }

  get #placePath(): string {
    return `/waiting-room/${this.#event.id}/place`;
  }

  /** After the draw, spread over the next seconds as the page does. */
  async #learnPosition(person: Person): Promise<void> {
    while (person.position === null && !this.#closed) {
      while (!this.#closed && this.#board.state !== 'open') await pause(1_000);
      await pause(Math.random() * spreadOf(this.#board));
      const answer = await this.#call('place', 'GET', this.#placePath, undefined, person.cookie);
      if (answer?.status === 200) person.position = JSON.parse(answer.body).position;
    }
  }

  async #takeTurn(person: Person): Promise<void> {
    const turn = await this.#call('place', 'GET', this.#placePath, undefined, person.cookie);
    if (turn?.status !== 200 || JSON.parse(turn.body).state !== 'admitted') return;
    await pause(THINKING_MS.least + Math.random() * (THINKING_MS.most - THINKING_MS.least));
    if (person.cheat === null && Math.random() < LEAVING) {
      if (Math.random() < 0.5) await this.#call('place', 'DELETE', this.#placePath, undefined, person.cookie);
      return;
    }
    const hasBought = await this.#buy(person, person.cheat === 'above_limit' ? 5 : 1);
    if (person.cheat === 'above_limit') return this.#noteCheat(hasBought);
    if (hasBought) this.bought += 1;
    if (person.cheat === 'replay' && hasBought) this.#noteCheat(await this.#buy(person, 1));
    if (person.cheat === 'second_token') this.#noteCheat(false);
  }

  /** A position that the person wrote into the token. */
  async #forge(person: Person): Promise<void> {
    const [name = '', token = ''] = person.cookie.split('=');
    const bytes = Buffer.from(token, 'base64url');
    bytes.writeUInt32BE(1, 39);
    this.#noteCheat(await this.#buy({ ...person, cookie: `${name}=${bytes.toString('base64url')}` }, 1));
  }

  #noteCheat(hasSuccess: boolean): void {
    this.cheats += 1;
    if (hasSuccess) this.cheated += 1;
  }

  /** Buys by M-Pesa, and waits for the ticket. @returns whether the person has it */
  async #buy(person: Person, quantity: number): Promise<boolean> {
    const { slug, tier } = this.#event;
    const input = {
      slug,
      lines: [{ tier, quantity }],
      name: `Person ${person.number}`,
      email: `person${person.number}@onsale.test`,
      phone: `+2547${10_000_000 + person.number}`,
      method: 'MPESA',
      idempotencyKey: randomUUID(),
    };
    const begunAt = performance.now();
    const order = await this.#placeOrder(
      person,
      JSON.stringify({ query: BUY_BY_PROVIDER, variables: { input } }),
    );
    if (!order || !(await this.#hasTicket(order))) return false;
    this.times.ticket.push(performance.now() - begunAt);
    this.paidAt.push(performance.now());
    return true;
  }

  /** Places an order; again under the same key while the product is busy. @returns undefined when it is refused */
  async #placeOrder(person: Person, body: string): Promise<{ id: string; key: string } | undefined> {
    for (;;) {
      const answer = await this.#call('buy', 'POST', '/graphql', body, person.cookie);
      if (!answer) return undefined;
      const { data, errors } = JSON.parse(answer.body);
      const placed = data?.purchaseWithProvider;
      if (placed) return { id: placed.order.id, key: placed.orderKey };
      const { code, retryAfter } = errors?.[0]?.extensions ?? {};
      if (retryAfter === undefined || EXPECTED.has(String(code))) {
        this.refused += 1;
        if (!EXPECTED.has(String(code))) this.#fault(`buy ${code}`);
        return undefined;
      }
      this.busy += 1;
      await pause(Number(retryAfter) * 1_000);
    }
  }

  async #hasTicket(order: { id: string; key: string }): Promise<boolean> {
    const body = JSON.stringify({ query: LOOK_UP, variables: order });
    const poll = async (): Promise<SeenOrder | undefined> => {
      const answer = await this.#call('look', 'POST', '/graphql', body);
      return answer && JSON.parse(answer.body).data?.order;
    };
    const follower = await OrderFollower.open(this.#stage.product.url);
    try {
      await follower.follow(order, ({ status }) => status === 'PAID', { poll, limitMs: PAYMENT_MS });
      return true;
    } finally {
      follower.close();
    }
  }

  /** @returns undefined for a fault, which is counted */
  async #call(
    step: Step,
    method: string,
    path: string,
    body?: string,
    cookie?: string,
  ): Promise<CallAnswer | undefined> {
    const startedAt = performance.now();
    const outages = this.#outages;
    try {
      const answer = await sendCall(this.#agent, new URL(path, this.#stage.product.url), {
        method,
        body,
        cookie,
      });
      this.times[step].push(performance.now() - startedAt);
      this.bytes += answer.bytes;
      if (answer.status >= 500) this.#fault(`${step} ${answer.status}`);
      return answer;
    } catch (error) {
      if (outages + this.#outages > 0) {
        this.repeated += 1;
        await pause(REPEAT_AFTER_MS * (0.5 + Math.random()));
        return this.#call(step, method, path, body, cookie);
      }
      this.#fault(`${step} ${(error as Error).message}`);
      return undefined;
    }
  }

  #fault(what: string): void {
    this.faults.set(what, (this.faults.get(what) ?? 0) + 1);
  }
}

/** Refusals that are right: of cheats, and of those who came too late. */
const EXPECTED = new Set(['QUEUE_FIRST', 'NOT_YOUR_TURN', 'TURN_OVER', 'BUYER_LIMIT', 'SOLD_OUT']);
