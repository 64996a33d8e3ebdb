import { describe, expect, it } from 'vitest';
import { isDisguised, isPrintableLine, withShortValues } from '../../../server/lib/language/printable.ts';

describe('a line that people read', () => {
  it.each([
    ['an override of the direction', 'Safari \u202Egnuos'],
    ['an isolate of the direction', '\u2067Safari'],
    ['a mark of the direction', 'Safari\u200F'],
    ['a space without a width', 'Saf\u200Bari'],
    ['a joiner between letters', 'Saf\u200Dari'],
    ['a non-joiner', 'Saf\u200Cari'],
    ['a soft hyphen', 'Saf\u00ADari'],
    ['a byte order mark', '\uFEFFSafari'],
    ['a filler', 'Safari\u3164'],
  ])('is refused with %s', (_what, text) => {
    expect(isPrintableLine(text)).toBe(false);
    expect(isDisguised(text)).toBe(true);
  });

  it.each([
    'Ngũgĩ wa Thiong’o',
    'محمد علي',
    'שלום',
    'Amélie 👩🏽‍🚀',
    '👨‍👩‍👧 Fiesta',
    '🏳️‍🌈 Night',
    '北京',
    'É',
  ])('may be %s', (text) => expect(isPrintableLine(text)).toBe(true));
});

describe('a refusal', () => {
  it('shows the beginning of a long value, and short ones whole', () => {
    const name = '🎟'.repeat(5_000);
    expect(withShortValues(`This event has no "${name}".`)).toBe(`This event has no "${'🎟'.repeat(60)}…".`);
    expect(withShortValues(`No ${'x'.repeat(5_000)} here.`)).toBe(`No ${'x'.repeat(60)}… here.`);
    expect(withShortValues('This event has no "balcony".')).toBe('This event has no "balcony".');
    expect(withShortValues('word '.repeat(5_000)).length).toBeLessThan(2_010);
  });
});
