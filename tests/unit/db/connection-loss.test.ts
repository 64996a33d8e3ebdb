import { describe, expect, it } from 'vitest';
import { isConnectionLoss } from '../../../server/platform/db/database-faults.ts';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

describe('a database that is out of reach', () => {
  it.each(['08006', '57P01', '57P03', '57P05', '25P03', '25P04', '25006', '53300', 'ECONNRESET'])(
    'is detected by %s, whatever the state of the session',
    (code) => {
      expect(isConnectionLoss(withCode(code))).toBe(true);
    },
  );

  it.each(['23505', '25P02', '40001', '42501', '57014'])('is not what %s says', (code) => {
    expect(isConnectionLoss(withCode(code))).toBe(false);
  });
});
