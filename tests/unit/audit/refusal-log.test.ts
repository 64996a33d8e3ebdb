import { describe, expect, it } from 'vitest';
import { RefusalLog } from '../../../server/modules/audit/refusal-log.ts';
import { ANONYMOUS } from '../../../server/platform/access/actor.ts';
import { AUDIT_COLUMNS, type AuditSource } from '../../../server/platform/audit-entry.writes.ts';

let now = new Date('2026-12-05T16:00:00Z');
const from = (address: string): AuditSource => ({
  actor: ANONYMOUS,
  requestId: 'r',
  address,
  clock: { now: () => now },
});
const refusal = { operation: 'users', code: 'FORBIDDEN' };
const column = (row: unknown[], name: (typeof AUDIT_COLUMNS)[number]): unknown =>
  row[AUDIT_COLUMNS.indexOf(name)];

describe('the log of refusals', () => {
  it('names the caller and the refused action', () => {
    const log = new RefusalLog();
    log.add(from('10.0.0.1'), refusal);
    const [row = []] = log.take(now);
    expect(column(row, 'action')).toBe('access.refuse');
    expect(column(row, 'entity_id')).toBe('users');
    expect(column(row, 'address')).toBe('10.0.0.1');
    expect(column(row, 'success')).toBe(false);
    expect(column(row, 'error')).toBe('FORBIDDEN');
    expect(log.take(now)).toEqual([]);
  });

  it('keeps 30 of one source a minute and counts the rest, without silencing others', () => {
    const log = new RefusalLog();
    for (let index = 0; index < 5_000; index += 1) log.add(from('10.0.0.1'), refusal);
    log.add(from('10.0.0.2'), refusal);
    expect(log.take(now)).toHaveLength(31);
    now = new Date(now.getTime() + 61_000);
    const counted = log.take(now);
    expect(counted).toHaveLength(1);
    expect(column(counted[0] ?? [], 'details')).toBe('{"suppressed":4970}');
    log.add(from('10.0.0.1'), refusal);
    expect(log.take(now)).toHaveLength(1);
  });

  it('keeps 600 a minute however many addresses a flood has', () => {
    const log = new RefusalLog();
    for (let index = 0; index < 100_000; index += 1) log.add(from(`2001:db8::${index}`), refusal);
    const rows = log.take(now, true);
    expect(rows.length).toBeLessThanOrEqual(601);
    const suppressed = rows.map((row) => JSON.parse(String(column(row, 'details'))).suppressed ?? 0);
    const kept = suppressed.filter((count) => count === 0).length;
    expect(kept + suppressed.reduce((sum, count) => sum + count, 0)).toBe(100_000);
  });

  it('takes rows back that could not be written', () => {
    const log = new RefusalLog();
    log.add(from('10.0.0.1'), refusal);
    const rows = log.take(now);
    log.restore(rows);
    expect(log.take(now)).toEqual(rows);
  });
});
