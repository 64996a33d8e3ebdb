import {
  type FeeBumpTransaction,
  Horizon,
  Keypair,
  type Memo,
  type Transaction,
  TransactionBuilder,
  type xdr,
} from '@stellar/stellar-sdk';
import { startSandbox, type TestSandbox } from './sandbox.ts';

/** A ledger for tests of the SDK, selected by STELLAR_NETWORK. */
export interface Network {
  kind: 'sandbox' | 'quickstart' | 'testnet';
  url: string;
  passphrase: string;
  server: Horizon.Server;
  /** Only for the sandbox. */
  sandbox: TestSandbox | undefined;
  /** New accounts with 10,000 XLM each. */
  people: People;
  /** Builds on the account's next sequence number. */
  build(source: Keypair, operations: xdr.Operation[], options?: BuildOptions): Promise<Transaction>;
  /** Builds, signs with the source and other signers, and submits. */
  send(
    source: Keypair,
    operations: xdr.Operation[],
    options?: BuildOptions & { signers?: Keypair[] },
  ): Promise<Submitted>;
  submit(transaction: Transaction | FeeBumpTransaction): Promise<Submitted>;
  stop(): Promise<void>;
}

/** The body of an accepted submission is that of the transaction; the SDK's type has only a part of it. */
export type Submitted = Horizon.HorizonApi.SubmitTransactionResponse & Horizon.HorizonApi.TransactionResponse;

interface People {
  (count: 1): Promise<[Keypair]>;
  (count: 2): Promise<[Keypair, Keypair]>;
  (count: 3): Promise<[Keypair, Keypair, Keypair]>;
  (count: number): Promise<Keypair[]>;
}

export interface BuildOptions {
  memo?: Memo;
  fee?: string;
  /** Seconds from now; 0 for no end. */
  timeout?: number;
}

const ADDRESSES = { quickstart: 'http://localhost:8000', testnet: 'https://horizon-testnet.stellar.org' };

/**
 * Opens the network of STELLAR_NETWORK: the sandbox, or a public network, at HORIZON_URL or its usual address.
 * Undefined when that is out of reach, with a warning.
 */
export async function openNetwork(): Promise<Network | undefined> {
  const kind = (process.env.STELLAR_NETWORK ?? 'sandbox') as Network['kind'];
  if (kind === 'sandbox') {
    console.log(
      'Horizon contract: run against the sandbox, not against quickstart or testnet (STELLAR_NETWORK).',
    );
    const sandbox = await startSandbox();
    return networkOf(kind, sandbox.url, sandbox.passphrase, sandbox);
  }
  const url = process.env.HORIZON_URL ?? ADDRESSES[kind];
  const root = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    .then((answer) => answer.json() as Promise<{ network_passphrase: string }>)
    .catch(() => undefined);
  if (root !== undefined) return networkOf(kind, url, root.network_passphrase, undefined);
  console.warn(`Horizon contract: NOT RUN against ${kind}; ${url} is out of reach.`);
  return undefined;
}

function networkOf(
  kind: Network['kind'],
  url: string,
  passphrase: string,
  sandbox: TestSandbox | undefined,
): Network {
  const server = new Horizon.Server(url, { allowHttp: url.startsWith('http:') });
  const submit: Network['submit'] = (transaction) =>
    server.submitTransaction(transaction, { skipMemoRequiredCheck: true }) as Promise<Submitted>;
  const build: Network['build'] = async (source, operations, { memo, fee = '100', timeout = 120 } = {}) => {
    const account = await server.loadAccount(source.publicKey());
    const builder = new TransactionBuilder(account, { fee, networkPassphrase: passphrase });
    for (const operation of operations) builder.addOperation(operation);
    if (memo !== undefined) builder.addMemo(memo);
    return builder.setTimeout(timeout).build();
  };
  return {
    kind,
    url,
    passphrase,
    server,
    sandbox,
    people: (async (count: number) => {
      const keys = Array.from({ length: count }, () => Keypair.random());
      await Promise.all(keys.map((key) => server.friendbot(key.publicKey()).call()));
      return keys;
    }) as People,
    build,
    async send(source, operations, options = {}) {
      const transaction = await build(source, operations, options);
      transaction.sign(...(options.signers ?? [source]));
      return submit(transaction);
    },
    submit,
    stop: async () => sandbox?.stop(),
  };
}

/** The problem details of a refused submission. */
export async function refusalOf(submission: Promise<unknown>): Promise<Refusal> {
  const error = (await submission.then(
    () => {
      throw new Error('The submission succeeded.');
    },
    (reason: unknown) => reason,
  )) as { response?: { status: number; data: Refusal } };
  if (error.response === undefined) throw error;
  return error.response.data;
}

export interface Refusal {
  type: string;
  title: string;
  status: number;
  detail: string;
  extras: {
    envelope_xdr: string;
    result_xdr: string;
    result_codes: { transaction: string; inner_transaction?: string; operations?: string[] };
    hash?: string;
    invalid_field?: string;
    reason?: string;
  };
}
