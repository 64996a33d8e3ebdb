import { StrKey, type xdr } from '@stellar/stellar-sdk';
import { accountIdOf, signerKeyText } from '../signature/keys.ts';
import type { IssuedAsset, OperationBody, Payment, SetOptions } from './operation-body.ts';
import { OPERATION_TYPES } from './operation-body.ts';
import type { Operation } from './transaction.ts';

/** An address with an optional number of its owner's; the ledger uses only the account. */
export interface Address {
  readonly account: string;
  /** M... when it has a number. */
  readonly muxed: string | null;
}

const MUXED = 256;

export function addressOf(account: xdr.MuxedAccount): Address {
  if (account.switch().value !== MUXED) {
    return { account: accountIdOf(account.ed25519()), muxed: null };
  }
  const { ed25519, id } = { ed25519: account.med25519().ed25519(), id: account.med25519().id() };
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(id.toBigInt());
  return {
    account: accountIdOf(ed25519),
    muxed: StrKey.encodeMed25519PublicKey(Buffer.concat([ed25519, number])),
  };
}

function assetOf(asset: xdr.Asset): IssuedAsset | null {
  switch (asset.switch().value) {
    case 0:
      return null;
    case 1:
      return {
        code: asset.alphaNum4().assetCode(),
        issuer: accountIdOf(asset.alphaNum4().issuer().ed25519()),
      };
    default:
      return {
        code: asset.alphaNum12().assetCode(),
        issuer: accountIdOf(asset.alphaNum12().issuer().ed25519()),
      };
  }
}

function payment(body: xdr.PaymentOp): Payment {
  const { account, muxed } = addressOf(body.destination());
  return {
    type: 'payment',
    destination: account,
    destinationMuxed: muxed,
    asset: assetOf(body.asset()),
    amount: body.amount().toBigInt(),
  };
}

// Strings may hold any bytes on the wire; the SDK passes them unchanged.
function bytesOf(text: string | Buffer): Buffer {
  return typeof text === 'string' ? Buffer.from(text) : text;
}

function setOptions(body: xdr.SetOptionsOp): SetOptions {
  const inflation = body.inflationDest() ?? null;
  const domain = body.homeDomain() ?? null;
  const signer = body.signer() ?? null;
  return {
    type: 'setOptions',
    inflationDestination: inflation && accountIdOf(inflation.ed25519()),
    clearFlags: body.clearFlags() ?? null,
    setFlags: body.setFlags() ?? null,
    masterWeight: body.masterWeight() ?? null,
    lowThreshold: body.lowThreshold() ?? null,
    mediumThreshold: body.medThreshold() ?? null,
    highThreshold: body.highThreshold() ?? null,
    homeDomain: domain === null ? null : bytesOf(domain),
    signer: signer && { key: signerKeyText(signer.key()), weight: signer.weight() },
  };
}

function bodyOf(body: xdr.OperationBody): OperationBody {
  const number = body.switch().value;
  switch (number) {
    case OPERATION_TYPES.createAccount: {
      const create = body.createAccountOp();
      const destination = accountIdOf(create.destination().ed25519());
      return { type: 'createAccount', destination, startingBalance: create.startingBalance().toBigInt() };
    }
    case OPERATION_TYPES.payment:
      return payment(body.paymentOp());
    case OPERATION_TYPES.setOptions:
      return setOptions(body.setOptionsOp());
    case OPERATION_TYPES.accountMerge: {
      const { account, muxed } = addressOf(body.destination());
      return { type: 'accountMerge', destination: account, destinationMuxed: muxed };
    }
    case OPERATION_TYPES.manageData: {
      const data = body.manageDataOp();
      return { type: 'manageData', name: bytesOf(data.dataName()), value: data.dataValue() ?? null };
    }
    case OPERATION_TYPES.bumpSequence:
      return { type: 'bumpSequence', bumpTo: body.bumpSequenceOp().bumpTo().toBigInt() };
    default:
      return { type: 'unsupported', number };
  }
}

/** @param transactionSource the source of operations without their own. */
export function decodeOperation(operation: xdr.Operation, transactionSource: string): Operation {
  const own = operation.sourceAccount() ?? null;
  const address = own && addressOf(own);
  return {
    source: address?.account ?? transactionSource,
    hasOwnSource: address !== null,
    sourceMuxed: address?.muxed ?? null,
    body: bodyOf(operation.body()),
  };
}
