import { firstBid } from '../../../ledger/settlement/index.ts';
import { type Scope } from '../../../platform/scope.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { TREASURY } from './close-channel.ts';
import { type Destinations, destinationsOf } from './destinations.ts';
import { ContractNotFinal, OtherLedger } from './round.failures.ts';
import { readCreditors } from './round.reads.ts';

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
