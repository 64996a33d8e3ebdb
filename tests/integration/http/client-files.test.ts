import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';

const assets = readdirSync(new URL('../../../dist/client/assets', import.meta.url));

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp();
});
afterAll(() => app.close());

const ask = (file: string, encodings: string) =>
  fetch(`${app.url}/assets/${file}`, { headers: { 'accept-encoding': encodings } });

it.each([
  ['js', '/javascript'],
  ['css', 'text/css'],
])(
  'serves .%s as the build compressed it, and plain to clients that cannot decompress',
  async (end, type) => {
    const file = assets.find((name) => name.endsWith(`.${end}`) && assets.includes(`${name}.br`)) ?? '';
    const answers = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((encodings) => ask(file, encodings)),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(new Set(texts).size).toBe(1);
    for (const { headers } of answers) {
      expect(headers.get('content-type')).toContain(type);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('vary')).toContain('accept-encoding');
    }
  },
);

it('the packed files are no addresses', async () => {
  const packed = assets.find((name) => name.endsWith('.js.br')) ?? '';
  expect(packed).not.toBe('');
  expect((await ask(packed, 'identity')).status).toBe(404);
});
