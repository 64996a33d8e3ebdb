import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import { type Tenancy, tenancyOf } from '../access/actor.ts';
import { type AuditEntry, insertAuditEntry } from '../audit-entry.writes.ts';
import type { Scope } from '../scope.ts';
import { isSessionUnusable } from './database-faults.ts';
import { declareTenancy, declareTenancyAndPlans } from './session-settings.ts';
import { requireOneText } from './statement.ts';

declare const made: unique symbol;

/**
 * A transaction under way. Only `inTransaction` creates one, so a function with a Tx is always inside. Effects visible
 * to others (topics, jobs) wait for the commit.
 */
export interface Tx {
  readonly [made]: true;
  readonly scope: Scope;
  readonly manager: EntityManager;
  query<R>(text: string, values?: unknown[]): Promise<R[]>;
  /** For statements of hot paths: planned once per connection, under a name unique to the text. */
  prepared<R>(name: string, text: string, values: unknown[]): Promise<R[]>;
  /** Writes the entry with the actor, address, request and time of the scope. */
  audit(entry: AuditEntry): Promise<void>;
  afterCommit(effect: () => void | Promise<void>): void;
}

/**
 * Runs the work in one transaction: all of it or nothing. Make no network call inside.
 * @param tenancy visible and writable rows; the actor's own unless the product acts for another
 * @param plans 'kept' uses generic plans, for work under high load; see LOOKED_UP
 */
export async function inTransaction<T>(
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  tenancy: Tenancy = tenancyOf(scope.actor),
  plans: 'chosen' | 'kept' = 'chosen',
): Promise<T> {
  const effects: (() => void | Promise<void>)[] = [];
  const run = (inside: (tx: Tx) => Promise<T>): Promise<T> =>
    committed(scope, inside, { tenancy, plans, effects });
  const result = await scope.db.storage.watch(scope.call ? scope.call(work, run) : run(work));
  await runEffects(scope, effects);
  return result;
}

interface TransactionOptions {
  tenancy: Tenancy;
  plans: 'chosen' | 'kept';
  effects: (() => void | Promise<void>)[];
}

async function committed<T>(
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  { tenancy, plans, effects }: TransactionOptions,
): Promise<T> {
  const runner = scope.db.source.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    await runner.startTransaction();
    try {
      await client.query(plans === 'kept' ? declareTenancyAndPlans(tenancy) : declareTenancy(tenancy, true));
      const tx = transaction(scope, runner.manager, client, effects);
      const result = await work(tx);
      await runner.commitTransaction();
      scope.db.recordActivity();
      return result;
    } catch (error) {
      // The pool does not take back a connection that is ending, and its server rolls back.
      if (isSessionUnusable(error)) void client.end().catch(() => undefined);
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    }
  } finally {
    await runner.release();
  }
}

function transaction(
  scope: Scope,
  manager: EntityManager,
  client: PoolClient,
  effects: (() => void | Promise<void>)[],
): Tx {
  const query = async <R>(text: string, values: unknown[] = []): Promise<R[]> =>
    (await client.query(text, values)).rows as R[];
  return {
    scope,
    manager,
    query,
    prepared: async <R>(name: string, text: string, values: unknown[]): Promise<R[]> => {
      requireOneText({ name, text });
      return (await client.query({ name, text, values })).rows as R[];
    },
    audit: (entry: AuditEntry) => insertAuditEntry(query, scope, entry),
    afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect),
  } as Omit<Tx, typeof made> as Tx;
}

/** Runs the effects after the commit: one that fails is logged, it cannot undo the work. */
export async function runEffects(
  scope: Scope,
  effects: readonly (() => void | Promise<void>)[],
): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      scope.services.log.error({ err: error, requestId: scope.requestId }, 'an effect after commit failed');
    }
  }
}
