import { shapeConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { locateDatabase } from './db/locate-database.ts';
import { createLog } from './log/log.ts';
import { verifyAudit } from './modules/audit/index.ts';
import { explainFailure } from './start/explain-failure.ts';
import { readVersion } from './version.ts';

const NO_HEAD =
  ' No head of this chain is kept in the data folder, so entries cut off at its end would not be noticed.';

async function main(): Promise<void> {
  const config = shapeConfig(readEnvironment(), readVersion());
  const database = await locateDatabase(config, createLog(config.logLevel), true);
  try {
    const verdict = await verifyAudit(database.url, config.dataDir);
    if (!verdict.ok) throw new Error(verdict.message);
    const note = verdict.headKnown || verdict.entries === 0n ? '' : NO_HEAD;
    process.stdout.write(`The audit log is whole: ${verdict.entries} entries verified.${note}\n`);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
});
