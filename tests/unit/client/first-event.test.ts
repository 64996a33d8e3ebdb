import { describe, expect, it } from 'vitest';
import {
  blankStart,
  currencyOf,
  remainingFaults,
  startFaults,
  suggestedEnd,
  tierOf,
  withEvent,
} from '../../../client/src/features/first-hour/start-values.ts';
import { currencyOfZone } from '../../../server/lib/zones/index.ts';

const OFFERED = ['USD', 'XLM', 'KES'] as const;
const NAIROBI = 'The Alchemist, Nairobi, Kenya';

describe('the form of the first event', () => {
  it('begins with nothing filled in but the currency', () => {
    const { event, tier } = blankStart();
    expect({ ...event, ...tier }).toMatchObject({
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
    expect(Object.keys(startFaults(blankStart())).sort()).toEqual([
      ...['count', 'description', 'endDate', 'name', 'price', 'startDate', 'venue'],
    ]);
    const priced = { ...blankStart(), tier: { tier: '', count: '10', price: '0' } };
    expect(startFaults(priced)).not.toHaveProperty('price');
    expect(startFaults(priced)).not.toHaveProperty('count');
  });

  it('drops the error of a field that was changed, and keeps the others', () => {
    const before = blankStart();
    const faults = startFaults(before);
    const after = remainingFaults(faults, before, withEvent(before, { startDate: '2031-05-01T19:00' }));
    expect(after).not.toHaveProperty('startDate');
    expect(after).not.toHaveProperty('endDate');
    expect(after).toHaveProperty('name');
  });

  it('names a tier without a name as the ticket form does', () => {
    const values = { ...blankStart(), tier: { tier: ' ', count: '10', price: '5' } };
    expect(tierOf(values, OFFERED)).toMatchObject({ tier: 'regular', count: '10', price: '5' });
  });
});

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
