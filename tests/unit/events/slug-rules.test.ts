import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugWithSuffix } from '../../../server/lib/language/slug.ts';
import { isReservedSlug, slugOf } from '../../../server/modules/events/event.rules.ts';

describe('a slug', () => {
  it.each([
    ['Sauti Sol Live', 'sauti-sol-live'],
    ['  Jazz & Wine — Édition №2!  ', 'jazz-wine-edition-no2'],
    ["Nairobi's Finest", 'nairobis-finest'],
    ['日本語', 'event'],
    ['---', 'event'],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('always has the form that the database asks for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        (name, random) => {
          const form = /^[a-z0-9][a-z0-9-]{0,119}$/;
          expect(slugOf(name)).toMatch(form);
          expect(slugWithSuffix(slugOf(name), random)).toMatch(form);
        },
      ),
    );
  });

  it('never takes the place of another address', () => {
    expect(isReservedSlug(slugOf('Published'))).toBe(true);
    expect(isReservedSlug(slugWithSuffix('published', Buffer.alloc(8)))).toBe(false);
  });
});
