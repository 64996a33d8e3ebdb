import { describe, expect, it } from 'vitest';
import { Shape } from '../../../server/modules/events/browse/statement-shape.ts';

describe('the name of a prepared statement', () => {
  it('states its conditions', () => {
    const shape = new Shape('events')
      .add('open', 'e.end_at >= ?', 1)
      .add('city', 'lower(e.city) = lower(?)', 'x');
    expect(shape.name).toBe('events-open-city');
    expect(shape.where).toBe('WHERE e.end_at >= $1 AND lower(e.city) = lower($2)');
    expect(shape.values).toEqual([1, 'x']);
  });

  it('differs for other conditions, however many there are', () => {
    const long = () => new Shape('events-published-walk-tiers-ASC-100-open-to-search-category-city');
    const names = ['free', 'paid', 'fromday', 'today'].map((mark) => long().add(mark, 'true').name);
    expect(new Set(names).size).toBe(4);
    expect(names.every((name) => name.length === 63 && name.startsWith('events-published-'))).toBe(true);
    expect(long().add('free', 'true').name).toBe(names[0]);
  });
});
