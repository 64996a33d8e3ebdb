type Dice = () => number;

export const pick = <T>(random: Dice, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** JSON keeps `__proto__` as a member of its own, as an attacker sends it. */
const polluted = (): unknown =>
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');

function nested(depth: number, of: 'list' | 'record'): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = of === 'list' ? [value] : { a: value };
  return value;
}

const cursorOf = (...key: unknown[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** Texts that break what joins, renders, parses or stores them without care. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  '٣',
  'İ',
  '\ufeff\r\n\t',
  "'; DROP TABLE users; --",
  `" OR 1=1 --`,
  "1'; SELECT pg_sleep(9); --",
  'name; DELETE FROM tickets',
  'created_at, (SELECT secret FROM users)',
  '%',
  '_%\\',
  '\\',
  '$1',
  '$'.concat('{7*7}'),
  '{{7*7}}',
  '<script>alert(1)</script>',
  '</script><svg onload=alert(1)>',
  '../../../etc/passwd',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '99999999999999999999999999.9999999',
  '0.00000001',
  '-1',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00Z',
  '2031-02-30',
  'http://[::1]:5432/',
  'javascript:alert(1)',
  'a@b',
  `${'a'.repeat(70)}@${'b'.repeat(250)}.test`,
  '+'.repeat(60),
  'x'.repeat(5_000),
  cursorOf('x', 'y'),
  cursorOf(null, {}, []),
  cursorOf('infinity', '01a1fe81-ead4-721a-bf64-210c52709e3f'),
  cursorOf(1e308, -1),
  cursorOf({ toString: 1, valueOf: null }),
];

const HOSTILE_NUMBERS: readonly number[] = [
  -1,
  0,
  0.5,
  -0,
  1e-9,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e21,
  1e308,
  101,
  1_000_000,
];

/** A value of any type that no honest client sends. */
export function hostileValue(random: Dice): unknown {
  const roll = random();
  if (roll < 0.55) return pick(random, HOSTILE_TEXTS);
  if (roll < 0.75) return pick(random, HOSTILE_NUMBERS);
  return pick(random, [
    null,
    true,
    [],
    {},
    [null],
    [[]],
    polluted(),
    nested(30, 'list'),
    nested(30, 'record'),
    Array.from({ length: 300 }, () => 'x'),
    { length: 1e9 },
    { toString: 1, valueOf: null },
  ]);
}
