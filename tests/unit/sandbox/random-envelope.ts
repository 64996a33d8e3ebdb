import { createHash } from 'node:crypto';
import { hash, xdr } from '@stellar/stellar-sdk';
import { PAYLOADS, randomOperation, SECRETS, type World } from './random-operations.ts';
import type { Person } from './random-person.ts';
import { PASSPHRASE } from './test-ledger.ts';

const NETWORK = hash(Buffer.from(PASSPHRASE));
const uint64 = (value: number) => xdr.Uint64.fromString(String(value));

function flip(bytes: Buffer, at: number, bits: number): void {
  bytes[at] = (bytes[at] ?? 0) ^ bits;
}

function timeBounds({ random, engine }: World): xdr.TimeBounds {
  const now = engine.last.closeTime;
  return new xdr.TimeBounds({
    minTime: uint64(random.pick([0, now, now - 5, now, now + 1])),
    maxTime: uint64(random.pick([0, now + 9, now + 10, now + 12, now + 300, now + 300])),
  });
}

function conditions(world: World, sequence: bigint): xdr.Preconditions {
  const { random, engine, people } = world;
  if (random.oneIn(2)) {
    return xdr.Preconditions.precondNone();
  }
  if (random.oneIn(2)) {
    return xdr.Preconditions.precondTime(timeBounds(world));
  }
  const next = engine.last.sequence + 1;
  const extra = random.oneIn(4) ? [random.pick(people), random.pick(people)].slice(random.below(2)) : [];
  return xdr.Preconditions.precondV2(
    new xdr.PreconditionsV2({
      timeBounds: random.oneIn(2) ? timeBounds(world) : null,
      ledgerBounds: random.oneIn(3)
        ? new xdr.LedgerBounds({
            minLedger: next - random.below(3),
            maxLedger: random.pick([0, next, next + 1, next + 9]),
          })
        : null,
      minSeqNum: random.oneIn(2)
        ? xdr.Int64.fromString((sequence - BigInt(random.below(4))).toString())
        : null,
      minSeqAge: uint64(random.pick([0, 0, 1, 5, 20])),
      minSeqLedgerGap: random.pick([0, 0, 1, 2]),
      extraSigners: extra.map((person) => xdr.SignerKey.signerKeyTypeEd25519(person.raw)),
    }),
  );
}

function sequence({ random, engine }: World, source: Person): bigint {
  const next = (engine.account(source.id)?.sequence ?? 0n) + 1n;
  return random.oneIn(10) ? next + random.pick([-2n, -1n, 1n, 2n, 100n]) : next;
}

/** The required signatures, and now and then too few, too many, invalid ones or those of another kind. */
function signatures(
  { random, people, engine }: World,
  signed: Buffer,
  needed: Person[],
): xdr.DecoratedSignature[] {
  const all = [...new Set(needed)];
  for (const { id } of [...all]) {
    for (const { key } of engine.account(id)?.signers ?? []) {
      const signer = people.find((person) => person.id === key);
      if (signer !== undefined && random.oneIn(2)) {
        all.push(signer);
      }
    }
  }
  if (random.oneIn(12)) {
    all.push(random.pick(people));
  }
  if (random.oneIn(20)) {
    all.splice(random.below(all.length), 1);
  }
  const made = all.slice(0, 18).map((person) => person.sign(signed));
  if (random.oneIn(15)) {
    const secret = random.pick(SECRETS);
    const hint = createHash('sha256').update(secret).digest().subarray(28);
    made.push(new xdr.DecoratedSignature({ hint, signature: secret }));
  }
  if (random.oneIn(25)) {
    made.push(random.pick(people).keypair.signPayloadDecorated(random.pick(PAYLOADS)));
  }
  const [first] = made;
  if (first !== undefined && random.oneIn(25)) {
    const spoilt = Buffer.from(first.signature());
    flip(spoilt, random.below(spoilt.length), 1);
    first.signature(spoilt);
  }
  return made;
}

function plainEnvelope(world: World): xdr.TransactionV1Envelope {
  const { random, people } = world;
  const source = random.pick(people);
  const count = random.oneIn(50) ? 0 : random.oneIn(3) ? 1 + random.below(6) : 1;
  const made = Array.from({ length: count }, () => randomOperation(world, source));
  const seqNum = sequence(world, source);
  const tx = new xdr.Transaction({
    sourceAccount: source.muxed,
    fee: 100 * Math.max(1, count) + random.pick([0, 0, 0, 0, 1, 50, 900, 10_000, -1]),
    seqNum: xdr.Int64.fromString(seqNum.toString()),
    cond: conditions(world, seqNum),
    memo: xdr.Memo.memoNone(),
    operations: made.map(({ operation }) => operation),
    ext: new xdr.TransactionExt(0),
  });
  const signed = hash(Buffer.concat([NETWORK, Buffer.from([0, 0, 0, 2]), tx.toXDR()]));
  const needed = [source, ...made.map((one) => one.source)];
  return new xdr.TransactionV1Envelope({ tx, signatures: signatures(world, signed, needed) });
}

function bumpEnvelope(world: World, inner: xdr.TransactionV1Envelope): xdr.FeeBumpTransactionEnvelope {
  const { random, people } = world;
  const payer = random.pick(people);
  const operations = inner.tx().operations().length + 1;
  const rate = random.pick([99, 100, 100, 101, 200, 1_000, 2_000]);
  const tx = new xdr.FeeBumpTransaction({
    feeSource: payer.muxed,
    fee: xdr.Int64.fromString(String(rate * operations)),
    innerTx: xdr.FeeBumpTransactionInnerTx.envelopeTypeTx(inner),
    ext: new xdr.FeeBumpTransactionExt(0),
  });
  const signed = hash(Buffer.concat([NETWORK, Buffer.from([0, 0, 0, 5]), tx.toXDR()]));
  return new xdr.FeeBumpTransactionEnvelope({ tx, signatures: signatures(world, signed, [payer]) });
}

/** Any envelope: valid, wrong in one way or another, sent before, or damaged on its way. */
export function randomEnvelope(world: World, sent: readonly Buffer[]): Buffer {
  const { random } = world;
  if (sent.length > 0 && random.oneIn(20)) {
    return random.pick(sent.slice(-50));
  }
  const plain = plainEnvelope(world);
  const bytes = random.oneIn(6)
    ? xdr.TransactionEnvelope.envelopeTypeTxFeeBump(bumpEnvelope(world, plain)).toXDR()
    : xdr.TransactionEnvelope.envelopeTypeTx(plain).toXDR();
  if (random.oneIn(25)) {
    flip(bytes, random.below(bytes.length), 1 << random.below(8));
  }
  return bytes;
}
