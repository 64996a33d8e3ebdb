import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, GraphQLError, Kind, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as generated from '../../../client/src/gql/hooks/index.ts';
import { START_QUERY } from '../../../client/src/pages/explorer/start-query.ts';
import { PASSA_DOCUMENTS } from '../../../docs/typed-client/operations.gen.ts';
import { documentReader } from '../../../server/api/graphql/graphql-documents.ts';
import { productSchema } from '../../../server/app.ts';

const read = documentReader(productSchema(), true);

/** The server's reason to refuse the document; undefined when it runs it. */
function refusalOf(text: string): string | undefined {
  try {
    const answer = read(text);
    return Array.isArray(answer) ? answer.map(({ message }) => message).join(' ') : undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

/** The first line of the operation, which follows the fragments of its document. */
const operationOf = (text: string): string | undefined =>
  /^(?:query|mutation|subscription) .*$/m.exec(text)?.[0];

/** Adds `__typename` to every selection, as the client does before it sends a document, because that counts too. */
const cache = new InMemoryCache();

const ofClient = Object.values(generated as Record<string, unknown>)
  .filter((value): value is DocumentNode => (value as DocumentNode | undefined)?.kind === Kind.DOCUMENT)
  .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
  .map((document) => print(cache.transformDocument(document)));

describe('the limits of documents', () => {
  it('let every document of the web client through', () => {
    expect(ofClient.length).toBeGreaterThan(400);
    expect(ofClient.map((text) => [operationOf(text), refusalOf(text)]).filter(([, why]) => why)).toEqual([]);
  });

  it('let every document of the typed client through', () => {
    const refused = Object.entries(PASSA_DOCUMENTS).map(([name, text]) => [name, refusalOf(text)]);
    expect(refused.filter(([, why]) => why)).toEqual([]);
  });

  it('let the query through with which the explorer opens', () => {
    expect(refusalOf(START_QUERY)).toBeUndefined();
    expect(refusalOf(START_QUERY.replace(/price \{[^}]*\}/, 'price'))).toContain('price');
  });
});
