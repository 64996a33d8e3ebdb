import { readFileSync, writeFileSync } from 'node:fs';
import { createSchema, printContract } from '../api/graphql/build-schema.ts';

/** Writes schema.graphql as the code builds it; with --check only tells, by the exit code, whether it differs. */
const contract = printContract(createSchema());
if (!process.argv.includes('--check')) {
  writeFileSync('schema.graphql', contract);
} else if (readFileSync('schema.graphql', 'utf8') !== contract) {
  console.error('schema.graphql differs from the schema that the server builds; run `npm run codegen`.');
  process.exitCode = 1;
}
