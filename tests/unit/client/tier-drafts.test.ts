import { describe, expect, it } from 'vitest';
import {
  digitsOf,
  faultsOfRow,
  isComplete,
  newTierDraft,
  priceOf,
  toTierInput,
} from '../../../client/src/features/events/organiser/tier-drafts.ts';

const EVENT = { effectiveAt: '2027-03-01T18:00', expiresAt: '2027-03-01T23:00', gracePeriod: '15m' };

describe('a tier of the Create Tickets form', () => {
  it('begins as one regular ticket of 50 USD', () => {
    expect(newTierDraft('regular')).toMatchObject({
      tier: 'regular',
      count: '1',
      price: '50',
      currency: 'USD',
      own: null,
    });
  });

  it.each([
    ['12', '12'],
    ['1a2b', '12'],
    ['-3.5', '35'],
    ['', ''],
  ])('keeps digits of a count: %s becomes %s', (typed, kept) => {
    expect(digitsOf(typed)).toBe(kept);
  });

  it.each([
    ['12.50', '12.50'],
    ['1x2.5.0', '12.50'],
    ['.5', '.5'],
    ['-7', '7'],
  ])('keeps digits and one point of a price: %s becomes %s', (typed, kept) => {
    expect(priceOf(typed)).toBe(kept);
  });

  it('is complete with a name and a count of one or more', () => {
    const draft = newTierDraft('vip');
    expect(isComplete(draft)).toBe(true);
    expect(isComplete({ ...draft, tier: '  ' })).toBe(false);
    expect(isComplete({ ...draft, count: '0' })).toBe(false);
    expect(isComplete({ ...draft, count: '' })).toBe(false);
  });

  it('leaves the times of the event to the server', () => {
    expect(toTierInput({ ...newTierDraft(' vip '), price: '.5' }, EVENT, EVENT, 'Africa/Kigali')).toEqual({
      tier: 'vip',
      count: 1,
      price: '0.5',
      currency: 'USD',
      effectiveAt: null,
      expiresAt: null,
      gracePeriod: '15m',
    });
  });

  it('prefers its own times to those of the form', () => {
    const all = { ...EVENT, gracePeriod: '1h' };
    const own = { ...EVENT, expiresAt: '2027-03-02T01:00', gracePeriod: '30s' };
    const input = toTierInput({ ...newTierDraft('vip'), own }, all, EVENT, 'Africa/Kigali');
    expect(input).toMatchObject({ effectiveAt: null, gracePeriod: '30s' });
    expect(input.expiresAt).toBe('2027-03-01T23:00:00.000Z');
    expect(toTierInput(newTierDraft('vip'), all, EVENT, 'Africa/Kigali').gracePeriod).toBe('1h');
  });

  it('finds its own faults among all', () => {
    const faults = { 'tiers.0.price': 'a', 'tiers.1.price': 'b', 'tiers.10.price': 'c', tiers: 'd' };
    expect(faultsOfRow(faults, 1)).toEqual({ price: 'b' });
  });
});
