import { describe, expect, it } from 'vitest';
import { Passwords } from '../../../server/modules/identity/credentials.ts';
import { passwordFaults } from '../../../server/modules/identity/passwords/password.rules.ts';

describe('password rules', () => {
  const messages = (password: string, email?: string) =>
    passwordFaults(password, 'password', email).map(({ message }) => message);

  it('takes eight characters and more, also long ones and any letters', () => {
    expect(messages('k9 tulip')).toEqual([]);
    expect(messages('x'.repeat(100) + 'y'.repeat(100))).toEqual([]);
    expect(messages('пароль-сложный')).toEqual([]);
  });

  it('counts characters, not bytes', () => {
    expect(messages('🎟️🎟️')).toHaveLength(1);
    expect(messages('ab🎟🎪🎭🎫🎬🎤')).toEqual([]);
  });

  it.each(['1234567', '', 'Password123', 'QWERTYUIOP', 'zzzzzzzzzz', 'x'.repeat(257)])(
    'refuses %j',
    (password) => {
      expect(messages(password)).toHaveLength(1);
    },
  );

  it('refuses the own email address', () => {
    expect(messages('Amina@kicc.test', 'amina@kicc.test')).toHaveLength(1);
  });
});

describe('password hashes', () => {
  const passwords = new Passwords({ memory: 1_024, time: 1 });

  it('are argon2id with the configured cost, and never twice the same', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('a good password'),
      passwords.hash('a good password'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('know their password, in either spelling of a letter', async () => {
    const stored = await passwords.hash('caf\u00e9 Nairobi');
    expect(await passwords.matches(stored, 'cafe\u0301 Nairobi')).toBe(true);
    expect(await passwords.matches(stored, 'cafe Nairobi')).toBe(false);
  });

  it('never match where there is no account', async () => {
    expect(await passwords.matches(undefined, 'a password that nobody has')).toBe(false);
  });

  it('serve everybody in turn, however many come at once', async () => {
    const stored = await passwords.hash('a good password');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        passwords.matches(stored, turn % 2 === 0 ? 'a good password' : 'wrong'),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(10);
  });
});
