import { parseArgs } from 'node:util';
import { type Config, shapeConfig } from './config/config.ts';
import { readEnvironment } from './config/env.ts';
import { Database } from './db/database.ts';
import { locateDatabase } from './db/locate-database.ts';
import { describeNetwork } from './ledger/describe-network.ts';
import { LedgerUnavailable } from './ledger/failures.ts';
import { NetworkRecords } from './ledger/network-records.writes.ts';
import { StellarLedger } from './ledger/stellar/stellar-ledger.ts';
import { createLog } from './log/log.ts';
import { type AnchorsVerdict, verifyAnchors } from './modules/anchors/index.ts';
import { verifyAudit } from './modules/audit/index.ts';
import { explainFailure } from './start/explain-failure.ts';
import { readVersion } from './version.ts';

const NO_HEAD =
  ' No head of this chain is kept in the data folder, so entries cut off at its end would not be noticed.';
const NOT_ASKED = ' The ledger could not be asked, so the heads that stand there were not compared.';

/** @returns null when the ledger is away */
async function compareWithLedger(config: Config, url: string): Promise<AnchorsVerdict | null> {
  const { account } = parseArgs({ options: { account: { type: 'string' } } }).values;
  const db = await Database.open({ url, poolSize: 2 });
  const records = new NetworkRecords(db);
  const nothing = async (): Promise<void> => undefined;
  // Who verifies changes nothing, not even what is remembered of the network.
  const memory = { recall: (passphrase: string) => records.recall(passphrase), meet: nothing, note: nothing };
  const ledger = new StellarLedger({ network: describeNetwork(config.ledger, config.production), memory });
  try {
    return await verifyAnchors(db, ledger, account);
  } catch (error) {
    if (error instanceof LedgerUnavailable) return null;
    throw error;
  } finally {
    ledger.close();
    await db.close();
  }
}

function noteOf(verdict: AnchorsVerdict | null, anchoredHeads: number): string {
  if (verdict?.ok) return verdict.roots === 0 ? '' : ` All ${verdict.roots} roots on the ledger are ours.`;
  return anchoredHeads === 0 ? '' : NOT_ASKED;
}

async function main(): Promise<void> {
  const config = shapeConfig(readEnvironment(), readVersion());
  const database = await locateDatabase(config, createLog(config.logLevel), true);
  try {
    const verdict = await verifyAudit(database.url, config.dataDir);
    if (!verdict.ok) throw new Error(verdict.message);
    const anchors = await compareWithLedger(config, database.url);
    if (anchors && !anchors.ok) throw new Error(anchors.message);
    const head = verdict.headKnown || verdict.entries === 0n ? '' : NO_HEAD;
    const ledger = noteOf(anchors, verdict.anchoredHeads);
    process.stdout.write(`The audit log is whole: ${verdict.entries} entries verified.${head}${ledger}\n`);
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
});
