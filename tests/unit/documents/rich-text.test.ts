import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, plainTextOf } from '../../../server/lib/rich-text/rich-text.ts';

const plain = (text: string) => ({ text, bold: false, italic: false, href: null });
const paragraph = (...spans: object[]) => ({ kind: 'paragraph', depth: 0, number: null, spans });
const textOf = (source: string): string =>
  parseRichText(source)
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
    .join('\n');
const linksOf = (source: string) =>
  parseRichText(source).flatMap(({ spans }) => spans.flatMap(({ href }) => (href === null ? [] : [href])));

describe('formatted text', () => {
  it('has paragraphs, line breaks, bold, italic and links', () => {
    expect(
      parseRichText('Doors at **seven**.\nBring *warm* clothes.\n\nSee [the map](https://maps.example).'),
    ).toEqual([
      paragraph(
        plain('Doors at '),
        { ...plain('seven'), bold: true },
        plain('.\nBring '),
        { ...plain('warm'), italic: true },
        plain(' clothes.'),
      ),
      paragraph(plain('See '), { ...plain('the map'), href: 'https://maps.example' }, plain('.')),
    ]);
  });

  it('has headings, lists within lists, numbers and quotations', () => {
    const blocks = parseRichText(
      '# Night\n### Food\n- Fish\n  - Vegan\n- Rice\n\n3. Three\n4. Four\n\n> Come early',
    );
    expect(blocks.map(({ kind, depth, number, spans }) => [kind, depth, number, spans[0]?.text])).toEqual([
      ['heading', 0, null, 'Night'],
      ['subheading', 0, null, 'Food'],
      ['bullet', 0, null, 'Fish'],
      ['bullet', 1, null, 'Vegan'],
      ['bullet', 0, null, 'Rice'],
      ['numbered', 0, 3, 'Three'],
      ['numbered', 0, 4, 'Four'],
      ['quote', 0, null, 'Come early'],
    ]);
  });

  it.each([
    'Guitars that never stop.',
    'Two lines\nof one paragraph',
    '2 * 3 = 6, and snake_case_names stay',
    'Entry: +254 711 000 000 (WhatsApp) & 50% off!',
    'C’est à 20 h ; venez tôt — « ensemble »',
    '    indented by four',
    'Title\n---',
    '`code` and ~~this~~ and | a | b |',
  ])('leaves %j as it is', (text) => {
    expect(textOf(text).trim()).toBe(text.trim());
    expect(plainTextOf(text)).toBe(text);
  });
});

describe('malicious text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<!-- --><svg/onload=alert(1)>',
    '&lt;script&gt;',
  ])('is shown as the text that it is: %s', (text) => {
    expect(textOf(text)).toBe(text);
    expect(linksOf(text)).toEqual([]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](data:text/html;base64,PHN2Zz4=)',
    '[x](vbscript:msgbox)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](/dashboard)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](javascript:alert(1))',
    '[e](https://e.example\\@evil.example)',
    '[e](https://e.example%5C@evil.example)',
    '[e](https://e.example@evil.example)',
    '[e](https://e.example:443@evil.example/login)',
    '[e](https://e.example\\evil.example)',
    '[m](mailto:?bcc=all@evil.example)',
    '[m](mailto:a@b.example?bcc=c@evil.example)',
    '[m](mailto:a@b.example?subject=x&cc=c@evil.example)',
    '[m](mailto:a@b.example,c@evil.example)',
    '[m](mailto:a%3Fbcc=c@evil.example)',
    '[l](http://localhost:4000/)',
    '[l](http://LOCALHOST./)',
    '[l](https://printer.local/)',
    '[l](http://127.0.0.1/admin)',
    '[l](http://2130706433/)',
    '[l](http://0x7f.1/)',
    '[l](http://[::1]/)',
    '[l](http://[::ffff:10.0.0.1]/)',
    '[l](http://192.168.1.1/)',
    '[l](http://169.254.169.254/latest)',
  ])('makes no link of %s', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it('keeps links to public hosts, and to one address with a subject', () => {
    const links = ['https://maps.example/a?b=c#d', 'http://8.8.8.8/', 'mailto:hi@club.example?subject=Table'];
    expect(linksOf(links.map((link) => `[x](${link})`).join(' '))).toEqual(links);
  });

  it('shows no picture, only where it would have come from', () => {
    expect(linksOf('![pixel](https://tracker.example/p.gif)')).toEqual(['https://tracker.example/p.gif']);
    expect(textOf('![pixel](https://tracker.example/p.gif)')).toBe('!pixel');
  });

  it('loses controls and marks that turn the direction of writing', () => {
    expect(textOf('safe\u202egpj.exe\u0000\u0007\u2066')).toBe('safegpj.exe');
  });

  it.each([
    ['deep quotations', `${'>'.repeat(19_990)} end`],
    ['deep lists', Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
    ['brackets', '['.repeat(20_000)],
    ['asterisks', '*a '.repeat(6_000)],
    ['mixed emphasis', '*_'.repeat(10_000)],
    ['links that never end', '[a]('.repeat(5_000)],
    ['escapes', '\\'.repeat(20_000)],
  ])('ends and loses nothing to %s', (_name, text) => {
    expect(parseRichText(text).length).toBeGreaterThan(0);
    if (text.endsWith('end')) expect(textOf(text)).toBe('end');
    if (text.endsWith('- x')) expect(parseRichText(text)).toHaveLength(300);
    expect(plainTextOf(text).length).toBeLessThanOrEqual(text.length + text.split('\n').length * 4);
  });

  it('never yields anything but text and safe links', () => {
    const piece = fc.constantFrom(
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '#',
      '- ',
      '1. ',
      '\n',
      'a',
      'javascript:',
      'https://x.y',
      '&#106;',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const href of linksOf(pieces.join(''))) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
      }),
    );
  });
});
