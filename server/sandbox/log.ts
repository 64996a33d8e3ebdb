import pino from 'pino';

export type Log = pino.Logger;

/** Structured lines on standard output. Submissions are public on a ledger; keys never reach the sandbox. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
