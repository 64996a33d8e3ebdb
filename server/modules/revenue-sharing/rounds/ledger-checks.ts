import { firstBid, TREASURY } from '../../../ledger/settlement/index.ts';
import { Failure } from '../../../platform/failures.ts';
import type { Scope } from '../../../platform/scope.ts';
import type { AccountOwner } from '../../wallets/index.ts';
import type { ContractRecord } from '../contracts/contract.record.ts';
import {
  ContractNotFinal,
  DestinationMissing,
  EscrowChanged,
  OtherLedger,
  RoundNotOpen,
} from './round.failures.ts';
import { readCreditors } from './round.reads.ts';
import type { RoundRecord } from './round.record.ts';
import { isTooLate } from './round.rules.ts';

/** The accounts to pay: the issuer's, and those of people by their ids. */
interface Destinations {
  issuer: string;
  people: ReadonlyMap<string, string>;
}

/**
 * Returns the wallets of all payees of a round, created and put on the ledger where they are not and the network gives
 * lumens away: one missing account would fail all payments.
 * @throws DestinationMissing naming them, LedgerUnavailable
 */
async function destinationsOf(
  scope: Scope,
  contract: ContractRecord,
  creditors: readonly { userId: string; name: string }[],
): Promise<Destinations> {
  const people = new Map(creditors.map(({ userId, name }) => [userId, name]));
  const homeless: string[] = [];
  for (const { partner, bps, fixedUnits } of contract.shares) {
    if ((bps ?? 0) === 0 && (fixedUnits ?? 0n) === 0n) continue;
    if (partner.userId === null) homeless.push(partner.name);
    else people.set(partner.userId, partner.name);
  }
  const owners: { owner: AccountOwner; name: string }[] = [
    { owner: { kind: 'issuer', id: contract.issuerId }, name: contract.issuerName },
    ...[...people].map(([id, name]) => ({ owner: { kind: 'user' as const, id }, name })),
  ];
  const found = await Promise.all(
    owners.map(async (one) => ({ ...one, key: await accountOf(scope, one.owner) })),
  );
  const missing = [...homeless, ...found.filter(({ key }) => key === undefined).map(({ name }) => name)];
  if (missing.length > 0) throw new DestinationMissing(missing);
  const keys = found.map(({ owner, name, key }) => ({ owner, name, publicKey: String(key) }));
  await requireOnLedger(scope, keys);
  return {
    issuer: keys.find(({ owner }) => owner.kind === 'issuer')?.publicKey ?? '',
    people: new Map(
      keys.flatMap(({ owner, publicKey }) => (owner.kind === 'user' ? [[owner.id, publicKey]] : [])),
    ),
  };
}

/** Queries the ledger now: an existing account may have been removed by its owner. @throws DestinationMissing */
async function requireOnLedger(
  scope: Scope,
  payees: readonly { publicKey: string; name: string }[],
): Promise<void> {
  const accounts = await scope.services.ledger.accounts([
    ...new Set(payees.map(({ publicKey }) => publicKey)),
  ]);
  const missing = payees.filter(({ publicKey }) => !accounts.has(publicKey)).map(({ name }) => name);
  if (missing.length > 0) throw new DestinationMissing([...new Set(missing)]);
}

/** undefined: this network gives no lumens away. */
async function accountOf(scope: Scope, owner: AccountOwner): Promise<string | undefined> {
  try {
    return await scope.services.wallets.ensureOnLedger(owner);
  } catch (error) {
    if (error instanceof Failure && error.code === 'FUNDING_REFUSED') return undefined;
    throw error;
  }
}

/** Data that only the ledger has, read before anything is locked. */
export interface RoundContext {
  escrowKey: string;
  networkId: string;
  spendable: bigint | null;
  destinations: Destinations;
  treasury: string;
  feeBid: bigint;
}

/** @throws ContractNotFinal, OtherLedger, DestinationMissing, LedgerUnavailable */
export async function contextOf(scope: Scope, contract: ContractRecord): Promise<RoundContext> {
  const { ledger, ledgerState, wallets, config } = scope.services;
  const { escrowKey, networkId } = contract;
  if (contract.state !== 'final' || escrowKey === null || networkId === null) throw new ContractNotFinal();
  ledgerState.requireUp();
  if (networkId !== ledger.networkId()) throw new OtherLedger();
  const [escrow, destinations, treasury, fees] = await Promise.all([
    ledger.account(escrowKey),
    readCreditors(scope, contract.id).then((creditors) => destinationsOf(scope, contract, creditors)),
    wallets.ensureOnLedger(TREASURY),
    ledger.fees(),
  ]);
  return {
    escrowKey,
    networkId,
    spendable: escrow?.spendable ?? null,
    destinations,
    treasury,
    feeBid: firstBid(fees, config.ledger.feeCap),
  };
}

/** The state of the ledger that the submission depends on. */
export interface PreFlight {
  /** Keys whose signature counts on the escrow now. */
  signers: ReadonlySet<string>;
  /** The sequence number that this round needs is used: by its own transaction, or by one that makes it worthless. */
  sequenceConsumed: boolean;
}

/**
 * Reads the ledger once more, just before the submission: a refusal there costs the fee, the sequence number and all
 * approvals, and here it costs nothing.
 * @throws LedgerUnavailable, OtherLedger, RoundNotOpen when its time is over, EscrowChanged, DestinationMissing
 */
export async function preFlight(scope: Scope, round: RoundRecord): Promise<PreFlight> {
  const { ledger, ledgerState, settlement } = scope.services;
  ledgerState.requireUp();
  if (round.networkId !== ledger.networkId()) throw new OtherLedger();
  if (isTooLate(round.maxTime, settlement.ledgerTime())) throw new RoundNotOpen('expired');
  const [escrow, channel] = await Promise.all([
    ledger.account(round.escrowKey),
    ledger.account(round.channelKey),
    requireOnLedger(
      scope,
      round.payments.map(({ destination: publicKey, name }) => ({ publicKey, name })),
    ),
  ]);
  if (escrow === null) throw new EscrowChanged('its account is gone');
  const signers = escrow.signers.filter(({ key, weight }) => weight === 1 && key !== round.escrowKey);
  if (escrow.signers.some(({ key, weight }) => weight > 1 || (key === round.escrowKey && weight > 0)))
    throw new EscrowChanged('a key has another weight than one');
  if (escrow.thresholds.medium !== round.requiredSigs)
    throw new EscrowChanged(`it asks for ${escrow.thresholds.medium} signatures`);
  if (escrow.spendable < round.totalUnits) throw new EscrowChanged('it holds too little for this round');
  return {
    signers: new Set(signers.map(({ key }) => key)),
    sequenceConsumed: channel === null || channel.sequence >= (round.channelSeq ?? 0n),
  };
}
