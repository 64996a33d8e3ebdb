import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { productSchema } from '../../../server/app.ts';

const SOURCES = new URL('../../../client/src/', import.meta.url).pathname;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('gql'))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCES, file), 'utf8') }));

const confirmed = Object.values(productSchema().getMutationType()?.getFields() ?? {})
  .filter(({ extensions }) => extensions.confirmed === true)
  .map(({ name }) => name);

/** The operations of the client that hold such a mutation. */
const operations = sources.flatMap(({ text }) =>
  [...text.matchAll(/mutation (\w+)[^{]*\{\s*(\w+)/g)]
    .filter(([, , field = '']) => confirmed.includes(field))
    .map(([, operation = '']) => operation),
);

it('calls that ask who is there are sent by the person, not with a key', () => {
  expect(operations.length).toBeGreaterThan(15);
  const senders = operations.map((operation) => ({
    operation,
    found: sources.filter(({ text }) => text.includes(`use${operation}Mutation(`)),
  }));
  expect(senders.filter(({ found }) => found.length === 0).map(({ operation }) => operation)).toEqual([]);
  const byKey = senders.flatMap(({ operation, found }) =>
    found
      .filter(({ text }) => !/AS_PERSON|credential: 'session'/.test(text))
      .map(({ file }) => `${operation} in ${file}`),
  );
  expect(byKey).toEqual([]);
});
