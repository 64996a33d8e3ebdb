import { Asset, Keypair, Memo, Operation, TransactionBuilder } from '@stellar/stellar-sdk';
import type { TestSandbox } from './sandbox.ts';

/** A holder of an external wallet, who pays by a SEP-7 link. */
export class OutsidePayer {
  readonly keys = Keypair.random();
  readonly #sandbox: TestSandbox;

  private constructor(sandbox: TestSandbox) {
    this.#sandbox = sandbox;
  }

  static async funded(sandbox: TestSandbox): Promise<OutsidePayer> {
    const payer = new OutsidePayer(sandbox);
    await sandbox.fund(payer.keys.publicKey());
    return payer;
  }

  /**
   * Reads the link as a wallet does.
   * @param amount instead of the link's amount
   */
  async follow(link: string, amount?: string): Promise<string> {
    const { host, pathname, searchParams } = new URL(link);
    if ((host || pathname) !== 'pay') throw new Error(`${link} is no link to pay`);
    const field = (name: string): string => searchParams.get(name) ?? '';
    if (field('memo_type') !== 'MEMO_HASH') throw new Error(`${link} has a memo of another type`);
    return this.pay({
      to: field('destination'),
      amount: amount ?? field('amount'),
      memo: Buffer.from(field('memo'), 'base64'),
      passphrase: field('network_passphrase'),
    });
  }

  /** @returns the transaction's hash, once a ledger has it */
  async pay(given: { to: string; amount: string; memo?: Buffer; passphrase?: string }): Promise<string> {
    const { server, passphrase } = this.#sandbox;
    const source = await server.loadAccount(this.keys.publicKey());
    const builder = new TransactionBuilder(source, {
      fee: '100',
      networkPassphrase: given.passphrase ?? passphrase,
    });
    builder.addOperation(
      Operation.payment({ destination: given.to, asset: Asset.native(), amount: given.amount }),
    );
    if (given.memo) builder.addMemo(Memo.hash(given.memo));
    // No upper bound: such a payment may arrive at any time.
    const transaction = builder.setTimeout(0).build();
    transaction.sign(this.keys);
    return (await server.submitTransaction(transaction)).hash;
  }

  /** In lumens. */
  async balance(): Promise<number> {
    const { balances } = await this.#sandbox.server.loadAccount(this.keys.publicKey());
    return Number(balances[0]?.balance);
  }
}
