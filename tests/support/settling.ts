import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { NetworkRecords } from '../../server/ledger/network-records.ts';
import type { LedgerNetwork } from '../../server/ledger/port.ts';
import { type NewIntent, Settlement, type SettlementSettings } from '../../server/ledger/settlement/index.ts';
import type { Pacing } from '../../server/ledger/stellar/pacing.ts';
import { StellarLedger } from '../../server/ledger/stellar/stellar-ledger.ts';
import { KeyVault, MasterKeys } from '../../server/modules/wallets/index.ts';
import { SYSTEM_ACTOR, SYSTEM_TENANCY } from '../../server/platform/access/actor.ts';
import { randomIds, systemClock } from '../../server/platform/clock.ts';
import { Database } from '../../server/platform/db/database.ts';
import { inTransaction, type Tx } from '../../server/platform/db/in-transaction.ts';
import { Failpoints } from '../../server/platform/failpoints.ts';
import { createLog, type Log } from '../../server/platform/log.ts';
import { Metrics } from '../../server/platform/metrics.ts';
import type { Scope } from '../../server/platform/scope.ts';
import type { Services } from '../../server/platform/services.ts';
import { createTopics } from '../../server/platform/topics.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';
import { LONG_ENOUGH_MS, until } from './until.ts';

export interface SettlingOptions {
  sandbox: TestSandbox;
  /** Target of requests other than the sandbox itself. */
  url?: string;
  settings?: Partial<SettlementSettings>;
  timeoutMs?: number;
  pacing?: Pacing;
  log?: Log;
  /** Expected seconds between closes; 0.2 by default. */
  closeSeconds?: number;
}

/** A row of a handler, written in the transaction that recorded the outcome. */
export interface Effect {
  intent_id: string;
  outcome: string;
  detail: { reason?: string; hash?: string | null };
}

type TestWish = Partial<NewIntent> & Pick<NewIntent, 'source' | 'operations'>;

const MASTER = randomBytes(32);

/** A database with ledger keys and intents, for one or several processes to settle. */
export async function settlingDatabase(): Promise<TestDatabase & { admin: pg.Pool }> {
  const database = await createTestDatabase();
  const admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 });
  admin.on('error', () => undefined);
  await admin.query(`
    CREATE TABLE effects (intent_id uuid NOT NULL, outcome text NOT NULL, detail jsonb NOT NULL);
    GRANT SELECT, INSERT ON effects TO passa_app`);
  const drop = async (): Promise<void> => {
    await admin.end();
    await database.drop();
  };
  return { ...database, admin, drop };
}

/** A ledger, an empty database, and one process that submits between them. */
export interface Till {
  sandbox: TestSandbox;
  database: Awaited<ReturnType<typeof settlingDatabase>>;
  settling: Settling;
  /** The columns of an intent. */
  rowOf(id: string): Promise<Record<string, unknown>>;
  effectsOf(...ids: string[]): Promise<Effect[]>;
  close(): Promise<void>;
}

export async function openTill(): Promise<Till> {
  const sandbox = await startSandbox();
  const database = await settlingDatabase();
  const settling = await (await Settling.open(database, { sandbox })).start();
  const close = async (): Promise<void> => {
    await settling.close();
    await sandbox.stop();
    await database.drop();
  };
  const rowOf: Till['rowOf'] = async (id) =>
    (await database.admin.query('SELECT * FROM ledger_intents WHERE id = $1', [id])).rows[0];
  const effectsOf: Till['effectsOf'] = async (...ids) =>
    (await database.admin.query<Effect>('SELECT * FROM effects WHERE intent_id = ANY($1)', [ids])).rows;
  return { sandbox, database, settling, rowOf, effectsOf, close };
}

/** A settlement as one process of the product runs it, with handlers that write a row for each outcome. */
export class Settling {
  readonly db: Database;
  readonly ledger: StellarLedger;
  readonly vault: KeyVault;
  readonly settlement: Settlement;
  readonly metrics: Metrics;
  readonly #services: Partial<Services>;
  /** Error that a handler throws instead of its work. */
  refusal: Error | undefined;
  /** Number of such errors. */
  refusals = 0;

  private constructor(db: Database, options: SettlingOptions) {
    const { sandbox } = options;
    this.db = db;
    const log = options.log ?? createLog('silent');
    const network: LedgerNetwork = {
      name: 'sandbox',
      passphrase: sandbox.passphrase,
      horizonUrl: options.url ?? sandbox.url,
      closeSeconds: options.closeSeconds ?? 0.2,
      fundable: true,
      explorer: null,
    };
    this.ledger = new StellarLedger({
      network,
      memory: new NetworkRecords(() => this.scope()),
      ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
      ...(options.pacing === undefined ? {} : { pacing: options.pacing }),
    });
    this.vault = new KeyVault({ db, masterKeys: new MasterKeys([MASTER]) });
    this.metrics = new Metrics(() => db.pool);
    const topics = createTopics();
    this.#services = { log, metrics: this.metrics, topics };
    this.settlement = new Settlement({
      db,
      ledger: this.ledger,
      signers: this.vault,
      failpoints: new Failpoints(undefined),
      ids: randomIds(systemClock),
      log,
      metrics: this.metrics,
      topics,
      settings: { feeCap: 100_000n, channels: 3, ...options.settings },
    });
    for (const kind of ['order_payment', 'refund', 'anchor'] as const) {
      this.settlement.handle(kind, {
        succeeded: (tx, intent) => this.#note(tx, intent.id, 'succeeded', { hash: intent.transactionHash }),
        failed: (tx, intent, failure) =>
          this.#note(tx, intent.id, intent.state, { reason: failure.reason, hash: intent.transactionHash }),
      });
    }
  }

  static async open(database: TestDatabase, options: SettlingOptions): Promise<Settling> {
    const db = await Database.open({ url: database.url, poolSize: 6 });
    return new Settling(db, options);
  }

  /** Starts, and waits until the network is known. */
  async start(): Promise<this> {
    this.settlement.start(() => this.scope());
    await until(async () => this.settlement.status.up);
    return this;
  }

  scope(): Scope {
    const ids = randomIds(systemClock);
    return {
      actor: SYSTEM_ACTOR,
      requestId: ids.uuid(),
      address: '',
      userAgent: '',
      language: 'en',
      db: this.db,
      clock: systemClock,
      ids,
      services: this.#services as Services,
    };
  }

  /** New accounts, on the ledger with 10,000 lumens each. */
  async wallets(sandbox: TestSandbox, count: number): Promise<string[]> {
    const keys = await this.keys(count);
    for (let from = 0; from < keys.length; from += 20) await sandbox.fund(...keys.slice(from, from + 20));
    return keys;
  }

  /** New keys, not yet on the ledger. */
  keys(count: number): Promise<string[]> {
    return inTransaction(
      this.scope(),
      async (tx) => {
        const made: string[] = [];
        for (let number = 0; number < count; number += 1) {
          made.push(await this.vault.create(tx, { kind: 'platform', id: `test-${randomUUID()}` }));
        }
        return made;
      },
      SYSTEM_TENANCY,
    );
  }

  /** Creates wallets from one that the friendbot pays: faster for a crowd. 9 lumens each. */
  async crowd(sandbox: TestSandbox, count: number): Promise<string[]> {
    const [rich] = (await this.wallets(sandbox, 1)) as [string];
    const keys = await this.keys(count);
    for (let from = 0; from < count; from += 100) {
      const operations = keys
        .slice(from, from + 100)
        .map((to) => ({ type: 'create_account' as const, to, stroops: 90_000_000n }));
      const made = await this.settled(await this.intend({ source: rich, operations }));
      if (made.state !== 'succeeded') throw new Error(`the crowd was not made: ${made.state}`);
    }
    return keys;
  }

  async intend(request: TestWish): Promise<string> {
    const [id] = await this.intendAll([request]);
    return String(id);
  }

  /** Resolves with the outcome. */
  settled(id: string): ReturnType<Settlement['settled']> {
    return this.settlement.settled(id, LONG_ENOUGH_MS);
  }

  /** All in one transaction, like concurrent purchases. */
  intendAll(requests: TestWish[]): Promise<string[]> {
    const full = requests.map(
      (request): NewIntent => ({
        kind: 'order_payment',
        businessKey: `test:${randomUUID()}`,
        notAfter: null,
        reference: {},
        ...request,
      }),
    );
    return inTransaction(this.scope(), (tx) => this.settlement.intendAll(tx, full), SYSTEM_TENANCY);
  }

  pay(from: string, to: string, stroops: bigint, request: Partial<NewIntent> = {}): Promise<string> {
    return this.intend({ source: from, operations: [{ type: 'payment', to, stroops }], ...request });
  }

  /** The same from each, fifty per transaction. */
  async payAll(payers: readonly string[], to: string, stroops: bigint): Promise<string[]> {
    const batches: Promise<string[]>[] = [];
    for (let first = 0; first < payers.length; first += 50) {
      const requests = payers.slice(first, first + 50).map((source) => ({
        source,
        operations: [{ type: 'payment' as const, to, stroops }],
      }));
      batches.push(this.intendAll(requests));
    }
    return (await Promise.all(batches)).flat();
  }

  async close(): Promise<void> {
    await this.settlement.stop();
    this.ledger.close();
    await this.db.close();
    this.metrics.close();
  }

  /** As if the process had died: work in progress is lost, and no lease is released. */
  async abandon(): Promise<void> {
    this.ledger.close();
    await this.db.close();
    await this.settlement.stop();
    this.metrics.close();
  }

  /**
   * Sums the settlement's metrics.
   * @param label such as 'outcome="accepted"'
   */
  async metric(name: string, label = ''): Promise<number> {
    const lines = (await this.metrics.text()).split('\n');
    const line = lines.find((each) => each.startsWith(name) && each.includes(label) && !each.startsWith('#'));
    return Number(line?.split(' ').at(-1) ?? 0);
  }

  async #note(tx: Tx, id: string, outcome: string, detail: Effect['detail']): Promise<void> {
    if (this.refusal) {
      this.refusals += 1;
      throw this.refusal;
    }
    await tx.query('INSERT INTO effects (intent_id, outcome, detail) VALUES ($1, $2, $3)', [
      id,
      outcome,
      JSON.stringify(detail),
    ]);
  }
}
