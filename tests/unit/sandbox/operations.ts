import { Asset, type Keypair, Operation, type Signer, xdr } from '@stellar/stellar-sdk';

function lumens(stroops: bigint): string {
  const text = stroops.toString().padStart(8, '0');
  return `${text.slice(0, -7)}.${text.slice(-7)}`;
}

/** A payment of stroops, from `from` where it is not the transaction's source. */
export function pay(to: Keypair, stroops: bigint, from?: Keypair): xdr.Operation {
  return Operation.payment({
    destination: to.publicKey(),
    asset: Asset.native(),
    amount: lumens(stroops),
    ...(from && { source: from.publicKey() }),
  });
}

export function create(key: Keypair, stroops: bigint, from?: Keypair): xdr.Operation {
  return Operation.createAccount({
    destination: key.publicKey(),
    startingBalance: lumens(stroops),
    ...(from && { source: from.publicKey() }),
  });
}

export function merge(into: Keypair, from?: Keypair): xdr.Operation {
  return Operation.accountMerge({ destination: into.publicKey(), ...(from && { source: from.publicKey() }) });
}

export function bumpTo(sequence: bigint, from?: Keypair): xdr.Operation {
  return Operation.bumpSequence({ bumpTo: sequence.toString(), ...(from && { source: from.publicKey() }) });
}

export function data(name: string, value: string | null, from?: Keypair): xdr.Operation {
  return Operation.manageData({ name, value, ...(from && { source: from.publicKey() }) });
}

export function options(
  request: Parameters<typeof Operation.setOptions<Signer>>[0],
  from?: Keypair,
): xdr.Operation {
  return Operation.setOptions({ ...request, ...(from && { source: from.publicKey() }) });
}

export function addSigner(key: Keypair, weight: number, from?: Keypair): xdr.Operation {
  return options({ signer: { ed25519PublicKey: key.publicKey(), weight } }, from);
}

/** Changes a number in an operation to a value that the SDK refuses. */
export function withAmount(operation: xdr.Operation, stroops: bigint): xdr.Operation {
  const amount = xdr.Int64.fromString(stroops.toString());
  const body = operation.body();
  if (body.switch().name === 'payment') {
    body.paymentOp().amount(amount);
  } else {
    body.createAccountOp().startingBalance(amount);
  }
  return operation;
}
