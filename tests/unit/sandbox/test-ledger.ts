import {
  Account,
  decodeAddressToMuxedAccount,
  type FeeBumpTransaction,
  hash,
  Keypair,
  type Transaction,
  TransactionBuilder,
  xdr,
} from '@stellar/stellar-sdk';
import {
  type ClosedLedger,
  DEFAULT_LEDGER_SETTINGS,
  type Account as LedgerAccount,
  LedgerEngine,
  type LedgerSettings,
  type SubmitAnswer,
} from '../../../server/sandbox/core/index.ts';
import { describeResult } from './describe-result.ts';

export const PASSPHRASE = 'Ledger of the unit tests';
export const ROOT = Keypair.master(PASSPHRASE);
/** When the first ledger after genesis closes. */
export const START = 1_700_000_000;

export interface Wish {
  /** Stroops for the whole transaction; default: 100 per operation. */
  fee?: number;
  /** Default: the next one of the account. */
  sequence?: bigint;
  /** Default: the source. */
  signers?: Keypair[];
  /** Last changes before signing. */
  edit?: (transaction: xdr.Transaction) => void;
}

/** A ledger for tests, with short names for its operations. */
export class TestLedger {
  readonly engine: LedgerEngine;
  #seeds = 0;

  constructor(settings: Partial<LedgerSettings> = {}) {
    this.engine = LedgerEngine.genesis({ ...DEFAULT_LEDGER_SETTINGS, passphrase: PASSPHRASE, ...settings });
    this.closeAt(START);
  }

  get time(): number {
    return this.engine.last.closeTime;
  }

  get sequence(): number {
    return this.engine.last.sequence;
  }

  /** The same keys in every run. */
  key(): Keypair {
    this.#seeds += 1;
    const seed = Buffer.alloc(32, 7);
    seed.writeUInt32BE(this.#seeds);
    return Keypair.fromRawEd25519Seed(seed);
  }

  closeAt(time: number): ClosedLedger {
    const closed = this.engine.prepareClose(time);
    this.engine.commit(closed);
    return closed;
  }

  close(seconds = 5): ClosedLedger {
    return this.closeAt(this.time + seconds);
  }

  account(key: Keypair): LedgerAccount {
    const account = this.engine.account(key.publicKey());
    if (account === null) {
      throw new Error('there is no such account');
    }
    return account;
  }

  /** New accounts with this many stroops each, in a ledger of their own. */
  fund<N extends number>(count: N, stroops = 1_000_0000000n): Keypair[] & { length: N } {
    const keys = Array.from({ length: count }, () => this.key());
    const operations = keys.map((key) => createOperation(key, stroops));
    for (let i = 0; i < operations.length; i += 100) {
      this.settle(this.plain(ROOT, operations.slice(i, i + 100)));
    }
    return keys as Keypair[] & { length: N };
  }

  /** A signed transaction without bounds. */
  plain(source: Keypair, operations: xdr.Operation[], request: Wish = {}): Transaction {
    const sequence = request.sequence ?? (this.engine.account(source.publicKey())?.sequence ?? 0n) + 1n;
    const builder = new TransactionBuilder(new Account(source.publicKey(), (sequence - 1n).toString()), {
      fee: '100',
      networkPassphrase: PASSPHRASE,
    });
    for (const operation of operations) {
      builder.addOperation(operation);
    }
    const envelope = builder.setTimeout(0).build().toEnvelope();
    const body = envelope.v1().tx();
    body.seqNum(xdr.Int64.fromString(sequence.toString()));
    body.cond(xdr.Preconditions.precondNone());
    body.fee(request.fee ?? 100 * operations.length);
    request.edit?.(body);
    const transaction = TransactionBuilder.fromXDR(envelope, PASSPHRASE) as Transaction;
    transaction.sign(...(request.signers ?? [source]));
    return transaction;
  }

  /** A fee-bump transaction with another payer. */
  bump(inner: Transaction, payer: Keypair, fee: bigint, signers = [payer]): FeeBumpTransaction {
    const body = new xdr.FeeBumpTransaction({
      feeSource: decodeAddressToMuxedAccount(payer.publicKey(), true),
      fee: xdr.Int64.fromString(fee.toString()),
      innerTx: xdr.FeeBumpTransactionInnerTx.envelopeTypeTx(inner.toEnvelope().v1()),
      ext: new xdr.FeeBumpTransactionExt(0),
    });
    const envelope = xdr.TransactionEnvelope.envelopeTypeTxFeeBump(
      new xdr.FeeBumpTransactionEnvelope({ tx: body, signatures: [] }),
    );
    const priced = TransactionBuilder.fromXDR(envelope, PASSPHRASE) as FeeBumpTransaction;
    priced.sign(...signers);
    return priced;
  }

  answer(transaction: Transaction | FeeBumpTransaction, now?: number): SubmitAnswer {
    return this.engine.submit(transaction.toEnvelope().toXDR(), now);
  }

  /** PENDING and the like; an error as its result. */
  submit(transaction: Transaction | FeeBumpTransaction, now?: number): string {
    const { status, resultXdr } = this.answer(transaction, now);
    return resultXdr === null ? status : describeResult(resultXdr);
  }

  /** Submits, closes a ledger, and returns the result of this transaction in it. */
  settle(transaction: Transaction | FeeBumpTransaction): string {
    const status = this.submit(transaction);
    return status === 'PENDING' ? this.resultIn(this.close(), transaction) : `refused: ${status}`;
  }

  resultIn(closed: ClosedLedger, transaction: Transaction | FeeBumpTransaction): string {
    const hash = transaction.hash().toString('hex');
    const applied = closed.transactions.find((one) => one.transaction.hash === hash);
    return applied === undefined ? 'not in the ledger' : describeResult(applied.resultXdr);
  }
}

/** Signs an envelope that the SDK would not parse. */
export function signAnew(envelope: xdr.TransactionEnvelope, keys: Keypair[]): Buffer {
  const payload = new xdr.TransactionSignaturePayload({
    networkId: hash(Buffer.from(PASSPHRASE)),
    taggedTransaction: xdr.TransactionSignaturePayloadTaggedTransaction.envelopeTypeTx(envelope.v1().tx()),
  });
  const signed = hash(payload.toXDR());
  envelope.v1().signatures(keys.map((key) => key.signDecorated(signed)));
  return envelope.toXDR();
}

function createOperation(key: Keypair, stroops: bigint): xdr.Operation {
  return new xdr.Operation({
    sourceAccount: null,
    body: xdr.OperationBody.createAccount(
      new xdr.CreateAccountOp({
        destination: key.xdrPublicKey(),
        startingBalance: xdr.Int64.fromString(stroops.toString()),
      }),
    ),
  });
}
