import type { PlannedOperation } from '../../port.ts';
import type { Built } from '../intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { signedEnvelope } from './signed-envelope.ts';

export interface BytesPlan {
  source: string;
  operations: readonly PlannedOperation[];
  memoHash: Buffer | null;
  /** Public keys that sign in addition to the source. */
  signers: readonly string[];
  /** Seconds of ledger time. */
  maxTime: number;
  seq: bigint;
  /** Stroops per operation. */
  feeBid: bigint;
}

/** Builds a transaction and signs it. */
export async function signedBytes(
  context: Pick<SettlementContext, 'ledger' | 'signers'>,
  { seq, feeBid, signers, ...plan }: BytesPlan,
): Promise<Built> {
  const { source, maxTime } = plan;
  const unsigned = await context.ledger.build({
    ...plan,
    sequence: seq,
    minTime: 0,
    feePerOperation: feeBid,
  });
  const envelopeXdr = await signedEnvelope(context, unsigned, [source, ...signers]);
  return { source, seq, maxTime, feeBid, hash: unsigned.hash, envelopeXdr };
}
