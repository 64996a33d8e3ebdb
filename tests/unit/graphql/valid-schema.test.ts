import { validateSchema } from 'graphql';
import { expect, it } from 'vitest';
import { printContract } from '../../../server/api/graphql/build-schema.ts';
import { productSchema } from '../../../server/app.ts';

it('the schema is valid, which a start does not check', () => {
  expect(validateSchema(productSchema())).toEqual([]);
  expect(printContract(productSchema())).toContain('type Query {');
});
