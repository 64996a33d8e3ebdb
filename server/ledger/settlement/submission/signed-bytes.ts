import type { BuiltTransaction } from '../../port.ts';
import type { Built } from '../intent.ts';
import { readSequences } from '../outbox/intent.reads.ts';
import type { IdentifiedIntent } from '../outbox/intent.writes.ts';
import { otherSigners, type StoredIntent } from '../outbox/stored-intent.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { firstBid, upperBound } from './submission.rules.ts';

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

const NOTHING: ReadonlyMap<string, Built> = new Map();

interface Able extends IdentifiedIntent {
  /** Seconds of ledger time. */
  maxTime: number;
}

/**
 * Builds and signs intents before they are inserted, so that they are stored with their bytes and many can be submitted
 * as soon as they are committed. A source is used once, when its sequence number is in our database and nothing of it
 * is under way. Intents left out, and those with an outdated sequence number, are built after the insert. Nothing may
 * be submitted before it is stored.
 * @returns transactions by the ids of their intents
 */
export async function prebuild(
  context: SettlementContext,
  networkId: string,
  requests: readonly IdentifiedIntent[],
): Promise<ReadonlyMap<string, Built>> {
  const able = ableOf(context, requests);
  if (able.length === 0) return NOTHING;
  try {
    const { connection, monitor, feeCap } = context;
    const sources = able.map(({ request }) => request.source);
    const [known, fees] = await Promise.all([readSequences(connection, networkId, sources), monitor.fees()]);
    const feeBid = firstBid(fees, feeCap);
    const built = await Promise.all(
      able.map(async ({ id, request, maxTime }): Promise<[string, Built][]> => {
        const last = known.get(request.source);
        if (last === undefined) return [];
        const { source, operations, memoHash = null } = request;
        const intent = { operations, memoHash, signers: otherSigners(request) };
        return [[id, await signedBytes(context, intent, { source, maxTime, seq: last + 1n, feeBid })]];
      }),
    );
    return new Map(built.flat());
  } catch (error) {
    // The error occurs again, and is logged, when they are built after the insert.
    context.log.debug({ err: error }, 'transactions could not be built ahead');
    return NOTHING;
  }
}

function ableOf({ intents, monitor }: SettlementContext, requests: readonly IdentifiedIntent[]): Able[] {
  if (!monitor.status.up) return [];
  const now = monitor.time();
  const taken = intents.busySources();
  return requests.flatMap(({ id, request }) => {
    const { source, notAfter } = request;
    const maxTime = upperBound(notAfter, now);
    if (maxTime === null || taken.has(source)) return [];
    taken.add(source);
    return [{ id, request, maxTime }];
  });
}
