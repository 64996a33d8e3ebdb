import type { Parts } from '../../../parts.ts';
import { escrowOutcome } from './escrow-outcome.ts';

/** Says what follows from the outcomes of escrows' wishes. Before the settlement starts. */
export function connectContracts({ settlement }: Parts): void {
  settlement.handle('escrow', escrowOutcome);
}
