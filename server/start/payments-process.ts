import { type Config, ConfigError } from '../platform/config/config.ts';
import type { Log } from '../platform/log.ts';
import { type ChildProgram, runChildProgram } from './child-program.ts';
import { chooseFreePort } from './ledger-process.ts';

const USUAL = 8100;

/**
 * Returns the settings with the address of the payment sandbox, when the product runs it.
 * @throws ConfigError when the configured port is taken
 */
export async function placePayments(config: Config, log: Log): Promise<Config> {
  const { payments } = config;
  if (!payments.runsSandbox) return config;
  const wanted = payments.sandboxPort ?? USUAL;
  const port = await chooseFreePort(wanted);
  if (port !== wanted && payments.sandboxPort)
    throw new ConfigError([`PAYMENTS_SANDBOX_PORT ${wanted} is taken by another program; choose another.`]);
  if (port !== wanted && wanted !== 0)
    log.warn(`Port ${wanted} is taken by another program; the payment sandbox is at port ${port}.`);
  const sandboxUrl = `http://localhost:${port}`;
  const providers = Object.fromEntries(
    Object.entries(payments.providers).map(([name, settings]) => [
      name,
      { ...settings, baseUrl: sandboxUrl },
    ]),
  );
  return { ...config, payments: { ...payments, providers, sandboxUrl } };
}

/** Runs the payment sandbox as a separate process. */
export function startPaymentsProcess(sandboxUrl: string, databaseUrl: string, log: Log): ChildProgram {
  return runChildProgram({
    name: 'payment sandbox',
    program: 'payment-sandbox',
    env: { PAYMENTS_SANDBOX_DATABASE_URL: databaseUrl, PAYMENTS_SANDBOX_PORT: new URL(sandboxUrl).port },
    log,
  });
}
