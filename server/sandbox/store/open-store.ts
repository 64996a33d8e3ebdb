import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { SandboxSettings } from '../settings.ts';
import { SCHEMA } from './schema.ts';

// 25006: the server is not a primary any more, as after a failover.
const LOST = /^(08...|57P0[123]|53300|55P03|25006)$/;
const LOST_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Returns true when the database could not be reached, as opposed to having refused a statement. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined) return LOST.test(code) || LOST_SOCKET.has(code);
  return /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|Client was closed/.test(
    message ?? '',
  );
}

/** One ledger has one writer, on whatever machine. Held for as long as the writer's connection lives. */
const WRITER_LOCK = 7_239_114_405;
const HANDOVER_MS = 10_000;

/** A stored ledger that this process must not use. The message is one sentence for the operator. */
export class UnusableStore extends Error {}

/**
 * Opens the writing connection. It holds the writer's lock, so no statement of an earlier, lost connection is still
 * under way.
 * @throws UnusableStore when another process writes here, or the connection's own error
 */
export async function openWriter(databaseUrl: string, handoverMs = HANDOVER_MS): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'passa-ledger' });
  // A lost connection shows at the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET synchronous_commit = on; SET client_min_messages = warning');
    for (const end = performance.now() + handoverMs; ; await pause(50)) {
      const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [WRITER_LOCK]);
      if (rows[0]?.taken === true) return client;
      if (performance.now() > end) throw new UnusableStore('Another sandbox is running on this ledger.');
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Creates the database when it is missing and this user may create one. */
export async function ensureDatabase(databaseUrl: string): Promise<void> {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  if (!(await isMissing(databaseUrl))) return;
  const beside = new URL(databaseUrl);
  beside.pathname = '/postgres';
  const client = new pg.Client({ connectionString: beside.href, application_name: 'passa-ledger-setup' });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process created it first.
    if ((error as { code?: string }).code === '42P04') return;
    throw new UnusableStore(
      `The database ${name} is missing and could not be made: ${(error as Error).message}.`,
    );
  } finally {
    await client.end();
  }
}

async function isMissing(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'passa-ledger-setup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Migrates the tables, each step in its own transaction. */
export async function provision(writer: pg.Client): Promise<void> {
  await writer.query('CREATE TABLE IF NOT EXISTS schema_steps (step integer PRIMARY KEY)');
  const { rows } = await writer.query<{ done: number }>('SELECT count(*)::int AS done FROM schema_steps');
  const done = rows[0]?.done ?? 0;
  if (done > SCHEMA.length)
    throw new UnusableStore('This ledger was stored by a newer version of the sandbox.');
  for (const [index, step] of SCHEMA.entries()) {
    if (index < done) continue;
    await writer.query(`BEGIN; ${step}; INSERT INTO schema_steps VALUES (${index + 1}); COMMIT`);
  }
}

/**
 * Stores the settings of a new ledger, or checks them.
 * @throws UnusableStore when the stored ledger was created with other settings
 */
export async function claim(writer: pg.Client, settings: SandboxSettings): Promise<void> {
  const { passphrase, baseFee, baseReserve } = settings;
  await writer.query(
    'INSERT INTO identity (passphrase, base_fee, base_reserve) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [passphrase, baseFee, baseReserve],
  );
  const { rows } = await writer.query('SELECT passphrase, base_fee, base_reserve FROM identity');
  const [stored] = rows;
  const differing = [
    stored.passphrase === passphrase ? '' : `the passphrase '${stored.passphrase}'`,
    stored.base_fee === String(baseFee) ? '' : `a base fee of ${stored.base_fee}`,
    stored.base_reserve === String(baseReserve) ? '' : `a base reserve of ${stored.base_reserve}`,
  ].filter((part) => part !== '');
  if (differing.length > 0) {
    throw new UnusableStore(
      `The stored ledger was begun with ${differing.join(' and ')}; start with the same settings, or on another database.`,
    );
  }
}

/** Opens connections for reading. A lost one fails the statement under way and is replaced. */
export function openReaders(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'passa-ledger-reader',
    max: 6,
    // Plans are made for each page: a generic plan treats every account like the busiest.
    options: '-c plan_cache_mode=force_custom_plan',
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', () => undefined);
  return pool;
}
