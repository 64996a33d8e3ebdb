import type { Services } from '../../../platform/services.ts';
import { escrowOutcome } from './escrow-outcome.ts';

/** Says what follows from the outcomes of escrows' wishes. Before the settlement starts. */
export function connectContracts({ settlement }: Services): void {
  settlement.handle('escrow', escrowOutcome);
}
