export type HealthLevel = 'healthy' | 'warning' | 'critical';
export type HealthPart = 'database' | 'ledger' | 'mail' | 'queue' | 'disk';

/** Health of one part: a level for programs and a sentence for people. */
export interface PartHealth {
  part: HealthPart;
  level: HealthLevel;
  note: string;
}

const ORDER: readonly HealthLevel[] = ['healthy', 'warning', 'critical'];

/** The overall level is the level of the worst part. */
export function overallLevel(parts: readonly PartHealth[]): HealthLevel {
  return ORDER[Math.max(0, ...parts.map(({ level }) => ORDER.indexOf(level)))] ?? 'healthy';
}

const SLOW_MS = 250;
const CROWDED = 0.8;

/** @param answer milliseconds of a round trip, bytes on disk, connections of the server's maximum */
export function judgeDatabase(answer: {
  milliseconds: number;
  bytes: bigint;
  connections: number;
  most: number;
}): PartHealth {
  const { milliseconds, bytes, connections, most } = answer;
  const facts = `answers in ${Math.max(1, Math.round(milliseconds))} ms, ${sizeWords(bytes)}, ${connections} of ${most} connections`;
  if (connections >= most * CROWDED)
    return part('database', 'warning', `Nearly all connections are taken: ${facts}.`);
  if (milliseconds > SLOW_MS) return part('database', 'warning', `Slow: ${facts}.`);
  return part('database', 'healthy', `Up: ${facts}.`);
}

export function judgeLedger(standing: { up: boolean; frozen: boolean; notice: string | null }): PartHealth {
  if (standing.up) return part('ledger', 'healthy', 'Up: payments go through.');
  return part(
    'ledger',
    standing.frozen ? 'critical' : 'warning',
    standing.notice ?? 'The ledger cannot be reached.',
  );
}

const MAIL_LATE_MS = 10 * 60_000;

/** @param mail count in the queue, age of the oldest, and count of failures in the last day */
export function judgeMail(mail: {
  sends: boolean;
  waiting: number;
  oldestMs: number;
  failed: number;
}): PartHealth {
  const { sends, waiting, oldestMs, failed } = mail;
  if (!sends) return part('mail', 'warning', 'No mail server is set: mails are kept and not sent.');
  if (oldestMs > MAIL_LATE_MS)
    return part(
      'mail',
      'critical',
      `${waiting} mails wait, the first for ${Math.round(oldestMs / 60_000)} minutes.`,
    );
  if (failed > 0) return part('mail', 'warning', `${failed} mails could not be delivered in the last day.`);
  return part(
    'mail',
    'healthy',
    waiting === 0 ? 'Up: nothing waits.' : `Up: ${waiting} mails are on their way.`,
  );
}

const STILL_MS = 5 * 60_000;

/** @param queue names of timed jobs whose last run failed, and the time since any of them ended; null: never */
export function judgeQueue(queue: {
  failing: readonly string[];
  quietMs: number | null;
  upMs: number;
}): PartHealth {
  const { failing, quietMs, upMs } = queue;
  if ((quietMs ?? upMs) > STILL_MS && upMs > STILL_MS)
    return part('queue', 'critical', 'No job has run for more than five minutes.');
  if (failing.length > 0) return part('queue', 'warning', `The last run failed: ${failing.join(', ')}.`);
  return part(
    'queue',
    'healthy',
    quietMs === null ? 'Up: the first jobs are about to run.' : 'Up: jobs run on time.',
  );
}

const GIB = 1024 ** 3;

/** `free` is the space that the product itself may still use. */
export function judgeDisk({ free, size }: { free: number; size: number }): PartHealth {
  const share = size === 0 ? 0 : free / size;
  const facts = `${sizeWords(BigInt(Math.round(free)))} of ${sizeWords(BigInt(Math.round(size)))} free`;
  if (free < GIB / 4 || share < 0.02) return part('disk', 'critical', `Almost full: ${facts}.`);
  if (free < GIB || share < 0.1) return part('disk', 'warning', `Filling up: ${facts}.`);
  return part('disk', 'healthy', `${facts}.`);
}

function part(name: HealthPart, level: HealthLevel, note: string): PartHealth {
  return { part: name, level, note };
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** '12 MB': in steps of 1,024. */
export function sizeWords(bytes: bigint): string {
  let size = Number(bytes);
  let unit = 0;
  for (; size >= 1024 && unit < UNITS.length - 1; unit += 1) size /= 1024;
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${UNITS[unit]}`;
}

const HOUR_MS = 3_600_000;

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** '7 days, 14 hours': whole days and whole hours. */
export function uptimeWords(milliseconds: number): string {
  const hours = Math.floor(Math.max(0, milliseconds) / HOUR_MS);
  return `${counted(Math.floor(hours / 24), 'day')}, ${counted(hours % 24, 'hour')}`;
}
