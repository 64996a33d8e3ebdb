import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Intervals at which the page looks, with a websocket and without one. */
const LIVE_POLL_MS = 15_000;
const POLL_MS = 3_000;

const CHANGED = `subscription ($id: ID!, $key: String) {
  orderChanged(id: $id, orderKey: $key) { status tickets { id } } }`;

/** What the page shows of an order. */
export interface SeenOrder {
  status: string;
  tickets: { id: string }[];
}

export interface FollowedOrder {
  id: string;
  /** The secret of the order, which lets a buyer without an account look it up. */
  key: string;
}

interface Frame {
  id?: string;
  type: string;
  payload?: { data?: { orderChanged: SeenOrder } };
}

/** A websocket by which a buyer follows orders, one after the other, as the page does. */
export class OrderFollower {
  readonly #socket: WebSocket;
  readonly #listeners = new Map<string, (order: SeenOrder | undefined) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Frame));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const listen of this.#listeners.values()) listen(undefined);
    });
  }

  /**
   * Opens the websocket. Where that fails the buyer polls, as the page does.
   * @param productUrl of its HTTP server
   */
  static open(productUrl: URL): Promise<OrderFollower> {
    const socket = new WebSocket(`ws://${productUrl.host}/graphql`, 'graphql-transport-ws');
    return new Promise((resolve, reject) => {
      socket.once('open', () => socket.send('{"type":"connection_init"}'));
      socket.once('error', () => resolve(new OrderFollower(socket)));
      socket.once('message', (data) => {
        if (String(data).includes('connection_ack')) resolve(new OrderFollower(socket));
        else reject(new Error(String(data)));
      });
    });
  }

  /**
   * Waits until an order is as expected: by subscription, and by polling as rarely as the page does.
   * @param poll looks the order up
   * @returns the time at which the buyer saw it, in milliseconds since 1970, and whether by subscription
   * @throws Error when it takes longer than `limitMs`
   */
  async follow(
    { id, key }: FollowedOrder,
    isExpected: (order: SeenOrder) => boolean,
    { poll, limitMs }: { poll: () => Promise<SeenOrder | undefined>; limitMs: number },
  ): Promise<{ seenAt: number; bySubscription: boolean }> {
    const until = performance.now() + limitMs;
    const name = String(++this.#last);
    const live = new Promise<SeenOrder | undefined>((resolve) => {
      this.#listeners.set(name, (order) => {
        if (order === undefined || isExpected(order)) resolve(order);
      });
      if (this.#isClosed) resolve(undefined);
      else this.#send({ id: name, type: 'subscribe', payload: { query: CHANGED, variables: { id, key } } });
    });
    try {
      while (performance.now() < until) {
        // A closed websocket says nothing more, and the page polls more often.
        const wait = pause(this.#isClosed ? POLL_MS : LIVE_POLL_MS, undefined, { ref: false });
        const news = await Promise.race([this.#isClosed ? wait : live, wait]);
        if (news) return { seenAt: now(), bySubscription: true };
        const polled = await poll();
        if (polled && isExpected(polled)) return { seenAt: now(), bySubscription: false };
      }
      throw new Error(`An order is not as expected after ${limitMs} ms.`);
    } finally {
      this.#listeners.delete(name);
      if (!this.#isClosed) this.#send({ id: name, type: 'complete' });
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  get #isClosed(): boolean {
    return this.#socket.readyState !== WebSocket.OPEN;
  }

  #send(frame: object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  #hear({ id, type, payload }: Frame): void {
    const order = payload?.data?.orderChanged;
    if (id !== undefined && type === 'next' && order) this.#listeners.get(id)?.(order);
  }
}

const now = (): number => performance.timeOrigin + performance.now();
