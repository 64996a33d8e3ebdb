import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSegments, gsmText } from '../../../server/lib/phone/segments.ts';

describe('segments of a text', () => {
  it.each([
    ['', 'GSM-7', 0, 1],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    ['ê'.repeat(70), 'UCS-2', 70, 1],
    ['ê'.repeat(71), 'UCS-2', 71, 2],
    ['ê'.repeat(134), 'UCS-2', 134, 2],
    ['ê'.repeat(135), 'UCS-2', 135, 3],
    ['🎟'.repeat(35), 'UCS-2', 70, 1],
  ] as const)('counts %j', (text, encoding, units, segments) => {
    expect(countSegments(text)).toEqual({ encoding, units, segments });
  });

  it('divides no character of two units between two parts', () => {
    // 152 septets and a sign of two: the sign begins the second part, and its last septet makes a third.
    expect(countSegments(`${'a'.repeat(152)}€${'b'.repeat(152)}`).segments).toBe(3);
    expect(countSegments(`${'a'.repeat(151)}€${'b'.repeat(153)}`).segments).toBe(2);
    // 67 units hold 33 pairs.
    expect(countSegments('🎟'.repeat(67)).segments).toBe(3);
  });

  it('makes one no-break space of an amount an ordinary one', () => {
    expect(countSegments('Ksh\u00a01,500').encoding).toBe('UCS-2');
    expect(countSegments(gsmText('Ksh\u00a01,500')).encoding).toBe('GSM-7');
  });

  it.each([
    ['L’été à la plage — dès 20 h…', "L'été à la plage - dès 20 h..."],
    ['Fête de la Côte d’Ivoire', "Fete de la Cote d'Ivoire"],
    ['Œuvre française', 'OEuvre francaise'],
    ['{50%} [a] ~b| \\c^', '{50%} [a] ~b| \\c^'],
    ['ሙዚቃ 🎟', 'ሙዚቃ 🎟'],
  ])('writes %j with the alphabet as far as it goes', (text, written) => {
    expect(gsmText(text)).toBe(written);
  });

  it('never needs more than one part for each unit, nor fewer than the bytes need', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { encoding, units, segments } = countSegments(text);
        const [one, part] = encoding === 'GSM-7' ? [160, 153] : [70, 67];
        if (units <= one) expect(segments).toBe(1);
        else {
          expect(segments).toBeGreaterThanOrEqual(Math.ceil(units / part));
          expect(segments).toBeLessThanOrEqual(Math.ceil(units / (part - 1)));
        }
        expect(gsmText(gsmText(text))).toBe(gsmText(text));
      }),
    );
  });
});
