import dns from 'node:dns/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Secrets } from '../../../platform/config/secrets.ts';
import type { Database } from '../../../platform/db/database.ts';
import { checkAddress } from './check-address.ts';
import { checkConnections } from './check-connections.ts';
import { checkKeys } from './check-keys.ts';
import { checkMail, type ReadText } from './check-mail.ts';
import { checkPeople } from './check-people.ts';
import { checkSettings } from './check-settings.ts';
import { checkDatabase, checkStorage } from './check-storage.ts';
import type { Finding } from './finding.ts';

export interface SetUp {
  config: Config;
  secrets: Secrets;
  environment: Readonly<Record<string, string | undefined>>;
  db: Database;
  databaseUrl: string;
  /** Whether the role of the product owns its tables. */
  ownsTables: boolean;
  clock: Clock;
  readText?: ReadText;
}

const readTextRecords: ReadText = async (name) => {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch {
    return [];
  }
};

/** Checks a set-up for production: settings, keys, public address, mail, database, storage and people. Nothing is changed. */
export async function runDoctor(setUp: SetUp): Promise<Finding[]> {
  const { config, secrets, environment, db, databaseUrl, ownsTables, clock } = setUp;
  const now = clock.now();
  const { readText = readTextRecords } = setUp;
  const findings = await Promise.all([
    checkSettings(config, environment, process.versions.node),
    checkConnections(config),
    checkKeys(config, secrets),
    checkAddress(config, now),
    checkMail(config, readText),
    checkDatabase(db, { databaseUrl, ownsTables, now }),
    checkStorage(db, config, now),
    checkPeople(db),
  ]);
  return findings.flat();
}
