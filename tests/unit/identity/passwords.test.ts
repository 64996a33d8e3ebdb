import { describe, expect, it } from 'vitest';
import { Passwords } from '../../../server/modules/identity/credentials.ts';
import { passwordFaults } from '../../../server/modules/identity/passwords/password.rules.ts';

describe('password rules', () => {
  const messages = (password: string, owner?: Parameters<typeof passwordFaults>[2]) =>
    passwordFaults(password, 'password', owner).map(({ message }) => message);
  const SHORT = 'The password needs at least 12 characters.';
  const EASY = 'This password is too easy to guess. Please choose another one.';

  it('takes twelve characters and more, also long ones, of any letters and of one kind', () => {
    for (const password of ['k9 tulip fern', 'пароль-сложный', 'mvua kubwa ya usiku', 'wvrqhzjpxkdm'])
      expect(messages(password)).toEqual([]);
    expect(messages('a long walk by the sea '.repeat(10))).toEqual([]);
  });

  it('counts characters, not bytes', () => {
    expect(messages('🎟️🎟️')).toEqual([SHORT]);
    expect(messages('ab🎟🎪🎭🎫🎬🎤🎧🎷🎺🎸')).toEqual([]);
  });

  it.each(['Password1!', 'Qwerty123!', 'Kenya2024!', '1234567', ''])(
    'refuses %j as too short',
    (password) => {
      expect(messages(password)).toEqual([SHORT]);
    },
  );

  it.each(
    [
      ['Password1234!', 'qwertyuiop12', 'zzzzzzzzzzzz', '123456789012', 'iloveyou2024', 'P@ssw0rdP@ssw0rd'],
      ['nairobinairobi', 'hakunamatata1', 'Safaricom2024', 'blessed1blessed1'],
    ].flat(),
  )('refuses %j as easy to guess', (password) => {
    expect(messages(password)).toEqual([EASY]);
  });

  it('refuses what is longer than 256 characters', () => {
    expect(messages('x'.repeat(257))).toEqual(['The password may have at most 256 characters.']);
  });

  it('refuses the own email address, and parts of it', () => {
    expect(messages('Amina.Wanjiru@kicc.test', { email: 'amina.wanjiru@kicc.test' })).toEqual([EASY]);
    expect(messages('aminawanjiru', { email: 'amina.wanjiru@kicc.test' })).toEqual([EASY]);
  });

  it('takes eight characters beside a second factor, and still none that are easy to guess', () => {
    expect(messages('wvrqhzjp', { hasSecondFactor: true })).toEqual([]);
    expect(messages('wvrqhzj', { hasSecondFactor: true })).toEqual([
      'The password needs at least 8 characters.',
    ]);
    expect(messages('Qwerty123!', { hasSecondFactor: true })).toEqual([EASY]);
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
