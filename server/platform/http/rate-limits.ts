import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { PUBLIC_TENANCY } from '../access/actor.ts';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import type { RedisLink } from '../redis/redis-link.ts';
import { addressKey, LIMIT_NAMES, type LimitName, type LimitRules, RateLimited } from './rate-limit.rules.ts';

/** Subject of a limit: the caller's address, and the account concerned (an email address, an order's buyer). */
export interface LimitSubject {
  address?: string;
  account?: string;
  /** Scope of the count, such as an event; global otherwise. */
  within?: string;
}

interface Pair {
  address: RateLimiterAbstract;
  account: RateLimiterAbstract;
}

interface CounterRow {
  points: number;
  expire: bigint | null;
}

/**
 * Counters shared by all processes: in Redis when there is one, which relieves the database, else in PostgreSQL. While
 * Redis is unavailable PostgreSQL counts, from zero.
 */
export class RateLimits {
  readonly #pairs: Record<LimitName, Pair> | null;

  /** @param rules null disables every limit, for benchmarks */
  constructor(db: Database, rules: LimitRules | null, redis?: Pick<RedisLink, 'name' | 'commands'>) {
    this.#pairs = rules && limiters(db, rules, redis);
  }

  /**
   * Consumes points of each of the subject's counters, before the guarded work.
   * @throws RateLimited when one of them is used up
   */
  async consume(name: LimitName, subject: LimitSubject, points = 1): Promise<void> {
    for (const [limiter, key] of this.#counters(name, subject)) {
      try {
        await limiter.consume(key, points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new RateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
      }
    }
  }

  /** Returns the address its point and resets the account's counter: only failures count. */
  async forgive(name: LimitName, subject: LimitSubject): Promise<void> {
    for (const [limiter, key, kind] of this.#counters(name, subject)) {
      if (kind === 'address') await limiter.reward(key);
      else await limiter.delete(key);
    }
  }

  /** The network that an address counts as; null while nothing is limited. */
  networkOf(address: string): string | null {
    return this.#pairs && addressKey(address);
  }

  /** Returns true when two addresses count as the same network. */
  isSameNetwork(one: string, other: string): boolean {
    return addressKey(one) === addressKey(other);
  }

  #counters(
    name: LimitName,
    { address, account, within }: LimitSubject,
  ): [RateLimiterAbstract, string, keyof Pair][] {
    const pair = this.#pairs?.[name];
    if (!pair) return [];
    const scoped = (key: string): string => (within === undefined ? key : `${within} ${key}`);
    const counters: [RateLimiterAbstract, string, keyof Pair][] = [];
    if (address !== undefined) counters.push([pair.address, scoped(addressKey(address)), 'address']);
    if (account !== undefined) counters.push([pair.account, scoped(accountKey(account)), 'account']);
    return counters;
  }
}

function limiters(
  db: Database,
  rules: LimitRules,
  redis?: Pick<RedisLink, 'name' | 'commands'>,
): Record<LimitName, Pair> {
  const inPostgres = (name: LimitName, kind: keyof Pair): RateLimiterAbstract =>
    new RateLimiterPostgres({
      storeClient: { query: (statement: Statement) => count(db, statement) },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: name === 'login' && kind === 'address',
      keyPrefix: `${name}:${kind}`,
      ...allowance(rules, name, kind),
    });
  const make = (name: LimitName, kind: keyof Pair): RateLimiterAbstract => {
    if (redis === undefined) return inPostgres(name, kind);
    return new RateLimiterRedis({
      storeClient: redis.commands,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inPostgres(name, kind),
      keyPrefix: `${redis.name}:limits:${name}:${kind}`,
      ...allowance(rules, name, kind),
    });
  };
  return Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, { address: make(name, 'address'), account: make(name, 'account') }]),
  ) as unknown as Record<LimitName, Pair>;
}

function allowance(
  rules: LimitRules,
  name: LimitName,
  kind: keyof Pair,
): { points: number; duration: number; inMemoryBlockOnConsumed: number } {
  const { points, seconds } = rules[name][kind];
  // A caller far over the limit is refused from memory; sign-ins are not, because a correct password resets the counter.
  return { points, duration: seconds, inMemoryBlockOnConsumed: name.startsWith('login') ? 0 : points + 1 };
}

/**
 * Executes a limiter's statement. The limiter computes with `expire` as a number; the product's connections return int8
 * as bigint.
 */
async function count(db: Database, statement: Statement): Promise<{ rows: unknown[]; rowCount: number }> {
  const rows = await db.read<CounterRow>(PUBLIC_TENANCY, statement);
  return {
    rows: rows.map((row) => ({ ...row, expire: row.expire === null ? null : Number(row.expire) })),
    rowCount: rows.length,
  };
}

/** Accounts are counted under a digest: the table stores no addresses of people. */
function accountKey(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
}
