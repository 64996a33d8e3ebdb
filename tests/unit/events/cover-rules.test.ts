import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFocus,
  cropOf,
  isCoverFile,
  widthsFor,
} from '../../../server/modules/events/covers/cover.rules.ts';
import { BadInput } from '../../../server/platform/failures.ts';

describe('the sizes of a cover', () => {
  it.each([
    [1, [1]],
    [320, [320]],
    [321, [320, 321]],
    [1000, [320, 640, 1000]],
    [1920, [320, 640, 1280, 1920]],
    [5000, [320, 640, 1280, 1920]],
  ])('of a picture %d pixels wide are %j', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });
});

describe('a crop', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('lies in the picture', () => {
    fc.assert(
      fc.property(side, side, share, share, (width, height, x, y) => {
        const crop = cropOf({ from: { width, height }, to: { width: 1200, height: 630 }, x, y });
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.width).toBeGreaterThanOrEqual(1);
        expect(crop.height).toBeGreaterThanOrEqual(1);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('is placed by its focal point', () => {
    const wide = { from: { width: 2400, height: 630 }, to: { width: 1200, height: 630 } };
    expect(cropOf({ ...wide, x: 0, y: 0.5 })).toEqual({ left: 0, top: 0, width: 1200, height: 630 });
    expect(cropOf({ ...wide, x: 1, y: 0.5 }).left).toBe(1200);
    expect(cropOf({ ...wide, x: 0.5, y: 0 }).left).toBe(600);
  });
});

describe('a focal point', () => {
  it('is refused outside of the picture', () => {
    expect(checkFocus({ x: 0, y: 1 })).toEqual({ x: 0, y: 1 });
    for (const [x, y] of [
      [-0.001, 0],
      [0, 1.001],
      [Number.NaN, 0.5],
      [0, Number.POSITIVE_INFINITY],
    ] as const)
      expect(() => checkFocus({ x, y })).toThrow(BadInput);
  });
});

describe('the address of a file', () => {
  const hash = 'f'.repeat(64);
  it('has a hash, a width and a format', () => {
    expect(isCoverFile(hash, '320.webp')).toBe(true);
    expect(isCoverFile(hash, '1920.avif')).toBe(true);
    for (const file of ['320.svg', '.webp', '12345.webp', '320.webp\n', '../320.webp', '320.WEBP'])
      expect([file, isCoverFile(hash, file)]).toEqual([file, false]);
    for (const other of ['', 'F'.repeat(64), hash.slice(1), `${hash}0`, '..'])
      expect([other, isCoverFile(other, '320.webp')]).toEqual([other, false]);
  });
});
