import { Redis } from 'ioredis';
import type { Log } from '../log.ts';

/** Milliseconds that a command may take: beyond it the product continues without Redis. */
const ANSWER_MS = 500;
const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;

export interface RedisLinkOptions {
  url: string;
  /** Name of the database: prefix of every key and channel. */
  name: string;
  log: Log;
}

/**
 * The connections to Redis: one for commands, one for messages. Redis may go and come back: commands issued meanwhile
 * do not wait for it, and none of its failures ends the process.
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
    // Subscriptions are remembered and renewed after every break.
    this.messages = new Redis(url, { ...always, maxRetriesPerRequest: null, autoResubscribe: true });
    for (const connection of [this.commands, this.messages])
      connection.on('error', (error) => this.#lose(error));
    this.messages.on('close', () => this.#lose());
    this.messages.on('ready', () => this.#find());
  }

  /** True when it is connected now. */
  get up(): boolean {
    return this.commands.status === 'ready' && this.messages.status === 'ready';
  }

  /** Starts to connect. Never fails: it retries every second. */
  async start(): Promise<void> {
    const connected = [this.commands, this.messages].map((connection) => connection.connect());
    await Promise.allSettled(connected);
  }

  /** Calls back when messages arrive again after some may have been lost. */
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
