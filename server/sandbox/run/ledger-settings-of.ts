import { DEFAULT_LEDGER_SETTINGS, type LedgerSettings } from '../core/index.ts';
import type { SandboxSettings } from '../settings.ts';

/**
 * Returns the engine's settings; values that the sandbox does not configure are those of a real network of that
 * protocol.
 */
export function ledgerSettingsOf({ passphrase, baseFee, baseReserve }: SandboxSettings): LedgerSettings {
  return { ...DEFAULT_LEDGER_SETTINGS, passphrase, baseFee, baseReserve };
}
