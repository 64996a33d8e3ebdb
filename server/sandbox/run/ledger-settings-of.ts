import { DEFAULT_LEDGER_SETTINGS, type LedgerSettings } from '../core/index.ts';
import type { SandboxSettings } from '../settings.ts';

/** The rules' own settings; what the sandbox does not ask for is as in a real network of that protocol. */
export function ledgerSettingsOf({ passphrase, baseFee, baseReserve }: SandboxSettings): LedgerSettings {
  return { ...DEFAULT_LEDGER_SETTINGS, passphrase, baseFee, baseReserve };
}
