import { readFileSync, writeFileSync } from 'node:fs';
import { printContract } from '../api/graphql/build-schema.ts';
import { productSchema } from '../app.ts';

/** Writes schema.graphql from the code; with --check only sets the exit code when it differs. */
const contract = printContract(productSchema());
if (!process.argv.includes('--check')) {
  writeFileSync('schema.graphql', contract);
} else if (readFileSync('schema.graphql', 'utf8') !== contract) {
  console.error('schema.graphql differs from the schema that the server builds; run `npm run codegen`.');
  process.exitCode = 1;
}
