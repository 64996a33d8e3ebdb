import { createHash, createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { Account, Asset, hash, Keypair, Operation, StrKey, TransactionBuilder } from '@stellar/stellar-sdk';
import { SANDBOX_PASSPHRASE } from '../../../server/sandbox/settings.ts';
import type { LedgerProcess } from './ledger-process.ts';

const OPERATIONS_A_TRANSACTION = 100;
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** Offsets of the source's key and the sequence in an envelope, and the part after the transaction: one signature. */
const SOURCE_AT = 8;
const SEQUENCE_AT = 44;
const TAIL = 76;

interface Payer {
  key: Buffer;
  secret: KeyObject;
  sequence: bigint;
}

/** Accounts that each pay the root account one stroop at a time, with envelopes built far faster than by the SDK. */
export class Payers {
  readonly #payers: Payer[];
  readonly #template: Buffer;
  readonly #network = hash(Buffer.from(SANDBOX_PASSPHRASE));

  private constructor(payers: Payer[], template: Buffer) {
    this.#payers = payers;
    this.#template = template;
  }

  /** Creates `count` accounts on a ledger that closes on request. */
  static async create(ledger: LedgerProcess, count: number): Promise<Payers> {
    const root = Keypair.master(SANDBOX_PASSPHRASE);
    const { sequence } = await ledger.get<{ sequence: string }>(`/accounts/${root.publicKey()}`);
    const account = new Account(root.publicKey(), sequence);
    const payers: Payer[] = [];
    while (payers.length < count) {
      const some = Array.from({ length: Math.min(OPERATIONS_A_TRANSACTION, count - payers.length) }, payer);
      const builder = new TransactionBuilder(account, { fee: '100', networkPassphrase: SANDBOX_PASSPHRASE });
      for (const { key } of some) {
        const destination = StrKey.encodeEd25519PublicKey(key);
        builder.addOperation(Operation.createAccount({ destination, startingBalance: '100' }));
      }
      const transaction = builder.setTimeout(0).build();
      transaction.sign(root);
      await submit(ledger, transaction.toXDR());
      const created = await ledger.close();
      for (const one of some) one.sequence = BigInt(created) << 32n;
      payers.push(...some);
    }
    return new Payers(payers, template(root));
  }

  get count(): number {
    return this.#payers.length;
  }

  /** The next payment of the n-th payer, as base64. */
  payment(n: number): string {
    const payer = this.#payers[n % this.#payers.length] as Payer;
    payer.sequence += 1n;
    const envelope = Buffer.from(this.#template);
    payer.key.copy(envelope, SOURCE_AT);
    envelope.writeBigInt64BE(payer.sequence, SEQUENCE_AT);
    const signed = createHash('sha256')
      .update(this.#network)
      .update(envelope.subarray(0, envelope.length - TAIL))
      .digest();
    payer.key.copy(envelope, envelope.length - TAIL + 4, 28);
    sign(null, signed, payer.secret).copy(envelope, envelope.length - 64);
    return envelope.toString('base64');
  }
}

function payer(): Payer {
  const seed = randomBytes(32);
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return { key: Keypair.fromRawEd25519Seed(seed).rawPublicKey(), secret, sequence: 0n };
}

function template(root: Keypair): Buffer {
  const transaction = new TransactionBuilder(new Account(root.publicKey(), '0'), {
    fee: '100',
    networkPassphrase: SANDBOX_PASSPHRASE,
  })
    .addOperation(
      Operation.payment({ destination: root.publicKey(), asset: Asset.native(), amount: '0.0000001' }),
    )
    .setTimeout(0)
    .build();
  transaction.sign(root);
  return transaction.toEnvelope().toXDR();
}

async function submit(ledger: LedgerProcess, envelope: string): Promise<void> {
  const answer = await fetch(new URL('/transactions_async', ledger.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `tx=${encodeURIComponent(envelope)}`,
  });
  if (answer.status !== 201) throw new Error(`The ledger refused: ${await answer.text()}`);
}
