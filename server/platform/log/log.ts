import pino from 'pino';

export type Log = pino.Logger;

/** Names whose values no log line may hold, wherever they stand. */
const SECRET_NAMES = [
  'password',
  'currentPassword',
  'newPassword',
  'current_password',
  'new_password',
  'token',
  'apiKey',
  'api_key',
  'key',
  'secret',
  'secretKey',
  'seed',
  'authorization',
  'cookie',
  'payload',
];

const REDACTED = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Structured lines on standard output; each part takes a child with its name. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
    redact: { paths: REDACTED, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
