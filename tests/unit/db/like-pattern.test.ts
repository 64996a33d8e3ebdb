import { describe, expect, it } from 'vitest';
import { likePattern } from '../../../server/platform/db/statement.ts';

describe('a search pattern', () => {
  it.each([
    ['Jazz', '%jazz%'],
    ['100%', '%100\\%%'],
    ['a_b\\c', '%a\\_b\\\\c%'],
    ['  \u0000 ', null],
    ['', null],
    [null, null],
  ])('of %j is %j', (search, pattern) => {
    expect(likePattern(search)).toBe(pattern);
  });
});
