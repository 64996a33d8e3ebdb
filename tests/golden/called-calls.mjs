/** Checks whether the tests before called everything in the OpenAPI document, with success. */
import { readFileSync } from 'node:fs';

const lines = readFileSync(process.env.CALLED_CALLS, 'utf8').trim().split('\n');
const named = (mark) =>
  new Set(lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length)));
const known = named('known ');
const called = named('called ');
const missing = [...known].filter((call) => !called.has(call));

console.log(`${known.size - missing.length} of ${known.size} calls answered as documented`);
for (const call of missing) console.error(`no test calls ${call} with success`);
process.exitCode = known.size === 0 || missing.length > 0 ? 1 : 0;
