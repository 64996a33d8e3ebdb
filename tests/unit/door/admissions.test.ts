import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedTime, storedOutcome } from '../../../server/modules/door/door.rules.ts';
import { type Admission, compareAdmissions, resolveAdmissions } from '../../support/admissions.ts';

const admission = fc.record({
  ticketId: fc.constant('t'),
  deviceId: fc.constantFrom('gate-a', 'gate-b', 'Gate-B', 'ghé'),
  nonce: fc.string({ minLength: 1, maxLength: 4 }),
  timeDoubtful: fc.boolean(),
  correctedAt: fc.integer({ min: 0, max: 3 }).map((step) => new Date(1_764_950_400_000 + step)),
});
const distinct = fc.uniqueArray(admission, {
  minLength: 1,
  maxLength: 8,
  selector: ({ deviceId, nonce }) => `${deviceId}\n${nonce}`,
});

describe('several admissions of one ticket', () => {
  it('have the same winner and losers in whatever order they arrive', () => {
    fc.assert(
      fc.property(
        distinct.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(resolveAdmissions(shuffled)).toEqual(resolveAdmissions(all));
        },
      ),
    );
  });

  it('let the earliest trusted one win, and none is lost', () => {
    fc.assert(
      fc.property(distinct, (all) => {
        const settled = resolveAdmissions(all);
        expect(settled?.losers).toHaveLength(all.length - 1);
        const believed = all.filter(({ timeDoubtful }) => !timeDoubtful);
        expect(settled?.winner.timeDoubtful).toBe(believed.length === 0);
        for (const { correctedAt } of believed) {
          expect(settled?.winner.correctedAt.getTime()).toBeLessThanOrEqual(correctedAt.getTime());
        }
      }),
    );
  });

  it('are never equal unless they are the same scan', () => {
    fc.assert(
      fc.property(admission, admission, (a, b) => {
        const same = JSON.stringify(a) === JSON.stringify(b);
        expect(compareAdmissions(a, b) === 0).toBe(same);
        expect(Math.sign(compareAdmissions(a, b))).toBe(-Math.sign(compareAdmissions(b, a)) + 0);
      }),
    );
  });

  it('at the same moment go to the lower device id', () => {
    const at = new Date();
    const scan = (deviceId: string): Admission => ({
      ticketId: 't',
      deviceId,
      nonce: 'n',
      correctedAt: at,
      timeDoubtful: false,
    });
    expect(resolveAdmissions([scan('b'), scan('a')])?.winner.deviceId).toBe('a');
    expect(resolveAdmissions([])).toBeNull();
  });
});

describe('a queued scan', () => {
  it('is put right by the offset of its device, either way', () => {
    const said = new Date('2026-12-05T16:00:00Z');
    expect(correctedTime(said, 3_600_000).toISOString()).toBe('2026-12-05T17:00:00.000Z');
    expect(correctedTime(said, -3_600_000).toISOString()).toBe('2026-12-05T15:00:00.000Z');
  });

  it('keeps what the door did, but never admits what was no ticket', () => {
    expect(storedOutcome({ fault: null }, { admitted: true, outcome: 'good' })).toBe('admitted');
    expect(storedOutcome({ fault: null }, { admitted: true, outcome: 'admitted' })).toBe('admitted');
    expect(storedOutcome({ fault: null }, { admitted: false, outcome: 'expired' })).toBe('expired');
    expect(storedOutcome({ fault: null }, { admitted: false, outcome: 'admitted' })).toBe('good');
    expect(storedOutcome({ fault: 'bad_signature' }, { admitted: true, outcome: 'admitted' })).toBe(
      'bad_signature',
    );
    expect(storedOutcome({ fault: 'wrong_issuer' }, { admitted: true, outcome: 'good' })).toBe(
      'wrong_issuer',
    );
  });
});
