import { readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as hooks } from './client/codegen-hooks.mjs';

const scalars = { Decimal: 'string', DateTime: 'string', LocalDate: 'string', JSON: 'unknown' };
const config = { scalars, useTypeImports: true, enumsAsTypes: true };
/** Fields of a fragment that is spread with `@unmask` can be read without `useFragment`. */
const clientConfig = { ...config, customDirectives: { apolloUnmask: true } };
/** Files with documents alone: parsing the others as well would double the time. */
const clientDocuments = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('gql'))
  .map((file) => `client/src/${file}`)
  .filter((file) => /\bgraphql\(/.test(readFileSync(file, 'utf8')));

/** The typed documents of client and REST, which are not in git. */
const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  ignoreNoDocuments: true,
  generates: {
    'client/src/gql/': { documents: clientDocuments, preset: 'client', config: clientConfig },
    'client/src/gql/hooks/': { documents: clientDocuments, preset: hooks },
    'server/api/rest/operations.gen.ts': {
      schema: 'server/api/rest/directives.graphql',
      documents: 'server/api/rest/*/operations.graphql',
      plugins: ['typescript-operations', './server/start/rest-operations.mjs'],
      config,
    },
  },
};

export default codegen;
