import { describe, expect, it } from 'vitest';
import { secretsIn } from '../../../client/src/features/finding/ticket-pass.ts';

describe('the address of a mailed ticket link', () => {
  it('holds its secret in the fragment', () => {
    expect(secretsIn({ hash: '#tickets=abc-1', search: '' })).toEqual({ token: null, mailed: 'abc-1' });
    expect(secretsIn({ hash: '#token=abc_2', search: '' })).toEqual({ token: 'abc_2', mailed: null });
  });

  it('of a mail that was sent earlier holds it in the query string', () => {
    expect(secretsIn({ hash: '', search: '?tickets=abc-1' })).toEqual({ token: null, mailed: 'abc-1' });
    expect(secretsIn({ hash: '', search: '?token=abc_2' })).toEqual({ token: 'abc_2', mailed: null });
  });

  it('without a secret opens nothing', () => {
    expect(secretsIn({ hash: '', search: '' })).toEqual({ token: null, mailed: null });
  });
});
