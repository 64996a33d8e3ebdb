import { createHash } from 'node:crypto';
import { xdr } from '@stellar/stellar-sdk';
import type { LedgerEngine } from '../../../server/sandbox/core/index.ts';
import type { Random } from './random.ts';
import type { Person } from './random-person.ts';

const XLM = 10_000_000n;
const int64 = (value: bigint) => xdr.Int64.fromString(value.toString());

/** Preimages that sign for hash signers. */
export const SECRETS = ['one', 'two', 'three'].map((text) => Buffer.from(text));
export const PAYLOADS = [Buffer.from('a payload of some length'), Buffer.from('xyz')];

export interface World {
  readonly random: Random;
  /** The actors; others replace them now and then, as accounts lock themselves out or merge away. */
  readonly people: Person[];
  readonly engine: LedgerEngine;
}

function amount(random: Random): bigint {
  return random.pick([
    0n,
    -1n,
    1n,
    XLM / 2n,
    XLM - 1n,
    XLM,
    2n * XLM,
    50n * XLM,
    3_000n * XLM,
    10n ** 17n,
    2n ** 63n - 1n,
  ]);
}

function maybe<T>(random: Random, times: number, make: () => T): T | null {
  return random.oneIn(times) ? make() : null;
}

function signerKey({ random, people }: World): xdr.SignerKey {
  const person = random.pick(people);
  switch (random.below(8)) {
    case 0:
      return xdr.SignerKey.signerKeyTypePreAuthTx(Buffer.alloc(32, random.below(4)));
    case 1:
      return xdr.SignerKey.signerKeyTypeHashX(createHash('sha256').update(random.pick(SECRETS)).digest());
    case 2:
      return xdr.SignerKey.signerKeyTypeEd25519SignedPayload(
        new xdr.SignerKeyEd25519SignedPayload({
          ed25519: person.raw,
          payload: random.oneIn(10) ? Buffer.alloc(0) : random.pick(PAYLOADS),
        }),
      );
    default:
      return xdr.SignerKey.signerKeyTypeEd25519(person.raw);
  }
}

function weight(random: Random): number {
  return random.oneIn(30) ? 256 + random.below(5) : random.pick([0, 0, 1, 1, 1, 2, 3, 255]);
}

function setOptions(world: World): xdr.OperationBody {
  const { random, people } = world;
  // Rarely more than one change at once, and thresholds that lock accounts rarely enough for some to stay open.
  return xdr.OperationBody.setOptions(
    new xdr.SetOptionsOp({
      inflationDest: maybe(random, 8, () => random.pick(people).accountId),
      clearFlags: maybe(random, 8, () => random.below(17)),
      setFlags: maybe(random, 12, () => (random.oneIn(20) ? random.below(32) : random.below(4))),
      masterWeight: maybe(random, 8, () => random.pick([0, 1, 1, 2, 255, 256])),
      lowThreshold: maybe(random, 10, () => random.pick([0, 0, 1, 2, 256])),
      medThreshold: maybe(random, 10, () => random.pick([0, 0, 1, 2, 3, 256])),
      highThreshold: maybe(random, 10, () => random.pick([0, 0, 1, 2, 256])),
      homeDomain: maybe(random, 6, () => random.pick(['', 'passa.example', 'bad\n', 'ü'])),
      signer: maybe(random, 2, () => new xdr.Signer({ key: signerKey(world), weight: weight(random) })),
    }),
  );
}

function body(world: World, source: Person): xdr.OperationBody {
  const { random, people, engine } = world;
  const other = random.pick(people);
  switch (random.below(16)) {
    case 0:
    case 1:
    case 2:
      return xdr.OperationBody.createAccount(
        new xdr.CreateAccountOp({ destination: other.accountId, startingBalance: int64(amount(random)) }),
      );
    case 3:
    case 4:
    case 5:
      return setOptions(world);
    case 6:
      return xdr.OperationBody.accountMerge(other.muxed);
    case 7:
    case 8: {
      const value = maybe(random, 2, () => Buffer.alloc(random.below(65), 1));
      const dataName = random.pick(['a', 'b', 'c', 'a name with spaces', '', 'tab\t']);
      return xdr.OperationBody.manageData(new xdr.ManageDataOp({ dataName, dataValue: value }));
    }
    case 9: {
      const now = engine.account(source.id)?.sequence ?? 0n;
      const bumpTo = random.pick([-1n, 0n, now, now + 1n, now + 5n, BigInt(engine.last.sequence + 1) << 32n]);
      return xdr.OperationBody.bumpSequence(
        new xdr.BumpSequenceOp({ bumpTo: xdr.Int64.fromString(bumpTo.toString()) }),
      );
    }
    case 10:
      return random.oneIn(6)
        ? xdr.OperationBody.inflation()
        : xdr.OperationBody.bumpSequence(new xdr.BumpSequenceOp({ bumpTo: xdr.Int64.fromString('0') }));
    default:
      return xdr.OperationBody.payment(
        new xdr.PaymentOp({
          destination: other.muxed,
          asset: xdr.Asset.assetTypeNative(),
          amount: int64(amount(random)),
        }),
      );
  }
}

/** Any operation, mostly a sensible one. */
export function randomOperation(
  world: World,
  transactionSource: Person,
): { operation: xdr.Operation; source: Person } {
  const own = maybe(world.random, 4, () => world.random.pick(world.people));
  const source = own ?? transactionSource;
  const operation = new xdr.Operation({ sourceAccount: own?.muxed ?? null, body: body(world, source) });
  return { operation, source };
}
