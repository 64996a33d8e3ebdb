import path from 'node:path';
import { parseSettings, type Settings } from './settings.ts';

/** argon2id costs. `memory` in KiB. */
export interface PasswordCost {
  memory: number;
  time: number;
}

export interface Config {
  production: boolean;
  version: string;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  /** undefined: the embedded database. */
  databaseUrl: string | undefined;
  databasePool: number;
  logLevel: string;
  /** Origins, besides our own, whose pages may call. Empty: none. */
  corsOrigins: string[];
  /** Believe X-Forwarded-For of the proxy in front. */
  trustProxy: boolean;
  rateLimits: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** undefined: no demo accounts. */
  demoPassword: string | undefined;
  /** The map that a person may open in an event's page; `{venue}` stands for the venue as text. */
  mapUrl: string;
  /** Whoever reads /metrics must bring it. undefined: open, but shut in production. */
  metricsToken: string | undefined;
  passwordCost: PasswordCost;
  tokenLifetimeSeconds: number;
  /** Given secrets, base64 or hex of 32 bytes; undefined ones are generated into the data folder. */
  given: { masterKey: Buffer | undefined; tokenKey: Buffer | undefined };
}

/** Every wrong setting at once, in words. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(`Settings: ${faults.join(' ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Shapes and checks the whole configuration.
 * @throws ConfigError naming every bad value
 */
export function shapeConfig(
  environment: Readonly<Record<string, string | undefined>>,
  version: string,
): Config {
  const faults: string[] = [];
  const settings = parseSettings(environment, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  return arrange(settings, version);
}

function arrange(settings: Settings, version: string): Config {
  const production = settings.nodeEnv === 'production';
  const host = settings.host ?? (production ? '0.0.0.0' : 'localhost');
  return {
    production,
    version,
    host,
    port: settings.port,
    publicUrl: settings.publicUrl ?? `http://localhost:${settings.port}`,
    dataDir: path.resolve(settings.dataDir),
    databaseUrl: settings.databaseUrl,
    databasePool: settings.databasePool,
    logLevel: settings.logLevel,
    corsOrigins: settings.corsOrigins,
    trustProxy: settings.trustProxy,
    rateLimits: settings.rateLimits,
    smtpUrl: settings.smtpUrl,
    mailFrom: settings.mailFrom,
    demoPassword: production || settings.databaseUrl !== undefined ? undefined : settings.demoPassword,
    mapUrl: settings.mapUrl,
    metricsToken: settings.metricsToken,
    passwordCost: { memory: settings.argonMemory, time: settings.argonTime },
    tokenLifetimeSeconds: 7 * 24 * 3600,
    given: { masterKey: settings.masterKey, tokenKey: settings.tokenKey },
  };
}
