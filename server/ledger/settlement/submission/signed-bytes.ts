import type { BuiltTransaction } from '../../port.ts';
import type { Built } from '../intent.ts';
import type { StoredIntent } from '../outbox/stored-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';

/** Returns the envelope with the signatures of those accounts, in that order. */
export async function signedEnvelope(
  { ledger, signers }: Pick<SettlementContext, 'ledger' | 'signers'>,
  { envelopeXdr, hash }: BuiltTransaction,
  publicKeys: readonly string[],
): Promise<string> {
  const bytes = Buffer.from(hash, 'hex');
  const signatures = await Promise.all(
    publicKeys.map(async (publicKey) => ({ publicKey, signature: await signers.sign(publicKey, bytes) })),
  );
  return ledger.attach(envelopeXdr, signatures);
}

/** Builds the transaction of an intent and signs it. */
export async function signedBytes(
  context: Pick<SettlementContext, 'ledger' | 'signers'>,
  { operations, memoHash, signers }: Pick<StoredIntent, 'operations' | 'memoHash' | 'signers'>,
  { source, seq, maxTime, feeBid }: Pick<Built, 'source' | 'seq' | 'maxTime' | 'feeBid'>,
): Promise<Built> {
  const unsigned = await context.ledger.build({
    source,
    operations,
    memoHash,
    maxTime,
    sequence: seq,
    minTime: 0,
    feePerOperation: feeBid,
  });
  const envelopeXdr = await signedEnvelope(context, unsigned, [source, ...signers]);
  return { source, seq, maxTime, feeBid, hash: unsigned.hash, envelopeXdr };
}
