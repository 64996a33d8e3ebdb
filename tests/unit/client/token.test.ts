import { describe, expect, it } from 'vitest';
import { tokenClaims, tokenExpired } from '../../../client/src/session/token.ts';

const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

describe('the token in the browser', () => {
  it('gives its phone, whatever the alphabet', () => {
    expect(tokenClaims(token({ phone: '+254 700 000 000', name: 'Wanjikũ' }))?.phone).toBe(
      '+254 700 000 000',
    );
  });

  it('is over from the second in which it ends', () => {
    const held = token({ exp: 1_800_000_000 });
    expect(tokenExpired(held, 1_799_999_999_999)).toBe(false);
    expect(tokenExpired(held, 1_800_000_000_000)).toBe(true);
  });

  it('without an end, or unreadable, is left to the server to judge', () => {
    expect(tokenExpired(token({}), Date.now())).toBe(false);
    expect(tokenExpired('no-token', Date.now())).toBe(false);
    expect(tokenClaims('a.!!!.b')).toBeNull();
  });
});
