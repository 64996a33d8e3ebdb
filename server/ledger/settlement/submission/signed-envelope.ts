import type { BuiltTransaction } from '../../port.ts';
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
