import { parseArgs } from 'node:util';
import { LedgerUnavailable } from '../ledger/failures.ts';
import { describeNetwork } from '../ledger/module.ts';
import { readNetwork } from '../ledger/network-records.reads.ts';
import { StellarLedger } from '../ledger/stellar/stellar-ledger.ts';
import { type AnchorsVerdict, verifyAnchors } from '../modules/anchors/index.ts';
import { auditKeys, describeLosses, lostSpans, verifyAudit } from '../modules/audit/index.ts';
import { type Config, shapeConfig } from '../platform/config/config.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { readVersion } from '../platform/config/project-root.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { Database } from '../platform/db/database.ts';
import { locateDatabase } from '../platform/db/locate-database.ts';
import { createLog } from '../platform/log.ts';
import { explainFailure } from './terminal.ts';

const NO_HEAD =
  ' No head of this chain is kept in the data folder, so entries cut off at its end would not be noticed.';
const NOT_ASKED = ' The ledger could not be asked, so the heads that stand there were not compared.';

/** @returns null when the ledger is unavailable */
async function compareWithLedger(
  config: Config,
  url: string,
  spans: ReturnType<typeof lostSpans>,
): Promise<AnchorsVerdict | null> {
  const { account } = parseArgs({ options: { account: { type: 'string' } } }).values;
  const db = await Database.open({ url, poolSize: 2 });
  const nothing = async (): Promise<void> => undefined;
  // Verification writes nothing, not even to the stored networks.
  const memory = {
    recall: (passphrase: string) => readNetwork(db, passphrase),
    meet: nothing,
    note: nothing,
  };
  const ledger = new StellarLedger({ network: describeNetwork(config.ledger, config.production), memory });
  try {
    return await verifyAnchors(db, ledger, account, spans);
  } catch (error) {
    if (error instanceof LedgerUnavailable) return null;
    throw error;
  } finally {
    ledger.close();
    await db.close();
  }
}

function noteOf(verdict: AnchorsVerdict | null, anchoredHeads: number): string {
  if (verdict?.ok) {
    const lost = verdict.lost === 0 ? '' : ` The records of ${verdict.lost} of them were lost in a failover.`;
    return verdict.roots === 0 ? '' : ` All ${verdict.roots} roots on the ledger are ours.${lost}`;
  }
  return anchoredHeads === 0 ? '' : NOT_ASKED;
}

async function main(): Promise<void> {
  const config = shapeConfig(readEnvironment(), readVersion());
  const database = await locateDatabase(config, createLog(config.logLevel), true);
  try {
    const verdict = await verifyAudit(database.url, config.dataDir, auditKeys(await loadSecrets(config)));
    if (!verdict.ok) throw new Error(verdict.message);
    const anchors = await compareWithLedger(config, database.url, lostSpans(verdict.losses));
    if (anchors && !anchors.ok) throw new Error(anchors.message);
    const head = verdict.headKnown || verdict.entries === 0n ? '' : NO_HEAD;
    const ledger = noteOf(anchors, verdict.anchoredHeads);
    const losses = verdict.losses.length === 0 ? '' : ` ${describeLosses(verdict.losses)}`;
    process.stdout.write(
      `The audit log is whole: ${verdict.entries} entries verified.${head}${losses}${ledger}\n`,
    );
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
});
