import pino from 'pino';

export type Log = pino.Logger;

/** Names whose values must never be logged, wherever they occur. */
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
  'orderKey',
  'order_key',
  'pass',
];

const REDACTED = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Creates a log of structured lines on standard output; each component uses a child with its name. */
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
