import { describe, expect, it } from 'vitest';
import { layOut } from '../../../server/platform/mail/index.ts';
import { MAX_ATTEMPTS, nextAttempt, stateAfter } from '../../../server/platform/mail/mail.rules.ts';

describe('attempts to send a mail', () => {
  const now = new Date('2026-05-01T10:00:00Z');
  const minutes = (attempt: number) => (nextAttempt(now, attempt).getTime() - now.getTime()) / 60_000;

  it('wait longer each time, four hours at most', () => {
    expect([1, 2, 3, 4].map(minutes)).toEqual([1, 2, 4, 8]);
    expect(minutes(40)).toBe(240);
  });

  it('go on for about a day', () => {
    const total = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => minutes(index + 1)).reduce(
      (a, b) => a + b,
    );
    expect(total / 60).toBeGreaterThan(12);
    expect(total / 60).toBeLessThan(48);
    expect(stateAfter(MAX_ATTEMPTS - 1, false)).toBe('queued');
    expect(stateAfter(MAX_ATTEMPTS, false)).toBe('failed');
    expect(stateAfter(MAX_ATTEMPTS, true)).toBe('sent');
  });
});

describe('a letter', () => {
  const letter = {
    heading: 'Hello <Amina>',
    paragraphs: ['Tom & "Jerry"'],
    action: { label: 'Go', url: 'https://passa.test/?a=1&b=2' },
  };

  it('takes names as text, never as markup', () => {
    const { html } = layOut(letter);
    expect(html).toContain('Hello &lt;Amina&gt;');
    expect(html).toContain('Tom &amp; &quot;Jerry&quot;');
    expect(html).toContain('href="https://passa.test/?a=1&amp;b=2"');
    expect(html).not.toContain('<script');
  });

  it('says the same without markup', () => {
    expect(layOut(letter).text).toBe(
      'Hello <Amina>\n\nTom & "Jerry"\n\nGo:\nhttps://passa.test/?a=1&b=2\n\nPassa\n',
    );
  });
});
