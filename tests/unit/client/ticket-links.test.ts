import { describe, expect, it } from 'vitest';
import { secretsIn } from '../../../client/src/features/finding/ticket-pass.ts';

describe('the address of a mailed ticket link', () => {
  it('holds its secret in the fragment', () => {
    expect(secretsIn({ hash: '#tickets=abc-1', search: '' })).toMatchObject({ token: null, mailed: 'abc-1' });
    expect(secretsIn({ hash: '#token=abc_2', search: '' })).toMatchObject({ token: 'abc_2', mailed: null });
  });

  it('of a mail that was sent earlier holds it in the query string', () => {
    expect(secretsIn({ hash: '', search: '?tickets=abc-1' })).toMatchObject({ token: null, mailed: 'abc-1' });
    expect(secretsIn({ hash: '', search: '?token=abc_2' })).toMatchObject({ token: 'abc_2', mailed: null });
  });

  it('may hold the answer of its reader', () => {
    const expected = { mailed: 'abc-1', chosen: 'KEEP' };
    expect(secretsIn({ hash: '#tickets=abc-1&answer=keep', search: '' })).toMatchObject(expected);
    expect(secretsIn({ hash: '', search: '?tickets=abc-1&answer=keep' })).toMatchObject(expected);
    expect(secretsIn({ hash: '#tickets=a&answer=money_back', search: '' }).chosen).toBe('MONEY_BACK');
    expect(secretsIn({ hash: '#tickets=a&answer=toString', search: '' }).chosen).toBeNull();
  });

  it('without a secret opens nothing', () => {
    expect(secretsIn({ hash: '', search: '' })).toMatchObject({ token: null, mailed: null });
  });
});
