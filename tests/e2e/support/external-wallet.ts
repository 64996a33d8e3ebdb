import { Asset, Horizon, Keypair, Memo, Operation, TransactionBuilder } from '@stellar/stellar-sdk';

/** The public address of the ledger. */
export const horizonUrl = (): string => {
  if (!process.env.LEDGER_PORT) throw new Error('The configuration names no ledger.');
  return `http://127.0.0.1:${process.env.LEDGER_PORT}`;
};

/** Handles a payment link as an external wallet does: creates an account, and pays from it. */
export async function payFromOutside(uri: string): Promise<void> {
  const asked = new URLSearchParams(uri.replace(/^web\+stellar:pay\?/, ''));
  const field = (name: string): string => {
    const value = asked.get(name);
    if (value === null) throw new Error(`The link lacks ${name}: ${uri}`);
    return value;
  };
  const keys = Keypair.random();
  const funded = await fetch(`${horizonUrl()}/friendbot?addr=${keys.publicKey()}`);
  if (!funded.ok) throw new Error(`The friendbot answered ${funded.status}`);
  const server = new Horizon.Server(horizonUrl(), { allowHttp: true });
  const source = await server.loadAccount(keys.publicKey());
  const payment = new TransactionBuilder(source, {
    fee: '1000',
    networkPassphrase: field('network_passphrase'),
    memo: Memo.hash(Buffer.from(field('memo'), 'base64')),
  })
    .addOperation(
      Operation.payment({
        destination: field('destination'),
        asset: Asset.native(),
        amount: field('amount'),
      }),
    )
    .setTimeout(60)
    .build();
  payment.sign(keys);
  await server.submitTransaction(payment);
}
