import { Redis } from 'ioredis';
import type { Log } from '../log/log.ts';

/** A process that waits for Redis makes people wait: past this the product goes on without it. */
const ANSWER_MS = 500;
const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;

export interface RedisLinkOptions {
  url: string;
  /** Of the database: what stands before every key and channel. */
  name: string;
  log: Log;
}

/**
 * The connections to Redis: one for commands, one that hears messages. Redis may go and come back: nothing that is
 * asked of it meanwhile waits for it, and no failure of it ends the process.
 */
export class RedisLink {
  readonly name: string;
  readonly commands: Redis;
  readonly messages: Redis;
  readonly #log: Log;
  readonly #afterGap: (() => void)[] = [];
  #wasAway = false;
  #closing = false;

  constructor({ url, name, log }: RedisLinkOptions) {
    this.name = name;
    this.#log = log;
    const always = {
      connectTimeout: CONNECT_MS,
      retryStrategy: () => RETRY_MS,
      lazyConnect: true,
    };
    this.commands = new Redis(url, {
      ...always,
      commandTimeout: ANSWER_MS,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    // What is subscribed to is kept and asked for again after every break.
    this.messages = new Redis(url, { ...always, maxRetriesPerRequest: null, autoResubscribe: true });
    for (const connection of [this.commands, this.messages])
      connection.on('error', (error) => this.#lose(error));
    this.messages.on('close', () => this.#lose());
    this.messages.on('ready', () => this.#find());
  }

  /** Whether it answers now. */
  get up(): boolean {
    return this.commands.status === 'ready' && this.messages.status === 'ready';
  }

  /** Begins to connect. Never fails: what is away is tried again every second. */
  async start(): Promise<void> {
    const connected = [this.commands, this.messages].map((connection) => connection.connect());
    await Promise.allSettled(connected);
  }

  /** Calls back when messages come again after some may have been lost. */
  afterGap(act: () => void): void {
    this.#afterGap.push(act);
  }

  close(): void {
    this.#closing = true;
    this.messages.disconnect();
    this.commands.disconnect();
  }

  #lose(error?: unknown): void {
    if (this.#wasAway || this.#closing) return;
    this.#wasAway = true;
    this.#log.warn({ err: error }, 'Redis is out of reach: other processes are heard of late');
  }

  #find(): void {
    if (!this.#wasAway) return;
    this.#wasAway = false;
    this.#log.info('Redis answers');
    for (const act of this.#afterGap) act();
  }
}
