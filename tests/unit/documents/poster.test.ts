import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posterSvg as clientPosterSvg } from '../../../client/src/ui/poster.ts';
import { posterSvg } from '../../../server/lib/documents/index.ts';

const root = join(import.meta.dirname, '../../..');
const card = { width: 640, height: 400 };
const ids = fc.sample(fc.uuid(), { numRuns: 200, seed: 1 });
const drawings = ids.map((id) => posterSvg(id, card));

describe('the poster of an event', () => {
  it('is the same on the server and in the browser, at any size', () => {
    const side = fc.integer({ min: 40, max: 2_000 });
    fc.assert(
      fc.property(fc.oneof(fc.uuid(), fc.string()), side, side, (id, width, height) => {
        expect(clientPosterSvg(id, { width, height })).toBe(posterSvg(id, { width, height }));
      }),
    );
  });

  it.each(['poster.ts', 'poster-shapes.ts'])('is drawn by the same %s in both places', (file) => {
    const read = (folder: string) => readFileSync(join(root, folder, file), 'utf8');
    expect(read('client/src/ui')).toBe(read('server/lib/documents'));
  });

  it('comes from the id alone', () => {
    expect(posterSvg('a', card)).toBe(posterSvg('a', card));
    expect(new Set(drawings).size).toBeGreaterThan(150);
  });

  it('uses all eight palettes', () => {
    const grounds = drawings.map((drawing) => drawing.match(/fill="(#[0-9A-F]{6})"/)?.[1]);
    expect(new Set(grounds).size).toBe(8);
  });

  it('is plain SVG: no script, no text, no outside reference, and small', () => {
    for (const drawing of drawings) {
      expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 400"/);
      expect(drawing).not.toMatch(/NaN|Infinity|undefined|script|style|http(?!:\/\/www\.w3\.org)/);
      expect(drawing.length).toBeLessThan(20_000);
    }
  });

  it('lets several stand in one page: ids do not meet', () => {
    const idsIn = (drawing: string) => [...drawing.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const all = drawings.flatMap(idsIn);
    expect(new Set(all).size).toBe(all.length);
    expect(idsIn(posterSvg('a', card))).not.toEqual(idsIn(posterSvg('a', { width: 320, height: 200 })));
  });

  it('never lets an id into the picture', () => {
    expect(posterSvg('"><script>alert(1)</script>', card)).not.toContain('alert');
  });
});
