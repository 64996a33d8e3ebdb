import type { Scope } from '../../../platform/scope.ts';
import { requireOnLedger } from './destinations.ts';
import { EscrowChanged, OtherLedger, RoundNotOpen } from './round.failures.ts';
import type { RoundRecord } from './round.record.ts';
import { isTooLate } from './round.rules.ts';

/** The state of the ledger that the submission depends on. */
export interface PreFlight {
  /** Keys whose signature counts on the escrow now. */
  signers: ReadonlySet<string>;
  /** Something else has used the sequence number that this round needs: it can never be paid. */
  overtaken: boolean;
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
    overtaken: channel === null || channel.sequence >= (round.channelSeq ?? 0n),
  };
}
