/**
 * Checks module boundaries, import cycles, orphans, readers of the environment, row locks and names of providers. It
 * replaces dependency-cruiser, which reads TypeScript through an interface that TypeScript 7 no longer has.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rules } from './boundary-rules.mjs';
import { findViolations } from './find-violations.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const files = ['server', 'client', 'migrations', 'tests'].flatMap(sourcesBelow);
const faults = findViolations(
  new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
);
for (const fault of faults) console.log(fault);
console.log(`boundaries: ${files.length} files, ${rules.length + 5} rules, ${faults.length} violations`);
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;

function sourcesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesBelow(file);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [file] : [];
  });
}
