import { describe, expect, it } from 'vitest';
import {
  judgeDatabase,
  judgeDisk,
  judgeLedger,
  judgeMail,
  judgeQueue,
  overallLevel,
  sizeWords,
  uptimeWords,
} from '../../../server/modules/operations/system.rules.ts';

const HOUR = 3_600_000;
const GIB = 1024 ** 3;

it('shows the uptime in whole days and hours', () => {
  expect(uptimeWords(7 * 24 * HOUR + 14 * HOUR + 59 * 60_000)).toBe('7 days, 14 hours');
  expect(uptimeWords(25 * HOUR)).toBe('1 day, 1 hour');
  expect(uptimeWords(-5)).toBe('0 days, 0 hours');
});

it('shows sizes in the largest unit that fits', () => {
  expect([512n, 1536n, 12n * 1024n ** 2n, 3n * 1024n ** 3n].map(sizeWords)).toEqual([
    '512 bytes',
    '1.5 KB',
    '12 MB',
    '3.0 GB',
  ]);
});

describe('the health of a part', () => {
  const database = { milliseconds: 2, bytes: 1n, connections: 10, most: 100 };
  const mail = { sends: true, waiting: 0, oldestMs: 0, failed: 0 };
  const queue = { failing: [], quietMs: 30_000, upMs: HOUR };
  it.each([
    [judgeDatabase(database), 'healthy'],
    [judgeDatabase({ ...database, milliseconds: 900 }), 'warning'],
    [judgeDatabase({ ...database, connections: 80 }), 'warning'],
    [judgeLedger({ up: true, frozen: false, notice: null }), 'healthy'],
    [judgeLedger({ up: false, frozen: false, notice: 'away' }), 'warning'],
    [judgeLedger({ up: false, frozen: true, notice: 'another one' }), 'critical'],
    [judgeMail(mail), 'healthy'],
    [judgeMail({ ...mail, sends: false }), 'warning'],
    [judgeMail({ ...mail, failed: 2 }), 'warning'],
    [judgeMail({ ...mail, waiting: 3, oldestMs: HOUR }), 'critical'],
    [judgeQueue(queue), 'healthy'],
    [judgeQueue({ ...queue, quietMs: null, upMs: 1_000 }), 'healthy'],
    [judgeQueue({ ...queue, failing: ['mail.send'] }), 'warning'],
    [judgeQueue({ ...queue, quietMs: HOUR }), 'critical'],
    [judgeQueue({ ...queue, quietMs: null }), 'critical'],
    [judgeDisk({ free: 50 * GIB, size: 100 * GIB }), 'healthy'],
    [judgeDisk({ free: 9 * GIB, size: 100 * GIB }), 'warning'],
    [judgeDisk({ free: GIB / 8, size: GIB / 2 }), 'critical'],
  ])('%o is %s', (found, level) => {
    expect(found.level).toBe(level);
    expect(found.note).not.toBe('');
  });

  it('makes the whole as well as its worst part', () => {
    const of = (level: 'healthy' | 'warning' | 'critical') => ({ part: 'disk' as const, level, note: '' });
    expect(overallLevel([])).toBe('healthy');
    expect(overallLevel([of('healthy'), of('warning')])).toBe('warning');
    expect(overallLevel([of('critical'), of('warning')])).toBe('critical');
  });
});
