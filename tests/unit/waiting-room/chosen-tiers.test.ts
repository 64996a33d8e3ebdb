import { describe, expect, it } from 'vitest';
import { type Listing, needsTurn } from '../../../server/modules/orders/listing/listing.rules.ts';
import { checkSettings, isSameChoice } from '../../../server/modules/waiting-room/waiting-room.rules.ts';
import { BadInput, type FieldFault } from '../../../server/platform/failures.ts';

const NOW = new Date('2030-01-01T12:00:00Z');
const TIMES = {
  joinsFrom: new Date('2030-01-01T15:00:00Z'),
  onSaleAt: new Date('2030-01-01T16:00:00Z'),
  minutes: 8,
  mostPerMinute: null,
};
const TIERS = Array.from({ length: 60 }, (_, nth) => `tier-${nth}`);

function faultOf(tierIds?: readonly string[] | null) {
  try {
    checkSettings({ ...TIMES, tierIds }, NOW, TIERS);
    return null;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const fields = error.details?.fields as FieldFault[];
    return fields.map(({ field, code }) => `${field} ${code}`);
  }
}

describe('the choice of tiers for a waiting room', () => {
  it('is all of them without a choice, or one to fifty of the event, each once', () => {
    expect([faultOf(), faultOf(null), faultOf(['tier-1']), faultOf(TIERS.slice(0, 50))]).toEqual(
      Array(4).fill(null),
    );
    expect(faultOf([])).toEqual(['tierIds TICKET']);
    expect(faultOf(TIERS.slice(0, 51))).toEqual(['tierIds TOO_MANY']);
    expect(faultOf(['tier-1', 'tier-60'])).toEqual(['tierIds UNKNOWN']);
    expect(faultOf(['tier-1', 'tier-2', 'tier-1'])).toEqual(['tierIds TIER_TWICE']);
  });

  it('is the same in any order; all tiers are another choice than each of them', () => {
    expect(isSameChoice(null, null)).toBe(true);
    expect(isSameChoice(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(isSameChoice(['a', 'b'], ['a'])).toBe(false);
    expect(isSameChoice(['a'], ['b'])).toBe(false);
    expect(isSameChoice(null, ['a'])).toBe(false);
  });
});

describe('an order', () => {
  const tier = (id: string, hidden = false) => ({ hidden, terms: { tierId: id } });
  const tiers = new Map([
    ['vip', tier('1')],
    ['regular', tier('2')],
    ['press', tier('3', true)],
  ]) as unknown as Listing['tiers'];
  const needs = (room: Listing['room'], names: string[], code: string | null = null) =>
    needsTurn({ room, tiers }, { lines: names.map((name) => ({ tier: name })), code });

  it('needs a turn for any ticket of a room of all tiers, and none without a room', () => {
    expect(needs('all', ['regular'])).toBe(true);
    expect(needs('all', ['unknown'])).toBe(true);
    expect(needs(null, ['vip', 'regular'])).toBe(false);
  });

  it('needs a turn when one of its tickets is sold through the room', () => {
    expect(needs(['1'], ['regular'])).toBe(false);
    expect(needs(['1'], ['vip'])).toBe(true);
    expect(needs(['1'], ['regular', 'vip'])).toBe(true);
    expect(needs(['1'], ['unknown'])).toBe(false);
  });

  it('needs no turn for a hidden tier without a code: the sale does not know it', () => {
    expect(needs(['3'], ['press'])).toBe(false);
    expect(needs(['3'], ['press'], 'PRESALE')).toBe(true);
  });
});
