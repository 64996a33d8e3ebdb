import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApolloClient, HttpLink } from '@apollo/client';
import { makeCache } from '../../../client/src/apollo/cache.ts';
import { doorMutations } from '../../../client/src/features/door-app/device/door-mutations.ts';
import { doorQueries } from '../../../client/src/features/door-app/device/door-queries.ts';
import { Door } from '../../../client/src/features/door-app/engine/door.ts';
import type { DoorResult } from '../../../client/src/features/door-app/engine/door-state.ts';
import type { ScanPurpose } from '../../../server/lib/scan/outcomes.ts';
import { fastVerify } from '../fast-verify.ts';
import { MemoryStore } from '../memory-store.ts';
import { MemoryVault } from '../memory-vault.ts';

/** Turns of the event loop without a request, after which a door has nothing more under way. */
const QUIET_TURNS = 4;

interface PhoneOptions {
  url: string;
  deviceId: string;
  token: string;
  eventId: string;
  gateId: string;
  /** True time, milliseconds since 1970. */
  now: () => number;
  /** Milliseconds by which its clock is ahead. */
  wrongBy: number;
}

/**
 * A paired phone at a gate: the door app without its screens, over a network that can be cut. Its database lasts as long as
 * the object.
 */
export class DoorPhone {
  readonly deviceId: string;
  readonly gateId: string;
  readonly store: MemoryStore;
  readonly door: Door;
  readonly client: ApolloClient;
  /** Milliseconds by which its clock is ahead. */
  readonly wrongBy: number;
  readonly #options: PhoneOptions;
  /** No request leaves it. */
  #isCut = false;
  /** Number of next answers that get lost on the way back. */
  loses = 0;
  /** Requests that were sent and not answered. */
  unanswered = 0;
  /** True time of the last answer. */
  answeredAt = 0;
  /** Called before a request is sent. */
  onSend: () => void = () => undefined;
  #underWay = 0;
  #work = '';

  constructor(options: PhoneOptions) {
    this.#options = options;
    const { url, deviceId, token, now, wrongBy } = options;
    this.deviceId = deviceId;
    this.gateId = options.gateId;
    this.wrongBy = wrongBy;
    this.store = new MemoryStore(deviceId);
    this.client = new ApolloClient({
      cache: makeCache(),
      link: new HttpLink({
        uri: `${url}/graphql`,
        headers: { authorization: `Bearer ${token}` },
        fetch: (input, init) => this.#fetch(input as string, init),
      }),
    });
    const began = now();
    this.door = new Door({
      store: this.store,
      vault: new MemoryVault(),
      service: { ...doorMutations(this.client, () => false), ...doorQueries(this.client, () => false) },
      clock: { now: () => now() + wrongBy, steady: () => now() - began },
      newId: randomUUID,
      verify: fastVerify,
    });
  }

  async open(): Promise<void> {
    const { eventId, gateId } = this.#options;
    await this.door.open('staff');
    await this.door.choose({ userId: 'staff', eventId, gateId, test: false });
    await this.settle();
    if (!this.door.read().briefing)
      throw new Error(`${this.deviceId} did not open: ${this.door.read().trouble}`);
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** The network goes, or comes back. */
  async setNetwork(isThere: boolean): Promise<void> {
    this.#isCut = !isThere;
    this.door.network(isThere);
    await this.settle();
  }

  /** Scans a code for a purpose, and returns the result. */
  async scan(code: string, purpose: ScanPurpose, itemId: string | null = null): Promise<DoorResult> {
    const work = `${purpose}/${itemId}`;
    if (work !== this.#work) await this.door.setWork({ purpose, itemId });
    this.#work = work;
    const before = this.door.read().result?.count;
    await this.door.show(code);
    await this.settle();
    const { result, trouble } = this.door.read();
    if (!result || result.count === before) throw new Error(`${this.deviceId} showed no result: ${trouble}`);
    return result;
  }

  async tick(): Promise<void> {
    this.door.tick();
    await this.settle();
  }

  /** Waits until it has nothing under way. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await nextTurn();
      const { isSyncing, isBusy } = this.door.read();
      if (this.#underWay > 0 || isSyncing || isBusy) quiet = -1;
    }
  }

  async #fetch(input: string, init?: RequestInit): Promise<Response> {
    if (this.#isCut) throw new TypeError('there is no network');
    this.#underWay += 1;
    try {
      this.onSend();
      const answer = await fetch(input, init);
      const body = await answer.text();
      if (this.loses > 0) {
        this.loses -= 1;
        throw new TypeError('the answer was lost');
      }
      this.answeredAt = this.#options.now();
      return new Response(body, { status: answer.status, headers: answer.headers });
    } catch (error) {
      this.unanswered += 1;
      throw error;
    } finally {
      this.#underWay -= 1;
    }
  }
}
