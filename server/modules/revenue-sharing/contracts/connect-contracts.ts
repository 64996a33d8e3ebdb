import type { Services } from '../../../platform/services.ts';
import { escrowOutcome } from './escrow-outcome.ts';

/** Registers the handler for the outcomes of escrow intents. Must run before the settlement starts. */
export function connectContracts({ settlement }: Services): void {
  settlement.handle('escrow', escrowOutcome);
}
