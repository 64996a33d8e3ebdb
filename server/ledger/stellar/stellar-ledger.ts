import type { Horizon } from '@stellar/stellar-sdk';
import { LRUCache } from 'lru-cache';
import { FundingRefused, LedgerUnavailable } from '../failures.ts';
import type {
  BuiltTransaction,
  Ledger,
  LedgerAccount,
  LedgerClose,
  LedgerFees,
  LedgerHealth,
  LedgerNetwork,
  LedgerPayment,
  LedgerSignature,
  LedgerTransaction,
  SubmitAnswer,
  TransactionPlan,
} from '../port.ts';
import {
  answerOfBody,
  answerOfFault,
  HorizonClient,
  isLoopback,
  LOOPBACK_CONCURRENCY,
  requestFunding,
} from './horizon-client.ts';
import { Pacing } from './pacing.ts';
import { buildPayments, signPayments } from './payment-envelope.ts';
import {
  type AccountRecord,
  accountOf,
  closeOf,
  cursorAfter,
  type HorizonPage,
  PaymentReader,
  recordsOf,
  type TransactionRecord,
  transactionOf,
} from './read-records.ts';
import { type NetworkMemory, recogniseNetwork } from './recognise-network.ts';
import { loadSdk, type StellarSdk } from './sdk.ts';
import { attachSignatures, buildFeeBump, buildTransaction, readSignatures } from './transaction-envelope.ts';

export interface StellarLedgerOptions {
  network: LedgerNetwork;
  memory: NetworkMemory;
  /** Time limit of a request, in milliseconds. */
  timeoutMs?: number;
  pacing?: Pacing;
}

const PAGE = 200;
/** Milliseconds that a sequence number is cached. A purchase reads the account just before. */
const SEQUENCE_MS = 5_000;
const BASE_RESERVE = 5_000_000n;

/** The ledger through a Horizon server and the Stellar SDK. The first use loads the SDK. */
export class StellarLedger implements Ledger {
  #network: LedgerNetwork;
  readonly #memory: NetworkMemory;
  readonly #timeoutMs: number;
  readonly #pacing: Pacing;
  #opening: Promise<{ sdk: StellarSdk; client: HorizonClient }> | undefined;
  #health: LedgerHealth | undefined;
  #baseReserve = BASE_RESERVE;
  readonly #sequences = new LRUCache<string, bigint>({ max: 10_000, ttl: SEQUENCE_MS });
  #closed = false;

  constructor({ network, memory, timeoutMs = 10_000, pacing }: StellarLedgerOptions) {
    this.#network = network;
    this.#memory = memory;
    this.#timeoutMs = timeoutMs;
    this.#pacing = pacing ?? new Pacing(isLoopback(network.horizonUrl) ? { most: LOOPBACK_CONCURRENCY } : {});
  }

  get network(): LedgerNetwork {
    return this.#network;
  }

  async check(): Promise<LedgerHealth> {
    const { client } = await this.#open();
    const root = await client.read((server) => server.root());
    if (root.network_passphrase !== this.network.passphrase) {
      const notice = `${this.network.horizonUrl} serves "${root.network_passphrase}" and not "${this.network.passphrase}". Payments rest until the settings name the right one.`;
      this.#health = { state: 'wrong_network', notice };
      return this.#health;
    }
    // The network reports whether it has a faucet.
    const { _links } = root as unknown as { _links?: { friendbot?: unknown } };
    this.#network = { ...this.network, fundable: _links?.friendbot !== undefined };
    this.#health = await recogniseNetwork(this.#memory, {
      passphrase: root.network_passphrase,
      latest: await this.latest(),
      elder: Number(root.history_elder_ledger),
      hashOf: (ledger) => this.#hashOf(ledger),
    });
    return this.#health;
  }

  networkId(): string {
    if (this.#health === undefined) throw new LedgerUnavailable();
    if (this.#health.state !== 'up') throw new LedgerUnavailable(this.#health.notice);
    return this.#health.networkId;
  }

  async account(publicKey: string): Promise<LedgerAccount | null> {
    const { client } = await this.#open();
    const record = await client.get<AccountRecord>(`accounts/${publicKey}`);
    if (record === null) return null;
    this.#sequences.set(publicKey, BigInt(record.sequence));
    return accountOf(record, this.#baseReserve);
  }

  async sequences(publicKeys: readonly string[]): Promise<Map<string, bigint>> {
    const unknown = publicKeys.filter((key) => !this.#sequences.has(key));
    const accounts = await this.accounts(unknown);
    return new Map(
      publicKeys.flatMap((key) => {
        const sequence = accounts.get(key)?.sequence ?? this.#sequences.get(key);
        return sequence === undefined ? [] : [[key, sequence] as const];
      }),
    );
  }

  async accounts(publicKeys: readonly string[]): Promise<Map<string, LedgerAccount>> {
    const found = await Promise.all(publicKeys.map((key) => this.account(key)));
    return new Map(found.flatMap((account) => (account === null ? [] : [[account.publicKey, account]])));
  }

  async latest(): Promise<LedgerClose> {
    const { client } = await this.#open();
    const page = await client.read((server) => server.ledgers().order('desc').limit(1).call());
    const [newest] = page.records;
    if (newest === undefined) throw new LedgerUnavailable();
    this.#baseReserve = BigInt(newest.base_reserve_in_stroops);
    return closeOf(newest);
  }

  async closesAfter(sequence: number): Promise<LedgerClose[]> {
    const { client } = await this.#open();
    const page = await client.read((server) =>
      server.ledgers().cursor(cursorAfter(sequence)).order('asc').limit(PAGE).call(),
    );
    return page.records.map(closeOf);
  }

  followCloses(
    sequence: number,
    hear: (close: LedgerClose) => void,
    fail: (error: Error) => void,
  ): () => void {
    return this.#follow(
      (server, onerror) =>
        server
          .ledgers()
          .cursor(cursorAfter(sequence))
          .stream({
            // The SDK's types say a page; it passes the records one by one.
            onmessage: (record) => hear(closeOf(record as unknown as Horizon.ServerApi.LedgerRecord)),
            onerror,
          }),
      fail,
    );
  }

  async transaction(hash: string): Promise<LedgerTransaction | null> {
    const { sdk, client } = await this.#open();
    const record = await client.get<TransactionRecord>(`transactions/${hash}`);
    return record === null ? null : transactionOf(sdk, record);
  }

  async transactionsAfter(cursor: string, limit = PAGE): Promise<LedgerTransaction[]> {
    const { sdk, client } = await this.#open();
    const path = `transactions?cursor=${cursor}&order=asc&limit=${limit}&include_failed=true`;
    const page = await client.get<HorizonPage<TransactionRecord>>(path);
    return recordsOf(page).map((record) => transactionOf(sdk, record));
  }

  async fees(): Promise<LedgerFees> {
    const { client } = await this.#open();
    const stats = await client.read((server) => server.feeStats());
    return { lastBaseFee: BigInt(stats.last_ledger_base_fee), p90: BigInt(stats.max_fee.p90) };
  }

  async fund(publicKey: string): Promise<void> {
    if (!this.network.fundable)
      throw new FundingRefused('This network has no faucet: send lumens to the account.');
    const { client } = await this.#open();
    const refused = await requestFunding(client, publicKey);
    // It may have its money already, or only the answer was lost: the ledger decides.
    if (refused === null || (await this.account(publicKey)) !== null) return;
    throw refused;
  }

  async paymentsAfter(cursor: string, limit: number, of?: string): Promise<LedgerPayment[]> {
    const { client } = await this.#open();
    return new PaymentReader(client).after(cursor, Math.min(limit, PAGE), of);
  }

  async build(plan: TransactionPlan): Promise<BuiltTransaction> {
    const { passphrase } = this.network;
    const { sdk } = await this.#open();
    return buildPayments(passphrase, plan) ?? buildTransaction(sdk, passphrase, plan);
  }

  async attach(envelopeXdr: string, signatures: readonly LedgerSignature[]): Promise<string> {
    const { sdk } = await this.#open();
    return signPayments(envelopeXdr, signatures) ?? attachSignatures(sdk, envelopeXdr, signatures);
  }

  async signaturesIn(
    envelopeXdr: string,
    hash: string,
    publicKeys: readonly string[],
  ): Promise<LedgerSignature[]> {
    const { sdk } = await this.#open();
    return readSignatures(sdk, { envelopeXdr, hash, publicKeys, passphrase: this.network.passphrase });
  }

  async feeBump(innerXdr: string, feeSource: string, maxFee: bigint): Promise<BuiltTransaction> {
    const { sdk } = await this.#open();
    return buildFeeBump(sdk, this.network.passphrase, { innerXdr, feeSource, maxFee });
  }

  async submit(envelopeXdr: string): Promise<SubmitAnswer> {
    const { sdk, client } = await this.#open();
    try {
      const { data } = await client.post('transactions_async', { tx: envelopeXdr });
      return answerOfBody(sdk, data);
    } catch (fault) {
      return answerOfFault(sdk, fault);
    }
  }

  close(): void {
    this.#closed = true;
    void this.#opening?.then(({ client }) => client.close());
  }

  async #hashOf(ledger: number): Promise<string | null> {
    const { client } = await this.#open();
    // The SDK types this as a page, whatever the request.
    const record = await client.find((server) => server.ledgers().ledger(ledger).call());
    return record === null ? null : (record as unknown as Horizon.ServerApi.LedgerRecord).hash;
  }

  #open(): Promise<{ sdk: StellarSdk; client: HorizonClient }> {
    if (this.#closed) return Promise.reject(new LedgerUnavailable('The ledger is closed.'));
    this.#opening ??= loadSdk().then((sdk) => ({
      sdk,
      client: new HorizonClient({
        sdk,
        url: this.network.horizonUrl,
        pacing: this.#pacing,
        timeoutMs: this.#timeoutMs,
      }),
    }));
    return this.#opening;
  }

  /** Opens a stream once the SDK is loaded, unless it was ended before. */
  #follow(
    open: (server: Horizon.Server, onerror: () => void, client: HorizonClient) => () => void,
    fail: (error: Error) => void,
  ): () => void {
    let stop: (() => void) | undefined;
    let ended = false;
    this.#open().then(
      ({ client }) => {
        if (!ended) stop = open(client.server, () => fail(new LedgerUnavailable()), client);
      },
      (error: Error) => fail(error),
    );
    return () => {
      ended = true;
      stop?.();
    };
  }
}
