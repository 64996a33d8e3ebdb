import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const READER = new URL('../../support/words-of-reader.mjs', import.meta.url).pathname;

/** A build of the client: its sources are browser modules, which node cannot load. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passa-reader-'));
  const bundle = await rolldown({
    input: { reader: READER },
    platform: 'browser',
    logLevel: 'silent',
    plugins: [viteImportGlobPlugin({ root: path.dirname(READER) })],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  });
  await bundle.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Worded {
  /** By a plain call, such as a file download. */
  plain: string;
  graphql: string;
  fields: Record<string, string>;
}

interface Words {
  refusals: Worded[];
  euro: string;
}

async function read(language: string, refusals: object[] = []): Promise<Words> {
  const env = { ...process.env, LANGUAGE: language, REFUSALS: JSON.stringify(refusals) };
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'reader.mjs')], { env });
  return JSON.parse(stdout) as Words;
}

const wordsOf = async (language: string, refusals: object[]) => (await read(language, refusals)).refusals;

const TOO_LARGE = { status: 413, code: 'RECEIPT_TOO_LARGE', message: 'A receipt has at most 5 MB.' };
const LIMITED = { status: 429, code: 'RATE_LIMITED', message: 'Too many attempts.', retryAfter: 841 };
const FAULTS = {
  status: 400,
  code: 'BAD_INPUT',
  message: 'The name may have at most 200 characters. Please give a valid email address.',
  fields: [
    { field: 'name', code: 'TOO_LONG', max: 1200, message: 'The name may have at most 1200 characters.' },
    { field: 'email', code: 'EMAIL', message: 'Please give a valid email address.' },
    { field: 'order.by', message: 'Sort by one of these columns.' },
  ],
};
const NO_COLUMNS = {
  status: 400,
  code: 'BAD_INPUT',
  message: 'The first line names the columns.',
  fields: [{ field: 'file', code: 'GUEST_COLUMNS', message: 'The first line names the columns.' }],
};

describe('a refusal has the same words over GraphQL and as the answer to a plain call', () => {
  it.each([
    ['en', 'A receipt has at most 5 MB.', 'Too many attempts. Please try again in 15 minutes.'],
    ['sw', 'Risiti haizidi MB 5.', 'Umejaribu mara nyingi. Tafadhali jaribu tena baada ya dakika 15.'],
    ['fr', 'Un justificatif fait au plus 5 Mo.', 'Trop d’essais. Réessayez dans 15 minutes.'],
  ])('in %s', async (language, tooLarge, limited) => {
    const worded = await wordsOf(language, [TOO_LARGE, LIMITED]);
    expect(worded).toEqual([
      { plain: tooLarge, graphql: tooLarge, fields: {} },
      { plain: limited, graphql: limited, fields: {} },
    ]);
  });
});

describe('a fault of a value', () => {
  it('stands beside its field in the language of the reader', async () => {
    const [worded] = await wordsOf('fr', [FAULTS]);
    expect(worded).toEqual({
      plain: 'Vérifiez ce que vous avez saisi.',
      graphql: 'Vérifiez ce que vous avez saisi.',
      fields: {
        name: '1\u202f200 caractères au plus.',
        email: 'Indiquez une adresse e-mail valable.',
        'order.by': 'Vérifiez ce champ.',
      },
    });
  });

  it('is the sentence of the service for an English reader', async () => {
    const [worded] = await wordsOf('en', [FAULTS]);
    expect(worded?.plain).toBe(FAULTS.message);
    expect(worded?.fields.email).toBe('Please give a valid email address.');
  });

  it('is the reason of the refusal where it says by itself what it is about', async () => {
    const [worded] = await wordsOf('sw', [NO_COLUMNS]);
    expect(worded?.plain).toBe('Mstari wa kwanza unataja safu: name,email,phone,tier.');
  });
});

it('an amount in euro is written as the language writes it', async () => {
  expect([(await read('sw')).euro, (await read('fr')).euro]).toEqual(['€9,920.33', '9\u202f920,33\u00a0€']);
});
