import { DEFAULT_LEDGER_SETTINGS, type LedgerSettings } from './core/index.ts';

/** Start settings of the sandbox ledger. */
export interface SandboxSettings {
  databaseUrl: string;
  host: string;
  port: number;
  passphrase: string;
  /** Stroops per operation, in the genesis ledger. */
  baseFee: number;
  /** Stroops per ledger entry, in the genesis ledger. */
  baseReserve: number;
  /** Seconds between closes. */
  closeSeconds: number;
  /** Seconds between closes while transactions are queued. */
  pendingCloseSeconds: number;
  /** Ledgers close only on request. */
  manualClose: boolean;
  /** Enables `/sandbox/faults`. */
  faults: boolean;
  logLevel: string;
}

/** Reports all invalid settings at once. */
export class SettingsError extends Error {
  constructor(faults: string[]) {
    super(`Settings: ${faults.join(' ')}`);
    this.name = 'SettingsError';
  }
}

/** `Networks.SANDBOX` of the SDK. */
export const SANDBOX_PASSPHRASE = 'Local Sandbox Stellar Network ; September 2022';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const FLAGS = new Map([
  ['1', true],
  ['on', true],
  ['true', true],
  ['0', false],
  ['off', false],
  ['false', false],
]);

/** @throws SettingsError naming every bad value */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const faults: string[] = [];
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const number = (name: string, standard: number, least: number, most: number, whole = true): number => {
    const given = text(name);
    const value = given === undefined ? standard : Number(given);
    if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
    faults.push(`${name} must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}.`);
    return standard;
  };
  const flag = (name: string): boolean => {
    const value = FLAGS.get(text(name) ?? '0');
    if (value === undefined) faults.push(`${name} must be 1 or 0.`);
    return value ?? false;
  };
  const databaseUrl = text('SANDBOX_DATABASE_URL') ?? '';
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    faults.push('SANDBOX_DATABASE_URL must be an address that begins with postgres://.');
  }
  const logLevel = text('SANDBOX_LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    faults.push(`SANDBOX_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  const closeSeconds = number('SANDBOX_CLOSE_SECONDS', 1, 0.05, 3600, false);
  const settings: SandboxSettings = {
    databaseUrl,
    host: text('SANDBOX_HOST') ?? '127.0.0.1',
    port: number('SANDBOX_PORT', 8000, 0, 65_535),
    passphrase: text('SANDBOX_PASSPHRASE') ?? SANDBOX_PASSPHRASE,
    baseFee: number('SANDBOX_BASE_FEE', 100, 1, 1_000_000_000),
    baseReserve: number('SANDBOX_BASE_RESERVE', 5_000_000, 1, 1_000_000_000),
    closeSeconds,
    pendingCloseSeconds: number('SANDBOX_PENDING_CLOSE_SECONDS', closeSeconds, 0.05, 3600, false),
    manualClose: flag('SANDBOX_MANUAL_CLOSE'),
    faults: flag('SANDBOX_FAULTS'),
    logLevel,
  };
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/**
 * Returns the engine's settings; values that the sandbox does not configure are those of a real network of that
 * protocol.
 */
export function ledgerSettingsOf({ passphrase, baseFee, baseReserve }: SandboxSettings): LedgerSettings {
  return { ...DEFAULT_LEDGER_SETTINGS, passphrase, baseFee, baseReserve };
}
