import { Keypair, TransactionBuilder } from '@stellar/stellar-sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { StellarLedger } from '../../../server/ledger/stellar/stellar-ledger.ts';

const passphrase = 'A network for signatures ; 2026';
const network = {
  name: 'sandbox',
  passphrase,
  horizonUrl: 'http://127.0.0.1:1',
  closeSeconds: 1,
  fundable: false,
  explorer: null,
} as const;
const memory = { recall: async () => null, meet: async () => undefined, note: async () => undefined };
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

const ledger = new StellarLedger({ network, memory });
const [source, ada, eve] = [Keypair.random(), Keypair.random(), Keypair.random()];
let built: { envelopeXdr: string; hash: string };

beforeAll(async () => {
  built = await ledger.build({
    source: source.publicKey(),
    sequence: 7n,
    operations: [{ type: 'payment', to: ada.publicKey(), stroops: 1n }],
    memoHash: Buffer.alloc(32, 7),
    minTime: 0,
    maxTime: 2_000_000_000,
    feePerOperation: 100n,
  });
});

/** Signs as an external wallet does. */
function signed(by: Keypair[], xdr = built.envelopeXdr, phrase = passphrase): string {
  const transaction = TransactionBuilder.fromXDR(xdr, phrase);
  transaction.sign(...by);
  return transaction.toXDR();
}

/** The same signature with S + L in place of S: both satisfy the equation. */
function malleated(signature: Buffer): Buffer {
  let s = 0n;
  for (let index = 63; index >= 32; index -= 1) s = (s << 8n) | BigInt(signature[index] ?? 0);
  const bytes = Buffer.from(signature);
  for (let index = 32, rest = s + ORDER; index < 64; index += 1, rest >>= 8n)
    bytes[index] = Number(rest & 255n);
  return bytes;
}

const read = (xdr: string, keys = [ada.publicKey()]) => ledger.signaturesIn(xdr, built.hash, keys);

describe('signatures in an envelope from elsewhere', () => {
  it('are found for the keys that were asked for, and for no others', async () => {
    const envelope = signed([eve, ada, ada]);
    const [found, ...more] = await read(envelope);
    expect(more).toEqual([]);
    expect(found?.publicKey).toBe(ada.publicKey());
    expect(ada.verify(Buffer.from(built.hash, 'hex'), found?.signature as Buffer)).toBe(true);
    expect(await read(envelope, [eve.publicKey(), ada.publicKey()])).toHaveLength(2);
    expect(await read(envelope, [source.publicKey()])).toEqual([]);
  });

  it('may be folded over lines, as mail and clipboards do', async () => {
    const folded = signed([ada]).replace(/(.{64})/g, '$1\n');
    expect(await read(folded)).toHaveLength(1);
  });

  it('count for nothing under a hint that lies', async () => {
    const transaction = TransactionBuilder.fromXDR(built.envelopeXdr, passphrase);
    const byEve = eve.sign(Buffer.from(built.hash, 'hex'));
    const envelope = await ledger.attach(transaction.toXDR(), [
      { publicKey: ada.publicKey(), signature: byEve },
    ]);
    expect(await read(envelope)).toEqual([]);
  });

  it('are refused when S was raised by the group order', async () => {
    const good = ada.sign(Buffer.from(built.hash, 'hex'));
    const envelope = await ledger.attach(built.envelopeXdr, [
      { publicKey: ada.publicKey(), signature: malleated(good) },
    ]);
    expect(await read(envelope)).toEqual([]);
  });

  it.each([
    ['fee', { fee: '200' }],
    ['bounds', { timebounds: { minTime: 0, maxTime: 2_000_000_001 } }],
  ])('are refused over an altered %s', async (_what, change) => {
    const inner = TransactionBuilder.fromXDR(built.envelopeXdr, passphrase);
    if ('innerTransaction' in inner) throw new Error('no fee bump was built');
    const fee = String(Number(inner.fee) / inner.operations.length);
    const altered = TransactionBuilder.cloneFrom(inner, { fee, ...change }).build();
    altered.sign(ada);
    await expect(read(altered.toXDR())).rejects.toMatchObject({
      code: 'ENVELOPE_REFUSED',
      details: { reason: 'another_transaction' },
    });
  });

  it('are refused for another network', async () => {
    expect(await read(signed([ada], built.envelopeXdr, 'Another network ; 2026'))).toEqual([]);
  });

  it('are refused within a fee bump', async () => {
    const bump = await ledger.feeBump(signed([ada]), source.publicKey(), 1_000n);
    await expect(read(bump.envelopeXdr)).rejects.toMatchObject({ code: 'ENVELOPE_REFUSED' });
  });

  it.each(['', 'AAAA', 'not an envelope', 'x'.repeat(10_000)])('%s is no envelope', async (text) => {
    await expect(read(text)).rejects.toMatchObject({ details: { reason: 'malformed' } });
  });
});
