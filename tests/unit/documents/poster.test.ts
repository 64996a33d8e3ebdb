import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posterSvg } from '../../../server/lib/posters/poster.ts';
import { STYLES } from '../../../server/lib/posters/poster-categories.ts';

const card = { width: 640, height: 400 };
const CATEGORIES = [null, 'music', 'sports', 'arts', 'business', 'technology'] as const;
const ids = fc.sample(fc.uuid(), { numRuns: 200, seed: 1 });
const subjects = CATEGORIES.flatMap((category) => ids.map((id) => ({ id, category })));
const drawings = subjects.map((subject) => posterSvg(subject, card));
/** The shapes of the repeated motif, without their colours: the second part of a drawing. */
const motifOf = (drawing: string): string => {
  const [, , motif = ''] = drawing.split('<g id=');
  const [drawn = ''] = motif.split('</g>');
  return [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, outline]) => outline).join(' ');
};

describe('the poster of an event', () => {
  it('comes from the id and the category alone', () => {
    const subject = { id: 'a', category: 'music' } as const;
    expect(posterSvg(subject, card)).toBe(posterSvg({ ...subject }, card));
    for (const category of CATEGORIES) {
      const own = drawings.filter((_drawing, nth) => subjects[nth]?.category === category);
      expect(new Set(own).size).toBeGreaterThan(60);
    }
  });

  it('shows patterns of its category that no other category has', () => {
    const owners = new Map<string, Set<string | null>>();
    for (const [nth, drawing] of drawings.entries()) {
      // The size of the motif is chance, so its first numbers are taken in parts of it.
      const shape = motifOf(drawing).replaceAll(/-?[\d.]+/g, '#');
      owners.set(shape, (owners.get(shape) ?? new Set()).add(subjects[nth]?.category ?? null));
    }
    expect([...owners.values()].every((categories) => categories.size === 1)).toBe(true);
    for (const category of CATEGORIES) {
      const own = [...owners.values()].filter((categories) => categories.has(category));
      expect(own.length).toBe(category === null ? 6 : STYLES[category].motifs.length);
    }
  });

  it('uses all eight palettes in every category', () => {
    for (const category of CATEGORIES) {
      const own = drawings.filter((_drawing, nth) => subjects[nth]?.category === category);
      const grounds = own.map((drawing) => drawing.match(/fill="(#[0-9A-F]{6})"/)?.[1]);
      expect(new Set(grounds).size).toBe(8);
    }
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
    const subject = { id: 'a', category: null };
    expect(idsIn(posterSvg(subject, card))).not.toEqual(
      idsIn(posterSvg(subject, { width: 320, height: 200 })),
    );
  });

  it('never lets an id into the picture', () => {
    const subject = { id: '"><script>alert(1)</script>', category: 'arts' } as const;
    expect(posterSvg(subject, card)).not.toContain('alert');
  });
});
