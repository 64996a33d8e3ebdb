import type pg from 'pg';
import { migrations } from '../../../migrations/index.ts';
import { namesWithBaseline } from '../db/adopt-baseline.ts';
import { migrate } from '../db/migrate.ts';
import { ArchiveFault, type ArchiveHeader, type ArchiveManifest } from './archive-form.ts';
import { copyOut, loadTables } from './copy-tables.ts';
import { withOwner } from './owner-session.ts';
import { type ArchivePart, readArchive } from './read-archive.ts';
import {
  type AuditOrder,
  continueAuditOrder,
  openTables,
  requireEmpty,
  setSequences,
  shutTables,
} from './restore.writes.ts';

export interface RestoreOptions {
  /** The owner's connection string of an empty database. */
  url: string;
  file: string;
  /** Called with each step, as a sentence. */
  report?: (step: string) => void;
}

export interface RestoredArchive {
  header: ArchiveHeader;
  tables: number;
  rows: number;
  /** Offset added to the transaction numbers of the audit log. */
  auditOrder: AuditOrder;
}

/**
 * Restores an archive into an empty database, and compares the restored rows with the archive: all or, in one
 * transaction, nothing. Later migrations follow.
 * @throws ArchiveFault
 */
export async function restoreArchive({
  url,
  file,
  report = () => undefined,
}: RestoreOptions): Promise<RestoredArchive> {
  const parts = readArchive(file);
  try {
    const first = await parts.next();
    if (first.done || first.value.kind !== 'header')
      throw new ArchiveFault('This file is not an archive of Passa.');
    const { header } = first.value;
    const names = knownNames(header);
    await withOwner(url, 'passa-restore', requireEmpty);
    report(`Making the tables as they were on ${header.takenAt}.`);
    await migrate(url, names);
    const restored = await withOwner(url, 'passa-restore', (client) =>
      fillAll(client, header, parts, report),
    );
    await migrate(url);
    return { header, ...restored };
  } finally {
    await parts.return(undefined);
  }
}

/** @throws ArchiveFault */
function knownNames({ migrations: names, productVersion }: ArchiveHeader): ReadonlySet<string> {
  const current = namesWithBaseline(names);
  if (current === null)
    throw new ArchiveFault(
      'The archive is older than this version can restore; restore it with the previous version, and make a backup there.',
    );
  const known = new Set(migrations.map((migration) => new migration().name));
  if (!current.every((name) => known.has(name)))
    throw new ArchiveFault(
      `Passa ${productVersion} wrote this archive; restore it with that version or a later one.`,
    );
  return new Set(current);
}

type Filled = Omit<RestoredArchive, 'header'>;

async function fillAll(
  client: pg.Client,
  header: ArchiveHeader,
  parts: AsyncGenerator<ArchivePart>,
  report: (step: string) => void,
): Promise<Filled> {
  await client.query('BEGIN');
  const shut = await shutTables(client, header.tables);
  const manifest = await loadTables(client, header.tables, parts, report);
  report('Checking every reference between the tables.');
  await openTables(client, shut);
  await setSequences(client, header.sequences);
  await compare(client, header, manifest, report);
  const auditOrder = await continueAuditOrder(client);
  await client.query('COMMIT');
  report('Measuring the tables, so that they are read fast.');
  await client.query('ANALYZE');
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: manifest.tables.length, rows, auditOrder };
}

/** @throws ArchiveFault unless the restored tables equal the archived ones, byte by byte */
async function compare(
  client: pg.Client,
  header: ArchiveHeader,
  manifest: ArchiveManifest,
  report: (step: string) => void,
): Promise<void> {
  report('Comparing every table with what was written.');
  for (const table of header.tables) {
    const wanted = manifest.tables.find(({ name }) => name === table.name);
    const found = await copyOut(client, table, () => undefined);
    if (found.sha256 !== wanted?.sha256 || found.rows !== wanted.rows)
      throw new ArchiveFault(`The table ${table.name} is not what was written; nothing was restored.`);
  }
}
