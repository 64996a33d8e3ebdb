import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../client/src/features/order-page/order-moment.ts';

const event = { startDate: '2026-12-05T17:00:00Z', endDate: '2026-12-05T22:00:00Z' };
const at = (time: string) => momentOf(event, Date.parse(`2026-12-05T${time}Z`));

describe('the moment of an order', () => {
  it.each([
    ['10:59:59', 'BEFORE'],
    ['11:00:00', 'ON_THE_WAY'],
    ['15:59:59', 'ON_THE_WAY'],
    ['16:00:00', 'AT_THE_GATE'],
    ['21:59:59', 'AT_THE_GATE'],
    ['22:00:00', 'AFTER'],
  ])('at %s is %s', (time, moment) => {
    expect(at(time)).toBe(moment);
  });
});
