/** Start settings of the payment sandbox. */
export interface PaymentSandboxSettings {
  databaseUrl: string;
  host: string;
  port: number;
  /** The time stands still and moves only by `POST /sandbox/clock`; by default it is that of the machine. */
  manualClock: boolean;
}

/** @throws Error naming every invalid setting */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PaymentSandboxSettings {
  const faults: string[] = [];
  const databaseUrl = environment.PAYMENTS_SANDBOX_DATABASE_URL?.trim() ?? '';
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    faults.push('PAYMENTS_SANDBOX_DATABASE_URL must be an address that begins with postgres://.');
  }
  const port = Number(environment.PAYMENTS_SANDBOX_PORT?.trim() || 8100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    faults.push('PAYMENTS_SANDBOX_PORT must be a whole number from 0 to 65535.');
  }
  if (faults.length > 0) throw new Error(`Settings: ${faults.join(' ')}`);
  const host = environment.PAYMENTS_SANDBOX_HOST?.trim() || '127.0.0.1';
  return { databaseUrl, host, port, manualClock: environment.PAYMENTS_SANDBOX_MANUAL_CLOCK === '1' };
}
