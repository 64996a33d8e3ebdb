import { buildSchema, type DocumentNode, getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DocumentCache } from '../../../server/api/graphql/graphql-documents.ts';
import { expandedFields, JitExecutor } from '../../../server/api/graphql/jit-executor.ts';

const schema = buildSchema('type Query { a: Int b: Int more: Query }');

/** A document of about this many characters. */
const large = (length: number): DocumentNode => parse(`{ ${'a '.repeat(length / 2)} }`);

describe('memory of documents', () => {
  it('that were parsed is bounded by what they take, not by their number', () => {
    const cache = new DocumentCache();
    const [long, short] = [large(60_000), large(20)];
    for (let number = 0; number < 20; number += 1) cache.set(`long ${number}`, long);
    expect(cache.size).toBeLessThan(5);
    for (let number = 0; number < 1_000; number += 1) cache.set(`short ${number}`, short);
    expect(cache.size).toBeGreaterThanOrEqual(1_000);
  });

  it('that were compiled is bounded by their fields with all fragments put in place', () => {
    const bytes = 1_000_000;
    const executor = new JitExecutor(schema, bytes);
    const fragments = `fragment A on Query { x: more { ...B } y: more { ...B } }
      fragment B on Query { x: more { ...C } y: more { ...C } } fragment C on Query { ${'a b '.repeat(20)} }`;
    for (let number = 0; number < 9; number += 1) {
      const document = parse(`query Q${number} { ...A } ${fragments}`);
      const execution = { document, operationName: undefined, variables: {}, context: {} };
      // A document is compiled when it is seen again.
      for (let sight = 0; sight < 2; sight += 1) executor.execute(execution);
    }
    // Each has 166 fields in some 300 characters.
    expect(executor.kept.operations).toBe(3);
    expect(executor.kept.bytes).toBeLessThanOrEqual(bytes);
  });

  it('counts fields once for each place of their fragment', () => {
    const document = parse('{ a ...F more { ...F } } fragment F on Query { a b ... on Query { b } }');
    const operation = getOperationAST(document);
    if (!operation) throw new Error('the document has an operation');
    expect(expandedFields(document, operation)).toBe(8);
  });
});
