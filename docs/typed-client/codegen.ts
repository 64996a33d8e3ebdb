import type { CodegenConfig } from '@graphql-codegen/cli';

/** The documents of the typed client, which are in git because others read them. */
const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'docs/typed-client/operations.gen.ts': {
      documents: 'docs/typed-client/operations/*.graphql',
      plugins: ['typescript-operations', './server/start/rest-operations.mjs'],
      config: {
        scalars: { Decimal: 'string', DateTime: 'string', LocalDate: 'string', JSON: 'unknown' },
        useTypeImports: true,
        enumsAsTypes: true,
        of: 'Passa',
      },
    },
  },
};

export default codegen;
