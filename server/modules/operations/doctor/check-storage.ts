import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { BackupRecord } from '../backups/backup.reads.ts';
import { readBackups } from '../backups/backup.reads.ts';
import { readHealthFigures } from '../system.reads.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, warning, fault } = findingsOf('storage');
const database = findingsOf('database');

const GIB = 1024 ** 3;
const HOUR_MS = 3_600_000;
/** A daily backup, and two hours for it to run. */
const BACKUP_HOURS = 26;
const OLDEST_BACKUP_DAYS = 7;
const WORST_SKEW_MS = 2_000;

interface ServerFacts {
  version: number;
  now: Date;
  encrypted: boolean;
  /** Settings that lose committed rows in a crash, when off. */
  unsafe: string[];
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/** Checks the database server: durability, encryption of its connection, its clock, and the product's role. */
export async function checkDatabase(
  db: Database,
  { databaseUrl, ownsTables, now }: { databaseUrl: string; ownsTables: boolean; now: Date },
): Promise<Finding[]> {
  const [facts] = await db.read<ServerFacts>(SYSTEM_TENANCY, {
    text: `SELECT current_setting('server_version_num')::int / 10000 AS version, clock_timestamp() AS now,
        coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
        array(SELECT name FROM pg_settings WHERE setting = 'off'
              AND name IN ('fsync', 'full_page_writes', 'synchronous_commit') ORDER BY name) AS unsafe`,
  });
  if (!facts) return [];
  const { fault: bad, good: fine, warning: careful } = database;
  const skew = Math.abs(facts.now.getTime() - now.getTime());
  const isLocal = LOCAL_HOSTS.has(new URL(databaseUrl).hostname);
  return [
    facts.unsafe.length === 0
      ? fine(`PostgreSQL ${facts.version} keeps what it has committed.`)
      : bad(`${facts.unsafe.join(', ')} is off: a crash loses sales.`, 'Turn it on in postgresql.conf.'),
    isLocal || facts.encrypted
      ? fine('The connection to the database is local or encrypted.')
      : bad('The connection to the database is not encrypted.', 'Add sslmode=verify-full to DATABASE_URL.'),
    skew < WORST_SKEW_MS
      ? fine('The clocks of this machine and of the database agree.')
      : bad(
          `The clock of the database differs by ${Math.round(skew / 1000)} s.`,
          'Run an NTP client on both machines.',
        ),
    ownsTables
      ? careful(
          'Passa connects as the owner of its tables, who can switch off their guards.',
          'Set DATABASE_OWNER_URL, and name the role of the product in DATABASE_URL.',
        )
      : fine('Passa does not own its tables.'),
  ];
}

/** Checks the space on the disks, the backups, and the work that is done in the background. */
export async function checkStorage(db: Database, config: Config, now: Date): Promise<Finding[]> {
  const [backup] = await readBackups(db, { from: null, limit: 1, direction: 'DESC', beyond: '<' });
  const figures = await readHealthFigures(db, new Date(now.getTime() - DAY_MS));
  const folders = [...new Set([config.dataDir, config.backupDir])];
  return [
    ...(await Promise.all(folders.map(checkSpace))).flat(),
    judgeBackup(backup, now),
    ...(backup && backup.host === os.hostname()
      ? [await checkArchive(path.join(config.backupDir, backup.fileName), backup)]
      : []),
    ...(figures?.failingJobs.length
      ? [
          warning(
            `Jobs failed at their last run: ${figures.failingJobs.join(', ')}.`,
            'Read the log of these jobs.',
          ),
        ]
      : [good('No job of the timetable has failed.')]),
    ...(figures && figures.mailsFailed > 0
      ? [
          warning(
            `${figures.mailsFailed} mails of the last day were not delivered.`,
            'Read them in System Management.',
          ),
        ]
      : []),
  ];
}

/** Judges the age of the newest backup. */
export function judgeBackup(backup: Pick<BackupRecord, 'takenAt'> | undefined, now: Date): Finding {
  const advice = 'Let the timetable of System Management take one each day, and copy it to another place.';
  if (!backup) return fault('There is no backup.', advice);
  const hours = Math.floor((now.getTime() - backup.takenAt.getTime()) / HOUR_MS);
  const text = `The newest backup is ${hours} hours old.`;
  if (hours > OLDEST_BACKUP_DAYS * 24) return fault(text, advice);
  return hours > BACKUP_HOURS ? warning(text, advice) : good(text);
}

async function checkArchive(file: string, { bytes }: BackupRecord): Promise<Finding> {
  const size = existsSync(file) ? BigInt((await fs.stat(file)).size) : null;
  if (size === bytes) return good('Its archive is in place.');
  return fault(
    `Its archive ${size === null ? 'is missing' : 'has another size'}: ${file}.`,
    'Take a backup now.',
  );
}

async function checkSpace(folder: string): Promise<Finding[]> {
  if (!existsSync(folder)) return [];
  const { bavail, blocks, bsize } = await fs.statfs(folder);
  return [judgeSpace(folder, { free: bavail * bsize, all: blocks * bsize })];
}

/** Judges the free space of a disk, in bytes. */
export function judgeSpace(folder: string, { free, all }: { free: number; all: number }): Finding {
  const text = `${(free / GIB).toFixed(1)} GiB are free for ${folder}.`;
  const advice = 'Free space, or move the folder to a larger disk: on a full disk, sales stop.';
  if (free < GIB || free < all / 50) return fault(text, advice);
  return free < 5 * GIB || free < all / 10 ? warning(text, advice) : good(text);
}
