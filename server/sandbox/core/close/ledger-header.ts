import { xdr } from '@stellar/stellar-sdk';
import { sha256 } from '../bytes.ts';
import { type LedgerSettings, TOTAL_COINS } from '../ledger-settings.ts';
import type { LedgerSummary } from './closed-ledger.ts';

export const ZERO_HASH = Buffer.alloc(32);

/** Fields of a header that are new in each ledger; the rest follows from the previous one. */
export interface HeaderFacts {
  readonly sequence: number;
  readonly closeTime: number;
  readonly feePool: bigint;
  readonly transactionSetHash: Buffer;
  readonly resultHash: Buffer;
  readonly stateHash: Buffer;
}

/** Settings in force from a ledger on. */
export type Terms = Pick<LedgerSettings, 'protocol' | 'baseFee' | 'baseReserve' | 'maxTxSetOps'>;

export function termsOf({ header }: LedgerSummary): Terms {
  return {
    protocol: header.ledgerVersion(),
    baseFee: header.baseFee(),
    baseReserve: header.baseReserve(),
    maxTxSetOps: header.maxTxSetSize(),
  };
}

function upgradesOf(terms: Terms, previous: LedgerSummary | null): Buffer[] {
  return previous === null || termsOf(previous).baseFee === terms.baseFee
    ? []
    : [xdr.LedgerUpgrade.ledgerUpgradeBaseFee(terms.baseFee).toXDR()];
}

/**
 * Every fiftieth header contains state hashes of earlier ones, at growing distances: 50, 5,000, 50,000 and 500,000
 * ledgers, so that a long chain can be walked in steps.
 */
function skipListAfter(list: readonly Buffer[], sequence: number, hash: Buffer): Buffer[] {
  const [a = ZERO_HASH, b = ZERO_HASH, c = ZERO_HASH, d = ZERO_HASH] = list;
  if (sequence % 50 !== 0) {
    return [a, b, c, d];
  }
  const isDue = (distance: number, step: number): boolean => {
    const from = sequence - distance;
    return from > 0 && from % step === 0;
  };
  const second = isDue(50, 5_000);
  const third = second && isDue(5_050, 50_000);
  const fourth = third && isDue(55_050, 500_000);
  return [hash, second ? a : b, third ? b : c, fourth ? c : d];
}

/** Builds the header that follows `previous`, or the first one. Its terms are in force from the next ledger on. */
export function makeHeader(
  facts: HeaderFacts,
  terms: Terms,
  previous: LedgerSummary | null,
): xdr.LedgerHeader {
  const before = previous?.header.skipList() ?? [];
  return new xdr.LedgerHeader({
    ledgerVersion: terms.protocol,
    baseFee: terms.baseFee,
    baseReserve: terms.baseReserve,
    maxTxSetSize: terms.maxTxSetOps,
    previousLedgerHash: previous === null ? ZERO_HASH : Buffer.from(previous.hash, 'hex'),
    scpValue: new xdr.StellarValue({
      txSetHash: facts.transactionSetHash,
      closeTime: new xdr.Uint64(BigInt(facts.closeTime)),
      upgrades: upgradesOf(terms, previous),
      ext: xdr.StellarValueExt.stellarValueBasic(),
    }),
    txSetResultHash: facts.resultHash,
    bucketListHash: facts.stateHash,
    ledgerSeq: facts.sequence,
    totalCoins: new xdr.Int64(TOTAL_COINS),
    feePool: new xdr.Int64(facts.feePool),
    inflationSeq: 0,
    idPool: new xdr.Uint64(0n),
    skipList: skipListAfter(before, facts.sequence, facts.stateHash),
    ext: new xdr.LedgerHeaderExt(0),
  });
}

export function summaryOf(header: xdr.LedgerHeader): LedgerSummary {
  const headerXdr = header.toXDR();
  return {
    sequence: header.ledgerSeq(),
    hash: sha256(headerXdr).toString('hex'),
    closeTime: Number(header.scpValue().closeTime().toBigInt()),
    header,
    headerXdr,
  };
}
