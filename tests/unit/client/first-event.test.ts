import { describe, expect, it } from 'vitest';
import {
  blankStart,
  currencyOf,
  NO_FAULTS,
  remainingNotes,
  type StartValues,
  startFaults,
  startTier,
  suggestedEnd,
  tiersOf,
  withEvent,
  withoutTier,
  withTier,
} from '../../../client/src/features/first-hour/start-values.ts';
import { currencyOfZone } from '../../../server/lib/zones/index.ts';

const OFFERED = ['USD', 'XLM', 'KES'] as const;
const NAIROBI = 'The Alchemist, Nairobi, Kenya';

describe('the form of the first event', () => {
  it('begins with nothing filled in but the currency', () => {
    const { event, tiers } = blankStart();
    expect(tiers).toHaveLength(1);
    expect({ ...event, ...tiers[0] }).toMatchObject({
      name: '',
      description: '',
      tier: '',
      count: '',
      price: '',
    });
    expect(currencyOf(withEvent(blankStart(), { timeZone: 'UTC' }), OFFERED)).toBe('USD');
  });

  it('takes time zone and currency from the venue, until the currency is chosen', () => {
    const values = withEvent(blankStart(), { venue: NAIROBI });
    expect(values.event.timeZone).toBe('Africa/Nairobi');
    expect(currencyOf(values, OFFERED)).toBe('KES');
    expect(currencyOf({ ...values, currency: 'XLM' }, OFFERED)).toBe('XLM');
  });

  it('prices in dollars where the organiser cannot price in the currency of the place', () => {
    const values = withEvent(blankStart(), { venue: 'Ndere Centre, Kampala, Uganda' });
    expect(currencyOf(values, OFFERED)).toBe('USD');
    expect(currencyOf(values, [...OFFERED, 'UGX'])).toBe('UGX');
  });

  it('moves the end with the start until it is set', () => {
    const started = withEvent(blankStart(), { startDate: '2031-05-01T19:00' });
    expect(started.event.endDate).toBe('2031-05-01T23:00');
    const moved = withEvent(started, { startDate: '2031-05-02T20:00' });
    expect(moved.event.endDate).toBe(suggestedEnd('2031-05-02T20:00'));
    const set = withEvent(moved, { endDate: '2031-05-03T04:00' });
    expect(withEvent(set, { startDate: '2031-05-02T21:00' }).event.endDate).toBe('2031-05-03T04:00');
  });

  it('needs a description, a number and a price; 0 is a price', () => {
    const { event, tiers } = startFaults(blankStart()) ?? NO_FAULTS;
    expect(Object.keys(event).sort()).toEqual(['description', 'endDate', 'name', 'startDate', 'venue']);
    expect(Object.values(tiers).map((faults) => Object.keys(faults))).toEqual([['count', 'price']]);
    expect(startFaults(withRow({ count: '10', price: '0' }))?.tiers).toEqual({});
  });

  it('drops the error of a field that was changed, and keeps the others', () => {
    const before = blankStart();
    const key = before.tiers[0]?.key ?? 0;
    const faults = startFaults(before) ?? NO_FAULTS;
    const started = withEvent(before, { startDate: '2031-05-01T19:00' });
    const after = remainingNotes(faults, before, withTier(started, key, { count: '5' }));
    expect(after.event).not.toHaveProperty('startDate');
    expect(after.event).not.toHaveProperty('endDate');
    expect(after.event).toHaveProperty('name');
    expect(after.tiers[key]).toEqual({ price: faults.tiers[key]?.price });
  });

  it('names a tier without a name as the ticket form does', () => {
    const [tier] = tiersOf(withRow({ tier: ' ', count: '10', price: '5' }), OFFERED);
    expect(tier).toMatchObject({ tier: 'regular', count: '10', price: '5' });
  });

  it('has tiers of one currency, each of which can be changed and removed', () => {
    const [one, other] = [
      startTier({ count: '10', price: '5' }),
      startTier({ tier: 'VIP', count: '2', price: '9' }),
    ];
    const both: StartValues = { ...blankStart(), tiers: [one, other], currency: 'KES' };
    expect(tiersOf(withTier(both, other.key, { price: '8' }), OFFERED)).toMatchObject([
      { tier: 'regular', price: '5', currency: 'KES' },
      { tier: 'VIP', price: '8', currency: 'KES' },
    ]);
    expect(withoutTier(both, one.key).tiers).toEqual([other]);
  });
});

function withRow(tier: Parameters<typeof startTier>[0]): StartValues {
  return { ...blankStart(), tiers: [startTier(tier)] };
}

describe('the currency of a time zone', () => {
  it.each([
    ['Africa/Nairobi', 'KES'],
    ['Africa/Kigali', 'RWF'],
    ['Europe/Paris', 'EUR'],
    ['America/New_York', undefined],
    ['constructor', undefined],
  ])('%s has %s', (zone, currency) => {
    expect(currencyOfZone(zone)).toBe(currency);
  });
});
