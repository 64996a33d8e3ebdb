import { ArchiveFault, fingerprintOf, restoreArchive } from '../platform/archive/index.ts';
import { shapeConfig } from '../platform/config/config.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { readVersion } from '../platform/config/project-root.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { locateDatabase } from '../platform/db/locate-database.ts';
import { prepareDatabase } from '../platform/db/prepare-database.ts';
import { createLog } from '../platform/log.ts';
import { explainFailure } from './terminal.ts';

const USAGE = 'Usage: npm run restore -- <archive>';
const OTHER_KEY =
  'The master key here is not the one that this archive needs: sealed keys of organisers and wallets cannot be opened. Put the old one into the data folder (secrets/master.key) or MASTER_KEY.';

async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw new ArchiveFault(USAGE);
  const config = shapeConfig(readEnvironment(), readVersion());
  const database = await locateDatabase(config, createLog('error'), true);
  const report = (step: string): void => void process.stdout.write(`${step}\n`);
  try {
    const { header, tables, rows } = await restoreArchive({ url: database.ownerUrl, file, report });
    await prepareDatabase(database);
    report(`Restored: ${rows} rows in ${tables} tables, as they were on ${header.takenAt}.`);
    const { masterKey } = await loadSecrets(config);
    if (fingerprintOf(masterKey) !== header.masterKey) report(OTHER_KEY);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
});
