import { describe, expect, it } from 'vitest';
import { disguiseOf } from '../../../client/src/ui/look-alike.ts';

describe('an email address', () => {
  it.each(['anna@passa.test', 'o.neil+x@mail.example', 'ANNA@PASSA.TEST', 'josé@mail.example'])(
    '%s hides nothing',
    (email) => {
      expect(disguiseOf(email)).toBeNull();
    },
  );

  it('with a letter of another alphabet in its host is shown as the network knows it', () => {
    expect(disguiseOf('anna@pass\u0430.test')).toEqual({ ascii: 'anna@xn--pass-83d.test', isMixed: false });
    expect(disguiseOf('anna@\u0440\u0430ss\u0430.test')?.ascii).toMatch(/^anna@xn--.*\.test$/);
  });

  it('with letters of two alphabets before the at sign is marked', () => {
    expect(disguiseOf('\u0430nna@passa.test')).toEqual({ ascii: '\u0430nna@passa.test', isMixed: true });
  });
});
